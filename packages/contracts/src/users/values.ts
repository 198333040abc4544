/** The two lists of users: companies, and private persons with everybody who has not filled in a profile. */
export const userKinds = ['firm', 'individual'] as const;
export type UserKind = (typeof userKinds)[number];

/** The text filters of both lists by their names in the query; each finds the beginning of a word. */
export const userTextFilters = [
  'contactEmail',
  'mobile',
  'tel',
  'postalCode',
  'settlement',
  'street',
  'houseNumber',
  'countyRegion',
  'countryName',
  'streetType',
] as const;

/** Those of companies and of private persons only. */
export const userTextFiltersByKind = {
  firm: ['firmName', 'contactPerson', 'taxNumber', 'floorNumber', 'doorNumber'],
  individual: ['firstName', 'lastName'],
} as const satisfies Record<UserKind, readonly string[]>;
