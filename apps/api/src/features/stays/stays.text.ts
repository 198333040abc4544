import { accommodationRequestFields } from '@piacter/contracts/requests/fields';
import { childGroups, type StayParty, type StayState, stayLimits } from '@piacter/contracts/stays/values';
import { formatDays, formatForints, joinWithCommas } from '../../core/formatting.ts';

const formatParty = (party: StayParty): string =>
  joinWithCommas(
    `${party.adults} felnőtt`,
    ...childGroups.map((group) =>
      party[group] > 0 ? `${accommodationRequestFields[group].label}: ${party[group]}` : undefined,
    ),
    party.pets > 0 ? `kisállatok: ${party.pets}` : undefined,
  );

const formatStay = (party: StayParty): string =>
  `${formatDays(party.arrival, party.departure)}, ${formatParty(party)}`;

/** What a step of a side says in the thread. */
const steps: Partial<Record<StayState, string>> = {
  free: 'Igen, szabad.',
  refused: 'Sajnos nem szabad.',
  reserved: 'Lefoglaltam nektek.',
  withdrawn: 'Visszavontam a kérdésemet.',
  cancelled: 'Lemondom.',
};

/** Hungarian messages of stays, and the words that they write into threads. */
export const stayText = {
  asked: 'A kérdésedet elküldtük. A válaszról e-mailt is küldünk.',
  moved: 'Rögzítettük.',
  notFound: 'Ez a kérdés nem található! Lehet, hogy már töröltük: frissítsd az oldalt!',
  question: (party: StayParty, message: string) =>
    [`Szabad ez? ${formatStay(party)}.`, message].filter((part) => part !== '').join('\n\n'),
  answer: (
    state: StayState,
    party: StayParty,
    { total, reason }: { total: number | null; reason: string | null },
  ) =>
    [
      `${formatDays(party.arrival, party.departure)}: ${steps[state] ?? ''}`,
      state === 'free' && total !== null ? `A végösszeg ${formatForints(total)}.` : '',
      reason ?? '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  tooManyPeople: (capacity: number) =>
    `Ezen a szálláson legfeljebb ${capacity} fő fér el, adj meg kevesebbet!`,
  reasonRequired: 'Írd meg, miért mondod le!',
  noReason: 'Indokot csak nemleges válaszhoz vagy lemondáshoz adhatsz meg, hagyd el!',
  noTotal: 'Végösszeget csak ahhoz a válaszhoz adhatsz meg, hogy szabad: hagyd el!',
  wrongState: 'Ez a lépés most nem lehetséges, mert közben megváltozott az állapota. Frissítsd az oldalt!',
  alreadySaid: 'Erről már nyilatkoztál, nincs több teendőd.',
  lapses: `A szállásadó ${stayLimits.answerHours} órán belül válaszolhat.`,
} as const;
