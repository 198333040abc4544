import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  line,
  messageReply,
  pagedReply,
  searchTextLimit,
  textFlag,
  textID,
  typedKeys,
} from '../core/index.ts';
import { imageEndpoints } from '../images/image-endpoints.ts';
import { selectedLocation, toggled } from '../listings/schemas.ts';
import { facilityEntry, languageEntry } from '../lookups/schemas.ts';
import { orderListQuery, ownOrder } from '../orders/schemas.ts';
import { order } from '../packages/schemas.ts';
import { settlementSuggestion } from '../places/schemas.ts';
import { defineOptionCounts } from '../search/option-counts.ts';
import { listingSearchReply } from '../search/schemas.ts';
import { facilityTables } from './facility-tables.ts';
import { countedFilters, drawnRanges } from './fields.ts';
import {
  accommodationBody,
  accommodationCard,
  accommodationChanges,
  accommodationDetail,
  accommodationRecord,
  accommodationSearchQuery,
  accommodationUpdate,
  highlightedAccommodation,
  ownAccommodationCard,
} from './schemas.ts';
import { stayProposals } from './stay-query.ts';

const host = ['szallasado'] as const;
const byID = z.object({ id: textID });

export const searchAccommodations = defineEndpoint({
  method: 'GET',
  path: '/api/search-accommodations',
  access: 'public',
  summary: 'Public search of accommodations: promoted first, then newest (SAC-01, SAC-02).',
  query: accommodationSearchQuery,
  reply: listingSearchReply(accommodationCard),
});

export const countAccommodationOptions = defineOptionCounts('accommodation', accommodationSearchQuery, {
  options: countedFilters,
  ranges: drawnRanges,
});

export const proposeStays = defineEndpoint({
  method: 'GET',
  path: '/api/stay-proposals',
  access: 'public',
  summary:
    'For a search with arrival and departure that has no result, or an expensive one: the same place on other days and other places on the same days, with the lowest total of each (ours, XTRA-15).',
  query: accommodationSearchQuery,
  reply: dataReply(stayProposals),
});

export const listHighlightedAccommodations = defineEndpoint({
  method: 'GET',
  path: '/api/highlighted-accommodations',
  access: 'public',
  summary: 'At most twelve highlighted accommodations in random order (HOME-06, HOME-08).',
  reply: dataReply(z.array(highlightedAccommodation)),
});

export const getPublicAccommodation = defineEndpoint({
  method: 'GET',
  path: '/api/accommodation-public/{url}',
  access: 'public-or-session',
  summary:
    'One accommodation with everything that its page shows (SAC-06), found by the id at the end of the address.',
  params: z.object({ url: z.string().max(200) }),
  reply: dataReply(accommodationDetail),
});

export const suggestSettlements = defineEndpoint({
  method: 'GET',
  path: '/api/accommodation-settlements',
  access: 'public',
  summary: 'Autocomplete of settlements with their county. At most 4.',
  query: z.object({
    search: line(searchTextLimit),
    countryID: textID.optional(),
    /** 1: only settlements with a published accommodation. */
    offered: textFlag.optional(),
  }),
  reply: dataReply(z.array(settlementSuggestion)),
  maxAge: 300,
});

export const createAccommodation = defineEndpoint({
  method: 'POST',
  path: '/api/accommodations',
  access: host,
  status: 201,
  summary: 'Publishes an accommodation (HOST-02).',
  body: accommodationBody,
  reply: createdReply,
});

export const getAccommodation = defineEndpoint({
  method: 'GET',
  path: '/api/accommodations/{id}',
  access: host,
  summary: 'One of the caller’s accommodations with the ids of its groups, for the form (HOST-03).',
  params: byID,
  reply: dataReply(accommodationRecord),
});

export const updateAccommodation = defineEndpoint({
  method: 'PUT',
  path: '/api/accommodations/{id}',
  access: host,
  summary: 'Changes one of the caller’s accommodations; absent fields are kept (HOST-03).',
  params: byID,
  body: accommodationUpdate,
  reply: messageReply,
});

export const changeAccommodation = defineEndpoint({
  method: 'PATCH',
  path: '/api/accommodations/{id}',
  access: host,
  summary: "Changes any fields of one of the caller's accommodations, its week included (ours, HOST-03).",
  params: byID,
  body: accommodationChanges,
  reply: messageReply,
  errors: ['edited_meanwhile'],
});

export const deleteAccommodation = defineEndpoint({
  method: 'DELETE',
  path: '/api/accommodations/{id}',
  access: host,
  summary:
    'Deletes the caller’s accommodation with its pictures, price table, timetable and other parts; paid orders are kept (HOST-01).',
  params: byID,
  reply: messageReply,
});

export const listOwnAccommodations = defineEndpoint({
  method: 'GET',
  path: '/api/accommodations-by-user',
  access: host,
  summary: "The caller's own accommodations, newest first (HOST-01).",
  reply: dataReply(z.array(ownAccommodationCard)),
});

export const toggleFacilityOfAccommodation = defineEndpoint({
  method: 'POST',
  path: '/api/add-delete-facility-relation/{accommodationId}/{facilityId}',
  access: host,
  summary:
    'Adds or removes a facility of one of the caller’s accommodations; `table` names its group (HOST-10).',
  params: z.object({ accommodationId: textID, facilityId: textID }),
  body: z.object({ table: z.enum(typedKeys(facilityTables)) }),
  reply: dataReply(toggled),
});

export const toggleLocationOfAccommodation = defineEndpoint({
  method: 'POST',
  path: '/api/add-delete-special-locations/{id}/{locationId}',
  access: host,
  summary: 'Adds or removes a special location of one of the caller’s accommodations (HOST-10).',
  params: z.object({ id: textID, locationId: textID }),
  reply: dataReply(toggled),
});

export const toggleLanguageOfAccommodation = defineEndpoint({
  method: 'POST',
  path: '/api/add-delete-spoken-languages/{id}/{languageId}',
  access: host,
  summary: 'Adds or removes a spoken language of one of the caller’s accommodations (HOST-10).',
  params: z.object({ id: textID, languageId: textID }),
  reply: dataReply(toggled),
});

const groupEndpoint = <const Name extends string, Entry extends z.ZodObject>(
  name: Name,
  entry: Entry,
  what: string,
) =>
  defineEndpoint({
    method: 'GET',
    path: `/api/accommodation-${name}-by-accommodation/{id}`,
    access: 'public',
    summary: `${what} of an accommodation.`,
    params: byID,
    reply: dataReply(z.array(entry)),
  });

export const listRoomFacilitiesOf = groupEndpoint('room-facilities', facilityEntry, 'Room facilities');
export const listBathroomFacilitiesOf = groupEndpoint(
  'bathroom-facilities',
  facilityEntry,
  'Bathroom facilities',
);
export const listChildFriendlyFacilitiesOf = groupEndpoint(
  'child-friendly-facilities',
  facilityEntry,
  'Facilities for children',
);
export const listKitchenFacilitiesOf = groupEndpoint(
  'kitchen-facilities',
  facilityEntry,
  'Kitchen facilities',
);
export const listSpecialLocationsOf = groupEndpoint(
  'special-locations',
  selectedLocation,
  'Special locations',
);
export const listFacilitiesOf = groupEndpoint('facilities', facilityEntry, 'General facilities');
export const listSpokenLanguagesOf = groupEndpoint('spoken-languages', languageEntry, 'Spoken languages');

export const listOrdersOfAccommodation = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-accommodation/{id}',
  access: host,
  summary: 'Orders of one of the caller’s accommodations, newest first (API-32).',
  params: byID,
  reply: dataReply(z.array(order)),
});

export const listOrdersOfHost = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-host',
  access: host,
  summary: "The host's own orders, filtered by a word prefix of the accommodation's name (HOST-12).",
  query: orderListQuery.extend({ accommodationName: line(searchTextLimit).optional() }),
  reply: pagedReply(ownOrder),
});

export const {
  list: listAccommodationImages,
  upload: uploadAccommodationImages,
  setMain: setMainAccommodationImage,
  sort: sortAccommodationImages,
  remove: deleteAccommodationImage,
} = imageEndpoints({
  name: 'accommodation',
  uploadName: 'accommodation',
  param: 'id',
  idField: 'accommodationID',
  role: 'szallasado',
  limits: 'at most twenty',
});
