import { advertiserRoles, roleIDs } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** An activated advertiser with at least one published listing; undefined for everybody else. */
export const findAdvertiser = (db: Database, userID: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select([
      'u.userType',
      'u.email',
      'p.contactEmail',
      'p.isFirm',
      'p.firmName',
      'p.firstName',
      'p.lastName',
    ])
    .where('u.userID', '=', userID)
    .where('u.deletedAt', 'is', null)
    .where('u.activatedAt', 'is not', null)
    .where(
      'u.userType',
      'in',
      advertiserRoles.map((role) => roleIDs[role]),
    )
    .where(({ or, exists, selectFrom }) =>
      or(
        Object.values(listingSpecs).map(({ table }) =>
          exists(
            selectFrom(table)
              .select(sql`1`.as('one'))
              .where('userID', '=', userID)
              .where('status', '=', published),
          ),
        ),
      ),
    )
    .executeTakeFirst();

export type Advertiser = NonNullable<Awaited<ReturnType<typeof findAdvertiser>>>;
