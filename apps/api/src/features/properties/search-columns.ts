import { createRecord, typedKeys } from '@piacter/contracts/core/values';
import { floorLimits, groundFloor } from '@piacter/contracts/listings/values';
import type { PropertySearch } from '@piacter/contracts/properties';
import {
  propertyFields,
  propertyFlags,
  propertyLookupNames,
  propertyRanges,
} from '@piacter/contracts/properties/fields';
import { advertiserTypes, houseTypes } from '@piacter/contracts/properties/values';
import { rankEpoch } from '@piacter/db/sort-rank';
import { sql } from 'kysely';
import { createListingColumns, type ListingSort, toColumnType } from '../search/index.ts';

const { floor: _floor, unitPrice: _unitPrice, ...storedRanges } = propertyRanges;

/** Floors are counted from the lowest one, as a column has no numbers below 0. */
const floor = sql`case
  when floorNumber = ${sql.lit(groundFloor)} then ${sql.lit(-floorLimits.min)}
  when floorNumber regexp '^(-|)[0-9]{1,3}$'
    then greatest(cast(floorNumber as signed) - (${sql.lit(floorLimits.min)}), 0) end`;

/** Forints: of a plot by its site, of the others by their floor. */
const area = sql`if(houseType = ${sql.lit(houseTypes.plot)}, siteArea, floorArea)`;
const unitPrice = sql`nullif(price, 0) * 1000 div nullif(${area}, 0)`;

/** The second of a drop that cards show (`getPriceDrop`). */
const dropSecond = sql`if(
  round((cast(dropFrom as signed) - cast(price as signed)) * 100 / dropFrom) >= 1,
  greatest(timestampdiff(second, ${sql.lit(rankEpoch.toISOString().slice(0, 10))}, droppedAt), 0), null)`;

/** The published properties in memory. A number or a flag that is described as searched is here by itself. */
export const {
  follow: followProperties,
  search: searchPropertyColumns,
  computedSql: computedColumns,
} = createListingColumns('property', {
  stored: {
    adType: 'int32',
    ...createRecord(propertyLookupNames, () => 'int32' as const),
    ...createRecord(propertyFlags, () => 'int32' as const),
    ...createRecord(typedKeys(storedRanges), (name) => toColumnType(propertyFields[name].max)),
  },
  computed: {
    floor: { type: 'int32', sql: floor },
    unitPrice: { type: 'float64', sql: unitPrice },
    dropSecond: { type: 'int32', sql: dropSecond },
    hasPicture: { type: 'int32', sql: sql`imageCount > 0` },
    /** The place of the option, from 1 on. */
    advertiser: {
      type: 'int32',
      sql: sql`field(advertiserType, ${sql.join(advertiserTypes.map((type) => sql.lit(type)))})`,
    },
  },
  masks: ['specialMask'],
});

/** A price of 0 is one that was not given. */
const price = { column: 'price', from: 1 } as const;
const floorArea = { column: 'floorArea' } as const;

export const propertySorts: Record<PropertySearch['sort'], ListingSort> = {
  promoted: { column: 'sortRank', direction: 'desc' },
  newest: { column: 'published', direction: 'desc' },
  'price-asc': { ...price, direction: 'asc' },
  'price-desc': { ...price, direction: 'desc' },
  'area-asc': { ...floorArea, direction: 'asc' },
  'area-desc': { ...floorArea, direction: 'desc' },
  'unit-price-asc': { column: 'unitPrice', direction: 'asc' },
  'unit-price-desc': { column: 'unitPrice', direction: 'desc' },
};
