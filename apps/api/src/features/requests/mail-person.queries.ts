import type { Trx } from '../../core/db/transaction.ts';

/** The recipient or subject of a mail; undefined for a deleted account. */
export const findMailPerson = (trx: Trx, userID: number) =>
  trx
    .selectFrom('users as u')
    .innerJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.email', 'p.isFirm', 'p.firmName', 'p.firstName', 'p.lastName'])
    .where('u.userID', '=', userID)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
