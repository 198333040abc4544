import type { RowChanges } from '../../core/db/with-changes.ts';
import type { Choice, LookupNames } from '../lookups/index.ts';
import { pick, toFlag } from './columns.ts';

/** The parts of an address that everybody sees. */
export const publicAddressColumns = [
  'countryID',
  'postalCode',
  'settlement',
  'countyRegion',
  'disableAddress',
] as const;

const hiddenFields = ['street', 'publicPlaceType', 'houseNumber', 'floorNumber', 'doorNumber'] as const;

/** The parts that `disableAddress` hides from everybody but the owner and the admin. */
export const hiddenAddressColumns = [...hiddenFields, 'lat', 'lon'] as const;

/** What an advertiser fills in; bodies and tables of all kinds use the same names. */
export const addressFields = [...publicAddressColumns, ...hiddenFields] as const;
export type AddressField = (typeof addressFields)[number];

type AddressLookups = Record<'countryID' | 'publicPlaceType', number | null>;

/** The lookup fields of an address, for validation. */
export const addressChoices = ({ countryID, publicPlaceType }: RowChanges<AddressLookups>): Choice[] => [
  ['countryID', 'countries', countryID],
  ['publicPlaceType', 'types_public_place', publicPlaceType],
];

type AddressRow = AddressLookups & Record<AddressField | 'lat' | 'lon', unknown>;

/** The address of a reply. The statement has already replaced what the viewer may not see with null. */
export const toAddress = <Row extends AddressRow>(row: Row, names: LookupNames) => ({
  ...pick(row, [...addressFields, 'lat', 'lon']),
  disableAddress: toFlag(row.disableAddress),
  countryName: names.findName('countries', row.countryID),
  publicPlaceName: names.findName('types_public_place', row.publicPlaceType),
});
