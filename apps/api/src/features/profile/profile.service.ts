import type { ProfileUpdate } from '@piacter/contracts/profile';
import { inTransaction } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { toProfile } from './profile.mapper.ts';
import { getProfileRow, lockIsFirm, updateProfile } from './profile.queries.ts';

/** The fields that an individual does not have. A sole trader has a tax number, so it is kept. */
const clearedFirmFields = { firmType: null, firmName: null };

/** The personal and company details of a user (PROF-04, PROF-07). */
export const createProfileService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, lookups: LookupService) => ({
  async get(userID: number) {
    return { data: toProfile(await getProfileRow(db, userID), await lookups.names()) };
  },

  /** Fields that are left out are kept. */
  async update(userID: number, given: ProfileUpdate) {
    await lookups.assertChoices([
      ['firmType', 'types_firm', given.isFirm === 0 ? null : given.firmType],
      ['publicPlaceType', 'types_public_place', given.publicPlaceType],
      ['countryID', 'countries', given.countryID],
    ]);
    await inTransaction(db, async (trx) => {
      await lockAccount(trx, userID);
      const wasFirm = await lockIsFirm(trx, userID);
      const isFirm = given.isFirm === undefined ? wasFirm : given.isFirm === 1;
      await updateProfile(trx, userID, isFirm ? given : { ...given, ...clearedFirmFields }, clock.now());
    });
    return { message: 'Az adataidat elmentettük.' };
  },
});

export type ProfileService = ReturnType<typeof createProfileService>;
