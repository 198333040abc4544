import type { Trx } from '../../core/db/transaction.ts';

/** The columns of an order about its buyer, from the profile. */
export async function readBuyer(trx: Trx, userID: number) {
  const { lastName, firstName, ...buyer } = await trx
    .selectFrom('user_profiles')
    .select(['isFirm', 'lastName', 'firstName', 'firmName', 'firmType', 'taxNumber', 'contactPerson'])
    .select(['contactEmail', 'mobile', 'tel'])
    .where('userID', '=', userID)
    .executeTakeFirstOrThrow();
  return { ...buyer, buyerName: [lastName, firstName].filter(Boolean).join(' ') || null };
}
