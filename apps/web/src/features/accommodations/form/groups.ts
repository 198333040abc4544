import type { FacilityTable } from '@piacter/contracts/accommodations';
import { accommodationFields, type RelationGroup } from '@piacter/contracts/accommodations/fields';
import { api, useApi } from '../../../lib/api/index.ts';
import type { ChoiceOption } from '../../../ui/fields/choice-group.tsx';

/** One of the seven groups of attributes (HOST-10). */
export type Group = {
  name: RelationGroup;
  label: string;
  /** A hook; a list that failed to load is empty, without a message (ERR-05). */
  useOptions: () => ChoiceOption[];
  /** Toggles an entry of a saved accommodation. */
  toggle: (accommodationID: number, id: number) => Promise<{ data: { isChosen: 0 | 1 } }>;
};

type FacilityList =
  | 'GET /api/accommodation-bathroom-facilities'
  | 'GET /api/accommodation-kitchen-facilities'
  | 'GET /api/accommodation-facilities'
  | 'GET /api/accommodation-room-facilities'
  | 'GET /api/accommodation-child-friendly-facilities';

const facilities = (name: RelationGroup, list: FacilityList, table: FacilityTable): Group => ({
  name,
  label: accommodationFields[name].label,
  useOptions: () =>
    (useApi(list, {}).data?.data ?? []).map(({ facilityID, facilityName }) => ({
      id: facilityID,
      label: facilityName,
    })),
  toggle: (accommodationId, facilityId) =>
    api('POST /api/add-delete-facility-relation/{accommodationId}/{facilityId}', {
      params: { accommodationId, facilityId },
      body: { table },
      isBackground: true,
    }),
});

const languages: Group = {
  name: 'spokenLanguages',
  label: accommodationFields.spokenLanguages.label,
  useOptions: () =>
    (useApi('GET /api/accommodation-spoken-languages', {}).data?.data ?? []).map(
      ({ languageID, languageName }) => ({ id: languageID, label: languageName }),
    ),
  toggle: (id, languageId) =>
    api('POST /api/add-delete-spoken-languages/{id}/{languageId}', {
      params: { id, languageId },
      isBackground: true,
    }),
};

const locations: Group = {
  name: 'specialLocations',
  label: accommodationFields.specialLocations.label,
  useOptions: () =>
    (useApi('GET /api/accommodation-special-locations', {}).data?.data ?? []).map(
      ({ locationID, locationName }) => ({ id: locationID, label: locationName }),
    ),
  toggle: (id, locationId) =>
    api('POST /api/add-delete-special-locations/{id}/{locationId}', {
      params: { id, locationId },
      isBackground: true,
    }),
};

/** In the documented order. */
export const groups: readonly Group[] = [
  facilities(
    'bathroomFacilities',
    'GET /api/accommodation-bathroom-facilities',
    'accommodation_bathroom_facilities',
  ),
  facilities(
    'kitchenFacilities',
    'GET /api/accommodation-kitchen-facilities',
    'accommodation_kitchen_facilities',
  ),
  facilities('facilities', 'GET /api/accommodation-facilities', 'accommodation_facilities'),
  languages,
  facilities('roomFacilities', 'GET /api/accommodation-room-facilities', 'accommodation_room_facilities'),
  locations,
  facilities(
    'childFriendlyFacilities',
    'GET /api/accommodation-child-friendly-facilities',
    'accommodation_child_friendly_facilities',
  ),
];
