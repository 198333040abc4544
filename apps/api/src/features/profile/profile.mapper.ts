import type { Profile } from '@piacter/contracts/profile';
import type { LookupNames } from '../lookups/index.ts';
import type { ProfileRow } from './profile.queries.ts';

/** A profile as it is shown, with the name beside each id of a list. */
export const toProfile = (row: ProfileRow, names: LookupNames): Profile => ({
  ...row,
  isFirm: row.isFirm ? 1 : 0,
  firmTypeName: names.findName('types_firm', row.firmType),
  countryName: names.findName('countries', row.countryID),
  publicPlaceName: names.findName('types_public_place', row.publicPlaceType),
});
