import { address, type DocumentedReply, doors, names, type } from './documented-reply.ts';

const location = names('locationID locationName');

const facility = names('facilityID facilityName');

const language = names('languageID languageName');

const profile = [
  ...address,
  ...doors,
  ...names('isFirm firmType firmName taxNumber firstName lastName contactPerson mobile tel contactEmail'),
];

export const accounts: DocumentedReply[] = [
  { calls: ['GET /api/check-page-permission'], data: names('userID path email'), fields: ['token?'] },
  { calls: ['POST /api/login'], fields: ['twoFactor', 'token?'] },
  {
    calls: ['POST /api/refresh-token', 'POST /api/two-factor-auth', 'PATCH /api/update-pass'],
    fields: ['token'],
  },
  { calls: ['GET /api/two-factor-status'], data: ['twoFactor'] },
  { calls: ['GET /api/user-profile'], data: profile },
  {
    calls: ['GET /api/users/{id}/deletion', 'GET /api/account-deletion'],
    data: names('deleted kept isLastAdmin'),
  },
];

export const lookups: DocumentedReply[] = [
  {
    isList: true,
    data: type,
    calls: [
      'GET /api/user_types',
      'GET /api/types/{kind}',
      'GET /api/types_ad',
      'GET /api/types_condition',
      'GET /api/accommodation_types',
      'GET /api/service_types_order',
      'GET /api/types_public_place',
      'GET /api/types_build_technology',
      'GET /api/types_heating',
      'GET /api/types_parking',
      'GET /api/types_view',
      'GET /api/types_furnished',
      'GET /api/types_electricity',
      'GET /api/types_gas',
      'GET /api/types_house',
      'GET /api/types_email',
      'GET /api/types_service',
      'GET /api/accommodation-types',
    ],
  },
  { isList: true, data: names('countryID countryName countryCode'), calls: ['GET /api/countries'] },
  {
    isList: true,
    data: location,
    calls: [
      'GET /api/special_locations',
      'GET /api/special-locations-by-real-estate/{realEstateID}',
      'GET /api/accommodation-special-locations',
      'GET /api/accommodation-special-locations-by-accommodation/{id}',
    ],
  },
  {
    isList: true,
    data: names('planID planName'),
    calls: ['GET /api/meal-plans', 'GET /api/accommodation-meal-plans'],
  },
  {
    isList: true,
    data: facility,
    calls: ['room-', 'bathroom-', 'child-friendly-', 'kitchen-', ''].flatMap((group) => [
      `GET /api/accommodation-${group}facilities`,
      `GET /api/accommodation-${group}facilities-by-accommodation/{id}`,
    ]),
  },
  {
    isList: true,
    data: language,
    calls: [
      'GET /api/accommodation-spoken-languages',
      'GET /api/accommodation-spoken-languages-by-accommodation/{id}',
    ],
  },
  {
    isList: true,
    data: names('settlement countyRegion'),
    calls: ['GET /api/accommodation-settlements'],
  },
  {
    isList: true,
    data: names('label countryCode postalCode settlement countyRegion street lat lon'),
    calls: ['GET /api/address-suggestions'],
  },
  { isList: true, data: names('regionName kind'), calls: ['GET /api/region-suggestions'] },
  { isList: true, data: names('place note'), calls: ['GET /api/place-suggestions'] },
  { data: names('kind filters rest address understood'), calls: ['GET /api/understand'] },
  {
    isList: true,
    data: names('type label note typed text address total'),
    calls: ['GET /api/search-suggestions'],
  },
  { isList: true, data: names('typeID typeName'), calls: ['GET /api/profession-suggestions'] },
  { isList: true, data: names('kind name address total'), calls: ['GET /api/popular-searches'] },
];
