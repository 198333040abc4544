import { createRecord, typedKeys } from '@piacter/contracts/core/values';
import type { PropertySearch } from '@piacter/contracts/properties';
import {
  propertyFields,
  propertyFlags,
  propertyLookupNames,
  propertyRanges,
} from '@piacter/contracts/properties/fields';
import { createListingColumns, type ListingSort, toColumnType } from '../search/index.ts';

/** The published properties in memory. A number or a flag that is described as searched is here by itself. */
export const { follow: followProperties, search: searchPropertyColumns } = createListingColumns('property', {
  stored: {
    unitPrice: 'float64',
    adType: 'int32',
    ...createRecord(propertyLookupNames, () => 'int32' as const),
    ...createRecord(propertyFlags, () => 'int32' as const),
    ...createRecord(typedKeys(propertyRanges), (name) => toColumnType(propertyFields[name].max)),
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
};
