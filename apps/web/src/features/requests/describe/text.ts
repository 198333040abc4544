import { describeWorkTitle, fieldMessages } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of the page on which a visitor writes what is to be done. */
export const text = {
  title: describeWorkTitle,
  intro:
    'Leírod egyszer, és akik a környékeden vállalják, ajánlatot küldenek. Ingyenes, és nem kötelez semmire.',
  trade: 'Kire van szükséged?',
  tradeExample: 'pl. vízvezeték-szerelő, vagy: csöpög a csap',
  place: 'Hol?',
  description: 'Mi a gond?',
  descriptionExample: 'pl. Csöpög a mosogató alatt a szifon, cserélni kellene.',
  missing: fieldMessages.required,
  next: 'Tovább',
  nextHint:
    'A következő lépésben regisztrálsz vagy bejelentkezel. Amit ide írtál, megőrizzük ebben a böngészőben.',
  otherRole: 'Ajánlatot ajánlatkérő fiókkal kérhetsz: jelentkezz ki, és regisztrálj ajánlatkérőként!',
} as const;
