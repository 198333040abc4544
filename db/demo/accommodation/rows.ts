import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { accommodationSearchText } from '../../search-text.ts';
import type { BulkRow } from '../bulk.ts';
import { fieldDefaults } from '../field-defaults.ts';
import {
  commonParts,
  type GivenIDs,
  type KnownLookups,
  listingColumns,
  priceRows,
  type RowsByTable,
} from '../listing-rows.ts';
import { type LookupBits, toMask } from '../lookups.ts';
import { timetableRows } from '../opening-hours.ts';
import { pickDuties } from './duties.ts';
import type { Accommodation } from './listings.ts';
import { dayOfLeapYear } from './seasons.ts';

/** The rows of an accommodation and its parts. */
export function accommodationRows(
  listing: Accommodation,
  ids: GivenIDs,
  { bits, packages }: KnownLookups,
): RowsByTable {
  const { facilities, specialLocations, languages } = listing.draft;
  const accommodationID = ids.id;
  return {
    accommodations: [accommodationRow(listing, ids, bits)],
    accommodation_facilities: facilities.map((facilityID) => ({ accommodationID, facilityID })),
    accommodation_special_locations: specialLocations.map((locationID) => ({ accommodationID, locationID })),
    accommodation_languages: languages.map((languageID) => ({ accommodationID, languageID })),
    timetables: timetableRows(listing.reception, 'accommodationID', ids.id, listing.updated),
    price_table_products: priceRows(listing.prices, 'accommodationID', ids.id, listing.created),
    ...commonParts(listing, 'accommodationID', ids, packages),
  };
}

/** Ids start at a multiple of a hundred for each group. */
const groups = { room: 1, bathroom: 2, facility: 3, kitchen: 4, child: 5 } as const;

function accommodationRow(listing: Accommodation, ids: GivenIDs, bits: LookupBits): BulkRow {
  const { draft } = listing;
  const { place, opening, facilities } = draft;
  const facilityMask = (group: keyof typeof groups) =>
    toMask(
      facilities.filter((id) => Math.floor(id / 100) === groups[group]),
      bits.facilities,
    );
  const given = {
    floorArea: draft.floorArea,
    roomCount: draft.roomCount,
    capacity: draft.capacity,
    pricePerPerson: draft.pricePerPerson,
    minimumStay: draft.minimumStay,
    minimumPerson: draft.minimumPerson,
    ...draft.flags,
    accommodationTypeID: draft.type.id,
    mealPlanID: draft.mealPlanID,
    petAllowed: draft.petAllowed,
    petCostPerNight: draft.petCostPerNight,
  };
  return {
    accommodationID: ids.id,
    accommodationName: draft.accommodationName,
    countryID: place.countryID,
    regionID: place.regionID,
    settlementID: place.settlementID,
    settlement: place.name,
    countyRegion: place.county,
    ...draft.address,
    ...opening,
    ...given,
    ...fieldDefaults(accommodationFields, given, ids.id),
    ...pickDuties(place.countryID, ids.id),
    description: listing.description,
    ...listingColumns(listing, ids),
    searchText: accommodationSearchText({
      accommodationName: draft.accommodationName,
      description: listing.description,
    }),
    openFromDay: dayOfLeapYear(opening.openMonthFrom, opening.openDayFrom),
    openToDay: dayOfLeapYear(opening.openMonthTo, opening.openDayTo),
    facilityMask: facilityMask('facility'),
    roomMask: facilityMask('room'),
    bathroomMask: facilityMask('bathroom'),
    kitchenMask: facilityMask('kitchen'),
    childMask: facilityMask('child'),
    specialMask: toMask(draft.specialLocations, bits.locations),
    languageMask: toMask(draft.languages, bits.languages),
  };
}
