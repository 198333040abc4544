import { lowerFirst } from '@piacter/contracts/core/hungarian';
import { openingNames } from '@piacter/contracts/services/search-fields';
import { getEntryName, searchCases } from '@piacter/contracts/testing';
import type { WatchKind } from '@piacter/contracts/watches';
import { expect, it } from 'vitest';

const { getChips } = await import('../features/search/filter-chips.ts');
const { propertySearch } = await import('../features/properties/search/property-search.ts');
const { advertiserOptions } = await import('../features/properties/search/use-property-options.ts');
const { accommodationSearch } = await import('../features/accommodations/search/accommodation-search.ts');
const { serviceSearch } = await import('../features/services/search/service-search.ts');
const { requestSearches } = await import('../features/requests/search/index.ts');

interface Searched {
  filters: readonly Parameters<typeof getChips>[0][];
  sorting?: { options: readonly { value: string; label: string }[] };
}
const searches: Readonly<Record<WatchKind, Searched>> = {
  property: propertySearch,
  accommodation: accommodationSearch,
  service: serviceSearch,
  'property-request': requestSearches.property,
  'accommodation-request': requestSearches.accommodation,
  'service-request': requestSearches.service,
};
/** Filters of the calls that their pages do not offer. */
const isOffered = ({ kind, query }: (typeof searchCases)[number]) =>
  kind !== 'property-request' || !('adType' in query || 'location' in query);

const entries = ['1', '2', '9'].map((value) => ({ value, label: getEntryName('', value) ?? '' }));
/** Those that are no list of the server's. */
const ownOptions: Readonly<Record<string, typeof entries>> = {
  advertiser: [...advertiserOptions],
  open: Object.entries(openingNames).map(([value, label]) => ({ value, label })),
};
/** The chips of a filter as one: each entry of a list has its own, and may repeat its label. */
const join = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((label) => label.replace(/^.*: /, '').toLowerCase())].join(', ');

it.each(searchCases.filter(isOffered))('the chip of $kind $query says what titles and mails do', (search) => {
  const { kind, query, words } = search;
  const { filters, sorting } = searches[kind];
  // What is not wanted is named by the list of what is.
  const lists = Object.keys(query).flatMap((name) => [name, lowerFirst(name.replace(/^not(?=[A-Z])/, ''))]);
  const options = Object.fromEntries(lists.map((name) => [name, ownOptions[name] ?? entries]));
  const chips = filters.flatMap((filter) => getChips(filter, query, options));
  const order = sorting?.options.filter(({ value }) => value === query.sort) ?? [];
  const said = join([...chips, ...order].map(({ label }) => label));
  expect(said.replaceAll('\u00a0', ' ')).toBe(words.replaceAll('\u00a0', ' '));
});
