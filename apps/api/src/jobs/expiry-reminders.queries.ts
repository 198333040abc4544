import { type ListingIDField, listingIDFields } from '@piacter/contracts/listings';
import { packageTypesInDays, packageTypesOfListing } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { mailTypes } from '../adapters/mail/index.ts';
import { listingLabel } from '../features/listings/index.ts';

/** The admin's templates that remind of a package's end, those that know how many days before it. */
export const selectReminderTemplates = (db: Database) =>
  db
    .selectFrom('email_templates')
    .select(['emailID', 'subject', 'content'])
    .select(({ ref }) => ref('intervalDays').$notNull().as('intervalDays'))
    .where('emailType', '=', mailTypes.packageExpiry)
    .where('intervalDays', 'is not', null)
    .orderBy('intervalDays')
    .orderBy('emailID')
    .execute();

export type ReminderTemplate = Awaited<ReturnType<typeof selectReminderTemplates>>[number];

/** When the orders to remind of end: `after < validTo <= until`. */
export interface EndRange {
  after: Date;
  until: Date;
  /** Who has bought on this day knows when it ends: orders activated since are left out. */
  activatedBefore: Date;
}

/**
 * Holds where both orders are for the same listing of a kind, or neither is for one. Not by `<=>`: over the index of
 * the listing that reads every order without one, for each order anew; the buyer's orders are few.
 */
const isSameListing = (field: ListingIDField) => {
  const [following, ending] = [sql.ref(`following.${field}`), sql.ref(`ending.${field}`)];
  return sql<boolean>`coalesce(${following}, 0) = coalesce(${ending}, 0)`;
};

/**
 * Active orders that end in the given time, with their buyers, by id from `afterID` on. Left out are those that
 * another order of the same type follows for the same listing or user, those whose listing is gone, and those of
 * deleted users.
 */
export const selectEndingOrders = (
  db: Database,
  { after, until, activatedBefore }: EndRange,
  afterID: number,
  limit: number,
) =>
  db
    .selectFrom('service_orders as ending')
    .innerJoin('users as buyer', 'buyer.userID', 'ending.userID')
    .leftJoin('user_profiles as profile', 'profile.userID', 'buyer.userID')
    .select(['ending.orderID', 'ending.packageName', 'ending.packageType', 'buyer.userType', 'buyer.email'])
    .select(({ ref }) => ref('ending.validTo').$notNull().as('validTo'))
    .select(['profile.isFirm', 'profile.firmName', 'profile.firstName', 'profile.lastName'])
    .select(listingLabel('ending').as('listingName'))
    .where('ending.isActive', '=', 1)
    .where('ending.validTo', '>', after)
    .where('ending.validTo', '<=', until)
    .where('ending.activationDate', '<', activatedBefore)
    .where('ending.packageType', 'in', [...packageTypesInDays])
    .where('buyer.deletedAt', 'is', null)
    .where('ending.orderID', '>', afterID)
    .where(({ or, eb }) =>
      or([
        eb('ending.packageType', 'not in', [...packageTypesOfListing]),
        ...listingIDFields.map((field) => eb(`ending.${field}`, 'is not', null)),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          listingIDFields.reduce(
            (following, field) => following.where(isSameListing(field)),
            selectFrom('service_orders as following')
              .select('following.orderID')
              .whereRef('following.userID', '=', 'ending.userID')
              .whereRef('following.packageType', '=', 'ending.packageType')
              .where('following.isActive', '=', 1)
              .whereRef('following.validFrom', '>=', 'ending.validTo'),
          ),
        ),
      ),
    )
    .orderBy('ending.orderID')
    .limit(limit)
    .execute();

export type EndingOrder = Awaited<ReturnType<typeof selectEndingOrders>>[number];

/** Which of the mails with these keys have been written already. */
export async function selectSentKeys(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('outbox_mails')
    .select('dedupeKey')
    .where('dedupeKey', 'in', keys)
    .execute();
  return new Set(rows.map(({ dedupeKey }) => dedupeKey));
}
