import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { sql } from 'kysely';
import { byColumn, type ListingOrder, newestFirst, promotedFirst, type Scope } from '../search/index.ts';

/** The order of an accommodation search; those without a price, stored as 0, come last in both directions. */
export function findAccommodationOrder(
  { sort }: AccommodationSearch,
  { level, orderIndex }: Scope,
): ListingOrder {
  if (sort === 'promoted') return promotedFirst(orderIndex);
  if (sort === 'newest') return newestFirst(orderIndex);
  const isOfScope = level === 'settlement';
  return byColumn({
    index: isOfScope ? 'accommodations_settlement_price' : 'accommodations_price',
    column: 'pricePerPerson',
    idField: 'accommodationID',
    direction: sort === 'price-asc' ? 'asc' : 'desc',
    isGiven: sql`pricePerPerson > 0`,
    isMissing: sql`pricePerPerson = 0`,
    groups: [],
    key: sql`nullif(pricePerPerson, 0)`,
    isOfScope,
  });
}
