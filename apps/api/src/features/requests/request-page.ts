import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { type Conditions, type ListingPage, toExactPage, toWindow } from '../search/index.ts';
import { requestColumns } from './request-columns.ts';
import { requestTables } from './request-kinds.ts';
import { isOpen } from './request-states.ts';

interface PageOf {
  kind: RequestKind;
  /** Columns of the rows with the alias `request`. */
  columns: RawBuilder<unknown>;
  /** Sort direction by id, which is the order of creation. */
  direction: 'ASC' | 'DESC';
  /** Page number, starting at 1. */
  page: number;
}

const orderBy = (direction: PageOf['direction']) => sql.raw(`order by request.requestID ${direction}`);

/** A page of the open requests that meet the conditions. */
export async function findRequestPage<Row>(
  db: Database,
  conditions: Conditions,
  { kind, columns, direction, page }: PageOf,
): Promise<ListingPage<Row>> {
  const sort = { column: 'requestID', direction: direction === 'ASC' ? 'asc' : 'desc' } as const;
  const { ids, total } = await requestColumns[kind].search(db).page(conditions, sort, toWindow(page));
  if (ids.length === 0) return toExactPage<Row>([], total);
  // What was closed since is shown to nobody.
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(requestTables[kind])} as request
    where request.requestID in (${sql.join(ids)}) and ${isOpen('request')} ${orderBy(direction)}`.execute(db);
  return toExactPage(rows, total);
}

/** A page of somebody's own requests, which are few; the conditions are on the alias `request`. */
export async function ownRequestPage<Row>(
  db: Database,
  conditions: readonly RawBuilder<unknown>[],
  { kind, columns, direction, page }: PageOf,
): Promise<ListingPage<Row>> {
  const { offset, limit } = toWindow(page);
  const from = sql`from ${sql.table(requestTables[kind])} as request where ${sql.join(conditions, sql` and `)}`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<Row>`select ${columns} ${from} ${orderBy(direction)}
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(db);
  return toExactPage(rows, Number(counted.rows[0]?.total ?? 0));
}
