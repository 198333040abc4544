import { z } from 'zod';
import { dataReply, defineEndpoint } from '../core/index.ts';
import {
  countryEntry,
  facilityEntry,
  languageEntry,
  locationEntry,
  planEntry,
  typeEntry,
} from './schemas.ts';

/** Seconds for which a lookup list may be cached; the lists change a few times a year. */
const lookupMaxAge = 300;

const lookup = <const Path extends `/api/${string}`, Entry extends z.ZodObject>(
  path: Path,
  entry: Entry,
  summary: string,
) =>
  defineEndpoint({
    method: 'GET',
    path,
    access: 'public',
    summary,
    reply: dataReply(z.array(entry)),
    maxAge: lookupMaxAge,
  });

export const listTypesOfKind = defineEndpoint({
  method: 'GET',
  path: '/api/types/{kind}',
  access: 'public',
  summary: 'Any lookup list by its name; 404 for an unknown name (API-16).',
  params: z.object({ kind: z.string().max(64) }),
  reply: dataReply(z.array(typeEntry)),
  maxAge: lookupMaxAge,
});

export const listUserTypes = lookup(
  '/api/user_types',
  typeEntry,
  'The user types that can be registered (API-04).',
);
export const listAdTypes = lookup('/api/types_ad', typeEntry, 'Ad types of properties.');
export const listCountries = lookup('/api/countries', countryEntry, 'The 14 countries, Hungary first.');
export const listConditions = lookup('/api/types_condition', typeEntry, 'Conditions of a property.');
export const listAccommodationTypeRows = lookup(
  '/api/accommodation_types',
  typeEntry,
  'Accommodation types.',
);
export const listProfessionsInOrder = lookup(
  '/api/service_types_order',
  typeEntry,
  'Professions in Hungarian alphabetical order.',
);
export const listPublicPlaceTypes = lookup(
  '/api/types_public_place',
  typeEntry,
  'Public place types of Hungarian addresses.',
);
export const listBuildTechnologies = lookup(
  '/api/types_build_technology',
  typeEntry,
  'Building technologies.',
);
export const listHeatings = lookup('/api/types_heating', typeEntry, 'Kinds of heating.');
export const listSpecialLocations = lookup(
  '/api/special_locations',
  locationEntry,
  'Special locations near a listing.',
);
export const listParkings = lookup('/api/types_parking', typeEntry, 'Kinds of parking.');
export const listViews = lookup('/api/types_view', typeEntry, 'Kinds of view.');
export const listFurnishings = lookup('/api/types_furnished', typeEntry, 'Degrees of furnishing.');
export const listElectricities = lookup('/api/types_electricity', typeEntry, 'Kinds of electricity supply.');
export const listGases = lookup('/api/types_gas', typeEntry, 'Kinds of gas supply.');
export const listHouseTypes = lookup('/api/types_house', typeEntry, 'House types: 1 ház, 2 lakás, 3 telek.');
export const listProfessions = lookup('/api/types_service', typeEntry, 'The professions.');
export const listMealPlans = lookup('/api/meal-plans', planEntry, 'Meal plans.');
export const listAccommodationTypes = lookup('/api/accommodation-types', typeEntry, 'Accommodation types.');
export const listAccommodationMealPlans = lookup(
  '/api/accommodation-meal-plans',
  planEntry,
  'Meal plans of accommodations.',
);
export const listRoomFacilities = lookup(
  '/api/accommodation-room-facilities',
  facilityEntry,
  'Facilities of a room.',
);
export const listBathroomFacilities = lookup(
  '/api/accommodation-bathroom-facilities',
  facilityEntry,
  'Facilities of a bathroom.',
);
export const listChildFriendlyFacilities = lookup(
  '/api/accommodation-child-friendly-facilities',
  facilityEntry,
  'Facilities for children.',
);
export const listKitchenFacilities = lookup(
  '/api/accommodation-kitchen-facilities',
  facilityEntry,
  'Facilities of a kitchen.',
);
export const listAccommodationLocations = lookup(
  '/api/accommodation-special-locations',
  locationEntry,
  'Special locations near an accommodation.',
);
export const listFacilities = lookup('/api/accommodation-facilities', facilityEntry, 'General facilities.');
export const listSpokenLanguages = lookup(
  '/api/accommodation-spoken-languages',
  languageEntry,
  'Languages a host may speak.',
);

export const listEmailTypes = defineEndpoint({
  method: 'GET',
  path: '/api/types_email',
  access: ['admin'],
  summary: 'Types of e-mail template.',
  reply: dataReply(z.array(typeEntry)),
});
