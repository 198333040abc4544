/** The parts of an address as bodies and tables of every kind of listing name them. */
const addressFields = [
  'countryID',
  'postalCode',
  'settlement',
  'countyRegion',
  'street',
  'publicPlaceType',
  'houseNumber',
  'floorNumber',
  'doorNumber',
  'disableAddress',
] as const;
type AddressField = (typeof addressFields)[number];

/** What is stored of an address as it was sent, column by column. */
export const toAddressColumns = <Body extends Record<AddressField, unknown>>(body: Body) =>
  Object.fromEntries(addressFields.map((field) => [field, body[field]])) as Pick<Body, AddressField>;
