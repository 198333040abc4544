import { listingIDFields } from '@piacter/contracts/listings';
import { packageTypesInDays, packageTypesOfListing } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingLabel } from '../listings/index.ts';
import { personName } from './person-name.ts';

/** Maximum number of rows of a list, which links to the complete one. */
const overviewRows = 5;

const troubled = ['waiting', 'failed'] as const;
type Troubled = (typeof troubled)[number];

async function countMails(db: Database, status: Troubled): Promise<number> {
  const { count } = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest mails of a status that were attempted in vain. */
const selectTroubled = (db: Database, status: Troubled) =>
  db
    .selectFrom('outbox_mails')
    .select(['mailID', 'subject', 'attempts', 'lastError', 'created'])
    .select(sql.lit(status).as('status'))
    .where('status', '=', status)
    .where('lastError', 'is not', null)
    .orderBy('nextAttemptAt', 'desc')
    .limit(overviewRows)
    .execute();

/** The mails that wait or were given up, and the latest with what the receiving server said. */
export async function getTroubledMails(db: Database) {
  const [waiting, failed, inRetry, givenUp] = await Promise.all([
    countMails(db, 'waiting'),
    countMails(db, 'failed'),
    selectTroubled(db, 'waiting'),
    selectTroubled(db, 'failed'),
  ]);
  return { waiting, failed, troubled: [...givenUp, ...inRetry].slice(0, overviewRows) };
}

const selectEnding = (db: Database, now: Date, until: Date) =>
  db
    .selectFrom('service_orders as bought')
    .where('bought.isActive', '=', 1)
    .where('bought.validTo', '>', now)
    .where('bought.validTo', '<=', until)
    .where('bought.packageType', 'in', [...packageTypesInDays])
    // The package of a deleted listing ends unnoticed.
    .where(({ eb, or }) =>
      or([
        eb('bought.packageType', 'not in', [...packageTypesOfListing]),
        ...listingIDFields.map((field) => eb(`bought.${field}`, 'is not', null)),
      ]),
    );

/** The active packages that end before `until`, the next to end first. */
export async function getEndingPackages(db: Database, now: Date, until: Date) {
  const [{ total }, rows] = await Promise.all([
    selectEnding(db, now, until)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    selectEnding(db, now, until)
      .leftJoin('user_profiles as profile', 'profile.userID', 'bought.userID')
      .select(['bought.orderID', 'bought.packageName', 'bought.validTo'])
      .select(listingLabel('bought').as('listingName'))
      .select(personName('profile').as('buyer'))
      .orderBy('bought.validTo')
      .orderBy('bought.orderID')
      .limit(overviewRows)
      .execute(),
  ]);
  return { total, rows };
}
