import {
  area,
  choices,
  keyword,
  number,
  places,
  type ResultDescription,
  radius,
  sort,
} from '../search/results.ts';
import { serviceFields } from './fields.ts';
import { openingNames, openings } from './search-fields.ts';

/** What the results of the search of services are called. */
export const serviceResults: ResultDescription = {
  filters: [
    ...places('settlement', 'region'),
    radius,
    { ...choices('serviceType', { label: serviceFields.selectedServiceTypes.label }), isInSubject: true },
    number('open', (open) => openings.flatMap((one) => (one === open ? openingNames[one] : [])).join()),
    keyword,
    area,
    sort,
  ],
  subject: ({ serviceType = '' }, { getName }) => ({
    noun: getName('serviceType', serviceType) ?? 'szakember',
  }),
  plurals: { szakember: 'szakemberek' },
};
