import { searchTextLimit } from '@piacter/contracts/core/values';
import type { serviceSearchQuery } from '@piacter/contracts/services';
import type { Filter } from '../../search/index.ts';
import { text } from './text.ts';

/** A wire name of the search; a wrong one does not compile. */
const named = (name: keyof (typeof serviceSearchQuery)['shape']) => name;

/** Every filter of the search of professionals (SPR-01), and the country, which decides what settlements there are. */
export const serviceFilters: readonly Filter[] = [
  {
    kind: 'one',
    name: named('serviceType'),
    label: text.serviceType,
    look: 'suggest',
    placeholder: text.serviceTypeExample,
    loosened: text.loosened.serviceType,
  },
  {
    kind: 'settlement',
    name: named('settlement'),
    label: text.settlement,
    country: named('countryID'),
    loosened: text.loosened.settlement,
  },
  {
    kind: 'text',
    name: named('keyword'),
    label: text.keyword,
    placeholder: text.keywordExample,
    maxLength: searchTextLimit,
  },
  {
    kind: 'one',
    name: named('countryID'),
    label: text.country,
    look: 'select',
    clears: [named('settlement')],
    loosened: text.loosened.country,
  },
];
