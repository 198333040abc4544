import type { PropertySearch } from '@piacter/contracts/properties';
import { sql } from 'kysely';
import {
  byColumn,
  type Condition,
  type ListingOrder,
  newestFirst,
  promotedFirst,
  type Scope,
} from '../search/index.ts';

type ColumnSort = Exclude<PropertySearch['sort'], 'promoted' | 'newest'>;

/** A column that properties are sorted by, and which of them have a value in it. */
interface SortedColumn {
  column: string;
  /** `real_estates_<name>`, by house type `real_estates_type_<name>`, of a settlement `real_estates_settlement_<name>`. */
  name: string;
  direction: 'asc' | 'desc';
  key: Condition;
  isGiven: Condition;
  isMissing: Condition;
}

/** A price of 0 is one that was not given. */
const price = {
  column: 'price',
  name: 'price',
  key: sql`nullif(price, 0)`,
  isGiven: sql`price > 0`,
  isMissing: sql`price = 0`,
};
const floorArea = {
  column: 'floorArea',
  name: 'area',
  key: sql`floorArea`,
  isGiven: sql`floorArea is not null`,
  isMissing: sql`floorArea is null`,
};
/** Computed from its parts, which more indexes have than the column. */
const unitPrice = {
  column: 'unitPrice',
  name: 'unit_price',
  key: sql`nullif(price, 0) * 1000 div nullif(floorArea, 0)`,
  isGiven: sql`unitPrice is not null`,
  isMissing: sql`unitPrice is null`,
};

const columns: Record<ColumnSort, SortedColumn> = {
  'price-asc': { ...price, direction: 'asc' },
  'price-desc': { ...price, direction: 'desc' },
  'area-asc': { ...floorArea, direction: 'asc' },
  'area-desc': { ...floorArea, direction: 'desc' },
  'unit-price-asc': { ...unitPrice, direction: 'asc' },
};

/**
 * The ranges of an index that starts with the ad type, and with the house type if that is chosen: so the rents, all of them
 * cheaper, are not between the first sales, nor all the houses before the largest flat. Ad types that are not chosen are a
 * range each; house types are not, since a range with few matches would be read far for a page that others fill.
 */
function findGroups(
  { adType, houseType }: PropertySearch,
  adTypeIDs: readonly number[],
  isByHouseType: boolean,
): Condition[] {
  const ofAdTypes = (adType ? [adType] : adTypeIDs).map((id) => sql`adType = ${id}`);
  if (!isByHouseType) return adType ? [] : ofAdTypes;
  const ofHouseTypes = [...new Set(houseType)].map((id) => sql`houseType = ${id}`);
  return ofAdTypes.flatMap((ad) => ofHouseTypes.map((house) => sql`${ad} and ${house}`));
}

/** The order of a property search. */
export function findPropertyOrder(
  search: PropertySearch,
  { level, orderIndex }: Scope,
  adTypeIDs: readonly number[],
): ListingOrder {
  const { sort } = search;
  if (sort === 'promoted') return promotedFirst(orderIndex);
  if (sort === 'newest') return newestFirst(orderIndex);
  const { name, ...column } = columns[sort];
  const isOfScope = level === 'settlement';
  const isByHouseType = !isOfScope && search.houseType !== undefined;
  const ofAll = isByHouseType ? 'type_' : '';
  return byColumn({
    ...column,
    index: `real_estates_${isOfScope ? 'settlement_' : ofAll}${name}`,
    idField: 'realEstateID',
    groups: findGroups(search, adTypeIDs, isByHouseType),
    isOfScope,
  });
}
