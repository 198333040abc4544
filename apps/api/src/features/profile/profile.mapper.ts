import type { Profile } from '@piacter/contracts/profile';
import type { LookupNames } from '../lookups/index.ts';
import type { ProfileRow } from './profile.queries.ts';

/** A profile with the display name beside each lookup id. */
export const toProfile = (row: ProfileRow, names: LookupNames): Profile => ({
  ...row,
  isFirm: row.isFirm ? 1 : 0,
  firmTypeName: names.findName('types_firm', row.firmType),
  countryName: names.findName('countries', row.countryID),
  publicPlaceName: names.findName('types_public_place', row.publicPlaceType),
});
