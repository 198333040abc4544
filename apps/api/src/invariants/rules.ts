import { listingIDFields } from '@piacter/contracts/listings';
import { packageTypesInDays } from '@piacter/contracts/packages';
import type { Invariant } from './invariant.ts';
import { kindRules } from './kind-rules.ts';
import { listingRules } from './listing-rules.ts';
import { mapRules } from './map-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { requestRules } from './request-rules.ts';
import { threadRules } from './thread-rules.ts';
import { userRules } from './user-rules.ts';
import { watchRules } from './watch-rules.ts';

const typesInDays = [...packageTypesInDays].join(', ');

const isSameListing = listingIDFields
  .map((field) => `coalesce(b.${field}, 0) = coalesce(a.${field}, 0)`)
  .join(' and ');

/** All rules for derived columns and between tables. The statements run on MySQL and MariaDB. */
export const invariants: readonly Invariant[] = [
  ...listingRules,
  ...kindRules,
  ...mapRules,
  ...paymentRules,
  ...requestRules,
  ...userRules,
  ...threadRules,
  ...watchRules,
  {
    sentence: 'An active order has its time of activation, and one counted in days has its validity.',
    sql: `select orderID as id from service_orders
      where isActive = 1 and (activationDate is null
        or (packageType in (${typesInDays}) and (validFrom is null or validTo is null or validTo <= validFrom)))`,
  },
  {
    sentence: 'Packages of one type for the same listing or user do not overlap.',
    sql: `select a.orderID as id from service_orders a
      join service_orders b on b.userID = a.userID and b.packageType = a.packageType and b.orderID > a.orderID
        and b.isActive = 1 and b.validFrom < a.validTo and b.validTo > a.validFrom
        and ${isSameListing}
      where a.isActive = 1 and a.packageType in (${typesInDays})
        and (a.packageType not in (2, 4) or coalesce(${listingIDFields.map((field) => `a.${field}`).join(', ')}) is not null)`,
  },
  {
    sentence: 'No package is used beyond its quantity.',
    sql: 'select orderID as id from service_orders where usedCount > quantity',
  },
  {
    sentence: 'At most one page is the home page.',
    sql: 'select count(*) as id from page_contents where isHomePage = 1 having count(*) > 1',
  },
  {
    sentence: 'A report has a time of decision exactly when it is not open.',
    sql: "select reportID as id from listing_reports where (state = 'open') <> (decidedAt is null)",
  },
  {
    sentence: 'No mail that is due has been waiting for more than a day.',
    sql: "select mailID as id from outbox_mails where status = 'waiting' and nextAttemptAt < :now - interval 1 day",
  },
  {
    sentence: 'A mail has a time of sending exactly when it was sent.',
    sql: "select mailID as id from outbox_mails where (status = 'sent') <> (sentAt is not null)",
  },
];
