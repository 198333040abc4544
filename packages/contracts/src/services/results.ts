import { keyword, type ResultDescription, silent, sort } from '../search/results.ts';

/** What the results of the search of services are called. */
export const serviceResults: ResultDescription = {
  filters: [...silent('serviceType', 'countryID', 'settlement', 'region'), keyword, sort],
  subject: ({ serviceType = '' }, { getName }) => ({
    noun: getName('serviceType', serviceType) ?? 'szakember',
  }),
  plurals: { szakember: 'szakemberek' },
};
