import type { LookupNames } from '../../lookups/index.ts';

interface AddressRow {
  countryID: number | null;
  postalCode: string | null;
  settlement: string | null;
  countyRegion: string | null;
  street: string | null;
  publicPlaceType: number | null;
  houseNumber: string | null;
  floorNumber: string | null;
  doorNumber: string | null;
  disableAddress: number;
  lat: number | null;
  lon: number | null;
}

/** The address block of a reply. What the viewer may not read is null in the row already. */
export const toAddress = (row: AddressRow, names: LookupNames) => ({
  countryID: row.countryID,
  countryName: names.countryName(row.countryID),
  postalCode: row.postalCode,
  settlement: row.settlement,
  countyRegion: row.countyRegion,
  street: row.street,
  publicPlaceType: row.publicPlaceType,
  publicPlaceName: names.typeName('types_public_place', row.publicPlaceType),
  houseNumber: row.houseNumber,
  floorNumber: row.floorNumber,
  doorNumber: row.doorNumber,
  disableAddress: toFlag(row.disableAddress),
  lat: row.lat,
  lon: row.lon,
});

interface ContactRow {
  userID: number;
  lastName: string | null;
  firstName: string | null;
  contactPerson: string | null;
  isFirm: number | null;
  firmName: string | null;
  mobile: string | null;
  tel: string | null;
  contactEmail: string | null;
}

/** How to reach the advertiser. */
export const toContact = (row: ContactRow) => ({
  userID: row.userID,
  lastName: row.lastName,
  firstName: row.firstName,
  contactPerson: row.contactPerson,
  isFirm: toFlag(row.isFirm),
  firmName: row.firmName,
  mobile: row.mobile,
  tel: row.tel,
  contactEmail: row.contactEmail,
});

/** A yes/no column that always says one of the two. */
export const toFlag = (value: number | null): 0 | 1 => (value === 1 ? 1 : 0);
