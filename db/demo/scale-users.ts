import { roleIDs } from '@piacter/contracts/core/values';
import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';
import type { DemoUser } from './users.ts';

const prefixes: Record<number, string> = {
  [roleIDs.ingatlan_tulajdonos]: 'scale',
  [roleIDs.szallasado]: 'scale-host',
  [roleIDs.szakember]: 'scale-professional',
  [roleIDs.ajanlatkero]: 'scale-requester',
};

/** Advertisers and requesters without a login, kept from one run to the next. */
export async function scaleUsers(
  db: Kysely<DB>,
  userType: number,
  count: number,
  now: Date,
): Promise<DemoUser[]> {
  const emails = Array.from({ length: count }, (_, i) => `${prefixes[userType]}-${i}@piacter.test`);
  await db
    .insertInto('users')
    .ignore()
    .values(
      emails.map((email) => ({
        userType,
        email,
        passwordHash: '!',
        activatedAt: now,
        created: now,
        updated: now,
      })),
    )
    .execute();
  const users = await db
    .selectFrom('users')
    .select(['userID', 'email'])
    .where('email', 'like', `${prefixes[userType]}-%`)
    .where('userType', '=', userType)
    .orderBy('userID')
    .execute();
  await db
    .insertInto('user_profiles')
    .ignore()
    .values(
      users.map(({ userID, email }, i) => ({
        userID,
        lastName: 'Minta',
        firstName: `Hirdető ${i + 1}`,
        mobile: '+36 30 555 0000',
        contactEmail: email.replace('@piacter.test', '@posta.test'),
        updated: now,
      })),
    )
    .execute();
  return users.map(({ userID, email }) => ({
    userID,
    email,
    userType,
    advertiserType: 'magánszemély',
  }));
}
