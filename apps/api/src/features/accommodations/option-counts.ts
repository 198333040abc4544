import type { AccommodationSearch, RelationGroup } from '@piacter/contracts/accommodations';
import { relationGroups } from '@piacter/contracts/accommodations/fields';
import { memoize } from '../../core/memoize.ts';
import type { LookupRows } from '../lookups/index.ts';
import { countOptions } from '../search/options/index.ts';
import { createToConditions, type SearchDeps } from './accommodation-search.service.ts';
import { getBits, maskByGroup } from './relation-groups.ts';
import { searchAccommodationColumns } from './search-columns.ts';

/** The ranges that are drawn; prices are thousands of forints on the wire. */
const ranges = [
  { name: 'price', column: 'pricePerPerson', ends: ['priceFrom', 'priceTo'], scale: 1000 },
] as const;

/** The filters whose options are counted. Listings have what all options of a group say, but one of `facilitiesAny`. */
const toCountedFilters = memoize((rows: LookupRows) => {
  const ofMask = (group: RelationGroup) => ({
    column: maskByGroup[group],
    optionOfBit: new Map([...getBits(rows, group)].map(([entry, bit]) => [bit, entry])),
  });
  return [
    { name: 'accommodationType', column: 'accommodationTypeID' },
    { name: 'mealPlan', column: 'mealPlanID' },
    ...relationGroups.map((name) => ({ name, ...ofMask(name), meetsAll: true as const })),
    { name: 'facilitiesAny', ...ofMask('facilities') },
    { name: 'petAllowed', column: 'petAllowed' },
  ] as const;
});

/** Counts the results by the options of each filter, and how prices are spread. */
export function createOptionCounts(deps: SearchDeps) {
  const port = searchAccommodationColumns(deps.readDb);
  const toConditions = createToConditions(deps);
  return async (search: AccommodationSearch) =>
    countOptions(search, {
      port,
      toConditions,
      filters: toCountedFilters(await deps.lookups.rows()),
      ranges,
    });
}
