import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { sql } from 'kysely';
import { byColumn, type ListingOrder, newestFirst, promotedFirst, type Scope } from '../search/index.ts';

/** Types that are read as a range each; with more of them the common index reaches a match as soon. */
const maxTypes = 8;

/** The order of an accommodation search; those without a price, stored as 0, come last in both directions. */
export function findAccommodationOrder(
  { sort, accommodationType = [] }: AccommodationSearch,
  { level, orderIndex }: Scope,
): ListingOrder {
  if (sort === 'promoted') return promotedFirst(orderIndex);
  if (sort === 'newest') return newestFirst(orderIndex);
  const isOfScope = level === 'settlement';
  const types = isOfScope || accommodationType.length > maxTypes ? [] : [...new Set(accommodationType)];
  const ofAll = isOfScope ? 'accommodations_settlement_price' : 'accommodations_price';
  return byColumn({
    index: types.length > 0 ? 'accommodations_type_price' : ofAll,
    column: 'pricePerPerson',
    idField: 'accommodationID',
    direction: sort === 'price-asc' ? 'asc' : 'desc',
    isGiven: sql`pricePerPerson > 0`,
    isMissing: sql`pricePerPerson = 0`,
    groups: types.map((id) => sql`accommodationTypeID = ${id}`),
    key: sql`nullif(pricePerPerson, 0)`,
    isOfScope,
  });
}
