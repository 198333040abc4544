import { accommodationRequestFields } from '@piacter/contracts/requests/fields';

const { startDate, endDate } = accommodationRequestFields;

/** Hungarian texts of the lists of requests and their filters. */
export const text = {
  serviceExample: 'pl. festő',
  answered: 'Válasz',
  anyAnswer: 'Bármelyik',
  answers: [
    { value: '0', label: 'Még nem érkezett válasz' },
    { value: '1', label: 'Érkezett válasz' },
  ],
  address: 'Település vagy terület',
  addressExample: 'pl. Győr',
  ownArea: 'Nekem való ajánlatkérések',
  ownAreaOnly: 'Csak a szakmáimban és a munkaterületemen',
  ownAreaNot: 'Mindegyik',
  settlement: 'Település',
  dates: 'Időszak',
  dateEnds: ['Legkorábbi érkezés', 'Legkésőbbi távozás'],
  datesBetween: (from: string, to: string) => `${from} – ${to}`,
  datesFrom: (from: string) => `${startDate.label}: ${from} vagy később`,
  datesTo: (to: string) => `${endDate.label}: ${to} vagy előbb`,
  order: 'Rendezés',
  newestFirst: 'Legújabb elöl',
  oldestFirst: 'Legrégebbi elöl',
} as const;
