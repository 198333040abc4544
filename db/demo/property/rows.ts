import { propertyFields } from '@piacter/contracts/properties/fields';
import { propertySearchText } from '../../search-text.ts';
import type { BulkRow } from '../bulk.ts';
import { fieldDefaults } from '../field-defaults.ts';
import {
  commonParts,
  type GivenIDs,
  type KnownLookups,
  listingColumns,
  type RowsByTable,
} from '../listing-rows.ts';
import { type LookupBits, toMask } from '../lookups.ts';
import type { PropertyAd } from './ads.ts';
import { pickEnergy } from './energy.ts';
import { pickYearBuilt } from './years.ts';

/** The rows of an ad and its parts. */
export const propertyRows = (
  ad: PropertyAd,
  ids: GivenIDs,
  { bits, packages }: KnownLookups,
): RowsByTable => ({
  real_estates: [propertyRow(ad, ids, bits)],
  real_estate_special_locations: ad.draft.specialLocations.map((locationID) => ({
    realEstateID: ids.id,
    locationID,
  })),
  price_changes: ad.drop
    ? [
        {
          realEstateID: ids.id,
          previousPrice: ad.drop.from,
          price: ad.draft.price,
          changedAt: ad.drop.at,
          lowestBefore: ad.drop.from,
        },
      ]
    : [],
  ...commonParts(ad, 'realEstateID', ids, packages),
});

function propertyRow(ad: PropertyAd, ids: GivenIDs, bits: LookupBits): BulkRow {
  const { place, specialLocations, ...fields } = ad.draft;
  return {
    realEstateID: ids.id,
    countryID: place.countryID,
    regionID: place.regionID,
    settlementID: place.settlementID,
    settlement: place.name,
    countyRegion: place.county,
    advertiserType: ad.advertiserType,
    ...fields,
    yearBuilt: pickYearBuilt(fields, ids.id),
    ...pickEnergy(fields, ids.id),
    ...fieldDefaults(propertyFields, fields, ids.id),
    description: ad.description,
    exchangeDesc: ad.exchangeDesc,
    dropFrom: ad.drop?.from ?? null,
    droppedAt: ad.drop?.at ?? null,
    ...listingColumns(ad, ids),
    searchText: propertySearchText({
      settlement: place.name,
      countyRegion: place.county,
      street: fields.street,
      disableAddress: fields.disableAddress,
      description: ad.description,
      exchangeDesc: ad.exchangeDesc,
    }),
    specialMask: toMask(specialLocations, bits.locations),
  };
}
