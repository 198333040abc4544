import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import { toProfile } from './profile.mapper.ts';
import { getProfileRow, type ProfileFields, updateProfile } from './profile.queries.ts';

/** The fields that an individual does not have. A sole trader has a tax number, so it is kept. */
const clearedFirmFields = { firmType: null, firmName: null };

/** The personal and company details of a user (PROF-04, PROF-07). */
export const createProfileService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, lookups: LookupService) => ({
  async get(userID: number) {
    return { data: toProfile(await getProfileRow(db, userID), await lookups.names()) };
  },

  async replace(userID: number, given: ProfileFields) {
    const fields = given.isFirm ? given : { ...given, ...clearedFirmFields };
    await lookups.assertType('firmType', 'types_firm', fields.firmType);
    await lookups.assertType('publicPlaceType', 'types_public_place', fields.publicPlaceType);
    await lookups.assertCountry('countryID', fields.countryID);
    await updateProfile(db, userID, fields, clock.now());
    return { message: 'Az adataidat elmentettük.' };
  },
});

export type ProfileService = ReturnType<typeof createProfileService>;
