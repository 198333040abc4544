import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { getBoundaries, type Span } from './span.ts';

/**
 * The index of the bin of a row: `interval` finds the last boundary that is not after the value. Bins begin at midnight
 * in Budapest, which no arithmetic of the database finds twice a year.
 */
const binOf = ({ starts }: { starts: readonly Date[] }): RawBuilder<number> =>
  sql<number>`interval(unix_timestamp(created), ${sql.join(starts.map((start) => start.getTime() / 1000))}) - 1`;

type Counted =
  | 'service_requests'
  | 'accommodation_requests'
  | 'real_estate_requests'
  | 'service_request_responses';

/** Rows of a table by bin, from its index on `created` alone. */
export function countCreated(db: Database, table: Counted, span: Span) {
  const boundaries = getBoundaries(span);
  return db
    .selectFrom(table)
    .select(({ fn }) => [binOf(boundaries).as('bin'), fn.countAll<number>().as('count')])
    .where('created', '>=', boundaries.starts[0] ?? boundaries.end)
    .where('created', '<', boundaries.end)
    .groupBy('bin')
    .execute();
}

/** Orders by bin with their income: the prices of those that were activated and not refunded. */
export function countOrders(db: Database, span: Span) {
  const boundaries = getBoundaries(span);
  return db
    .selectFrom('service_orders')
    .select(({ fn }) => [
      binOf(boundaries).as('bin'),
      fn.countAll<number>().as('orders'),
      sql<number>`sum(if(activationDate is not null and paymentState <> 'refunded', price, 0))`.as('income'),
    ])
    .where('created', '>=', boundaries.starts[0] ?? boundaries.end)
    .where('created', '<', boundaries.end)
    .groupBy('bin')
    .execute();
}

/** Registrations by bin and user type, without deleted users. */
export function countRegistrations(db: Database, span: Span) {
  const boundaries = getBoundaries(span);
  return db
    .selectFrom('users')
    .select(({ fn }) => [binOf(boundaries).as('bin'), 'userType', fn.countAll<number>().as('count')])
    .where('created', '>=', boundaries.starts[0] ?? boundaries.end)
    .where('created', '<', boundaries.end)
    .where('deletedAt', 'is', null)
    .groupBy(['bin', 'userType'])
    .execute();
}
