import { formatParty } from '@piacter/contracts/stays/fields';
import type { StayParty, StayState } from '@piacter/contracts/stays/values';
import { formatDays, formatForints } from '../../core/formatting.ts';

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
  question: (party: StayParty, total: number | undefined, message: string) => {
    const sum = total === undefined ? '' : ` A hirdetés szerint ${formatForints(total)}.`;
    return [`Szabad ez az időszak? ${formatStay(party)}.${sum}`, message]
      .filter((part) => part !== '')
      .join('\n\n');
  },
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
  alreadySaid: 'Erre már válaszoltál, nincs több teendőd.',
} as const;
