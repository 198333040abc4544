import { createRecord } from '@piacter/contracts/core';
import { profileFields } from '@piacter/contracts/profile';
import type { DB } from '@piacter/db';

/** What stays of the profile of a deleted account: whose it was, and whether a company's, which orders say. */
type Kept = 'userID' | 'isFirm' | 'updated';

const cleared = profileFields.filter((field) => field !== 'isFirm');

/** The other columns as a deletion leaves them; one that a migration adds does not compile until it is listed. */
export const emptyProfile = {
  ...createRecord(cleared, () => null),
  hasPage: null,
  hasQuickAnswers: 0,
} satisfies Record<Exclude<keyof DB['user_profiles'], Kept>, null | 0>;
