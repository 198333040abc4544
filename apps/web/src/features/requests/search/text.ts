import { accommodationRequestFields, propertyRequestFields } from '@piacter/contracts/requests/fields';

/** Hungarian texts of the lists of requests and their filters. */
export const text = {
  serviceExample: 'pl. festő',
  answered: 'Válasz',
  anyAnswer: 'Bármelyik',
  answers: [
    { value: '0', label: 'Még nem érkezett válasz' },
    { value: '1', label: 'Érkezett válasz' },
  ],
  address: propertyRequestFields.regions.label,
  addressExample: 'pl. Győr',
  ownArea: 'Nekem való ajánlatkérések',
  settlement: accommodationRequestFields.regions.label,
  dates: 'Időszak',
  dateEnds: ['Legkorábbi érkezés', 'Legkésőbbi távozás'],
  guestsTo: 'Vendégek legfeljebb',
  priceUnit: 'Ft',
  budgetFrom: 'Keret legalább',
  order: 'Rendezés',
  newestFirst: 'Legújabb elöl',
  oldestFirst: 'Legrégebbi elöl',
} as const;
