/** The country of the product: the first in every list, with counties in place of regions. */
export const hungaryID = 1;
/** ISO 3166-1 alpha-2. */
export const hungaryCode = 'HU';

/** The groups of facilities of an accommodation, each with a bit mask of its own on the listing. */
export const facilityGroups = ['room', 'bathroom', 'general', 'kitchen', 'childFriendly'] as const;
export type FacilityGroup = (typeof facilityGroups)[number];

/** The tables of (typeID, typeName, position) that are served by their own name. */
export const typeTables = [
  'types_ad',
  'types_condition',
  'types_public_place',
  'types_build_technology',
  'types_heating',
  'types_parking',
  'types_view',
  'types_furnished',
  'types_electricity',
  'types_gas',
  'types_energy_class',
  'types_house',
  'types_firm',
  'types_email',
] as const;

/**
 * The kinds that `GET /api/types/{kind}` serves as [{typeID, typeName}]. Most have a call of their own with the same
 * reply.
 */
export const typeKinds = [
  ...typeTables,
  'types_service',
  'types_meal_plan',
  'accommodation_types',
  'service_types_order',
  'countries',
  'special_locations',
  'user_types',
  'energy_scale',
] as const;
export type TypeKind = (typeof typeKinds)[number];
