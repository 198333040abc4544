import { mailTypes } from '@piacter/contracts/emails/values';
import { type ListingIDField, listingIDFields } from '@piacter/contracts/listings';
import { packageTypesInDays, packageTypesOfListing } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingLabel } from '../features/listings/index.ts';

/** The admin's templates for expiry reminders, as far as they say how many days ahead they are sent. */
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

/** Bounds for the end of the orders to remind of: `after < validTo <= until`. */
export interface EndRange {
  after: Date;
  until: Date;
  /** Orders activated at or after this time are left out, as the buyer has just been told the end. */
  activatedBefore: Date;
}

/**
 * True where both orders are for the same listing of a kind, or neither is for one. `<=>` would use the index on the
 * listing and read all orders without a listing for each order; a buyer's own orders are few.
 */
const isSameListing = (field: ListingIDField) => {
  const [following, ending] = [sql.ref(`following.${field}`), sql.ref(`ending.${field}`)];
  return sql<boolean>`coalesce(${following}, 0) = coalesce(${ending}, 0)`;
};

/**
 * Active orders that end within the bounds, with their buyers, sorted by id and greater than `afterID`. Left out are
 * orders with a queued order of the same type for the same listing or user, and those of deleted listings or users.
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
    .select(listingIDFields.map((field) => `ending.${field}` as const))
    .select([
      'ending.orderID',
      'ending.packageID',
      'ending.packageName',
      'ending.packageType',
      'buyer.userType',
      'buyer.email',
    ])
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

/** Whether the mail with this key is already in the outbox. */
export async function isWritten(db: Database, dedupeKey: string): Promise<boolean> {
  const rows = await db
    .selectFrom('outbox_mails')
    .select('mailID')
    .where('dedupeKey', '=', dedupeKey)
    .execute();
  return rows.length > 0;
}
