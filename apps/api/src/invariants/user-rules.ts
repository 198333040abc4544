import { emptyProfile } from '../features/accounts/index.ts';
import { listingSpecs } from '../features/listings/index.ts';
import type { Invariant } from './invariant.ts';

/** A rule of deleted users: none has a row that `condition` finds in the table, whose column refers to the user. */
const withoutRows = (sentence: string, table: string, column: string, condition = '1 = 1'): Invariant => ({
  sentence,
  sql: `select distinct u.userID as id from users u join ${table} r on r.${column} = u.userID
    where u.deletedAt is not null and ${condition}`,
});

/** True for a profile in which anything is left that a deletion empties. */
const isFilled = Object.entries(emptyProfile)
  .map(([column, empty]) => (empty === null ? `r.${column} is not null` : `r.${column} <> ${empty}`))
  .join(' or ');

/** The rules of deleted users, of whom the books are all that stays. */
export const userRules: readonly Invariant[] = [
  {
    sentence: 'A deleted user, and no other, has neither an address nor a password.',
    sql: `select userID as id from users
      where (deletedAt is not null) <> (email = concat('deleted:', userID) and passwordHash = '')`,
  },
  withoutRows('The profile of a deleted user is empty.', 'user_profiles', 'userID', `(${isFilled})`),
  ...['user_sessions', 'one_time_secrets', 'known_devices', 'social_media_links', 'billing_profiles'].map(
    (table) => withoutRows(`A deleted user has no row in ${table}.`, table, 'userID'),
  ),
  ...Object.values(listingSpecs).map(({ table }) =>
    withoutRows(`A deleted user has no row in ${table}.`, table, 'userID'),
  ),
  ...['accommodation_requests', 'real_estate_requests'].map((table) =>
    withoutRows(`A deleted user has no row in ${table}.`, table, 'requesterID'),
  ),
  withoutRows(
    'A service request of a deleted user is closed, even when it is shown again, and has neither pictures nor an exact address.',
    'service_requests',
    'requesterID',
    `(r.status = 1 or r.hiddenStatus = 1 or r.imageCount > 0
      or coalesce(r.street, r.publicPlaceType, r.houseNumber, r.floorNumber, r.doorNumber) is not null)`,
  ),
  withoutRows(
    'Of the offers of a deleted user only accepted ones are kept.',
    'service_request_responses',
    'userID',
    'r.accepted <> 1',
  ),
  withoutRows(
    'A deleted user has no row in accommodation_request_contacts.',
    'accommodation_request_contacts',
    'userID',
  ),
  withoutRows(
    'The orders of a deleted user have no address.',
    'service_orders',
    'userID',
    'coalesce(r.shippingPostalCode, r.state, r.city, r.address_line1, r.address_line2) is not null',
  ),
];
