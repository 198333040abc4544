import { type AppointmentKind, formatMoment } from '@piacter/contracts/threads/values';

const kinds: Record<AppointmentKind, string> = { viewing: 'megtekintés', survey: 'felmérés' };
const list = (times: readonly Date[]) => times.map(formatMoment).join('; ');

/** Hungarian messages of appointments, and words of their entries and mails. */
export const appointmentText = {
  kinds,
  proposed: 'Az időpontokat elküldtük.',
  changed: 'Az időpontot módosítottuk.',
  oneStep: 'Egyszerre egy lépést küldj: elfogadást, új időpontokat, lemondást vagy választ!',
  notFound: 'Ez az időpont nem található! Frissítsd az oldalt!',
  openBefore: 'Ebben a beszélgetésben már egyeztettek egy időpontot: azt fogadd el, módosítsd vagy mondd le!',
  noSuchTime: 'Ez az időpont nem létezik, mert aznap átállítjuk az órát. Válassz másikat!',
  badDay: 'Ilyen nap vagy időpont nincs. Válassz másikat!',
  past: 'Ez az időpont már elmúlt. Válassz későbbit!',
  tooLate: 'Legfeljebb egy évre előre adhatsz meg időpontot. Válassz korábbit!',
  twice: 'Ezt az időpontot kétszer adtad meg. Hagyd el az egyiket!',
  changedMeanwhile: 'Az időpont közben megváltozott. Nézd meg újra, és utána dönts!',
  /** With the present state. */
  impossible: (state: string) =>
    `Ez a lépés most nem lehetséges, az időpont állapota: ${state}. Frissítsd az oldalt!`,
  states: {
    proposed: 'javasolt',
    accepted: 'elfogadott',
    cancelled: 'lemondott',
    happened: 'megtörtént',
    missed: 'elmaradt',
    disputed: 'nem egyforma a válaszotok',
  },
  /** Entries of the thread. */
  entries: {
    proposed: (kind: AppointmentKind, times: readonly Date[]) =>
      `Időpontjavaslat, ${kinds[kind]}: ${list(times)}.`,
    moved: (kind: AppointmentKind, times: readonly Date[]) =>
      `Új időpontjavaslat, ${kinds[kind]}: ${list(times)}.`,
    accepted: (kind: AppointmentKind, at: Date) => `Időpont elfogadva, ${kinds[kind]}: ${formatMoment(at)}.`,
    cancelled: (kind: AppointmentKind, reason: string) =>
      `Időpont lemondva, ${kinds[kind]}. Indok: ${reason}`,
  },
  mail: {
    reminder: (kind: AppointmentKind, at: Date) => `Holnap ${kinds[kind]}: ${formatMoment(at)}`,
    reminderReply: 'Ha közbejött valami, a beszélgetésben lemondhatod, vagy javasolhatsz másik időpontot.',
    question: { viewing: 'Megtörtént a megtekintés?', survey: 'Megtörtént a felmérés?' },
    questionReply: 'A gombbal a beszélgetés nyílik meg: egy kattintással válaszolhatsz, hogy megtörtént-e.',
  },
} as const;
