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

/** How to reach somebody, as a mail says it; '' for a number that is missing. */
export interface MailContact {
  phone: string;
  email: string;
}

/** The contact data of a user, for a mail to somebody who may have it. */
export async function getMailContact(trx: Trx, userID: number): Promise<MailContact> {
  const { email, contactEmail, mobile, tel } = await trx
    .selectFrom('users as u')
    .innerJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.email', 'p.contactEmail', 'p.mobile', 'p.tel'])
    .where('u.userID', '=', userID)
    .executeTakeFirstOrThrow();
  return { phone: mobile ?? tel ?? '', email: contactEmail ?? email };
}
