import { pageSize, totalCap } from '@piacter/contracts/core';
import {
  type ReportKind,
  type ReportQuery,
  type ReportSort,
  type ReportState,
  reportsPerListing,
} from '@piacter/contracts/reports';
import type { Database, DB } from '@piacter/db';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { type ListingPage, toPage } from '../search/index.ts';

export async function insertReport(trx: Trx, report: Insertable<DB['listing_reports']>): Promise<number> {
  const { insertId } = await trx.insertInto('listing_reports').values(report).executeTakeFirstOrThrow();
  return Number(insertId);
}

/** A listing, message, list or request in the queue. */
interface QueueRow {
  kind: ReportKind;
  listingID: number;
  reportCount: number;
  lastReportedAt: Date;
}

const orders: Record<ReportSort, RawBuilder<unknown>> = {
  newest: sql`lastReportID desc`,
  // What has waited the longest is out of reach behind the last page of the others.
  oldest: sql`firstReportID`,
  most: sql`reportCount desc, lastReportID desc`,
};

/** One page of the reported listings that match the filters. */
export async function selectQueue(
  db: Database,
  { state, kind, reason, sort, page }: ReportQuery,
): Promise<ListingPage<QueueRow>> {
  const conditions = Object.entries({ state: state === 'all' ? undefined : state, kind, reason }).flatMap(
    ([name, value]) => (value === undefined ? [] : [sql`${sql.ref(name)} = ${value}`]),
  );
  const from = sql`listing_reports
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    group by kind, listingID`;
  const { rows: counted } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from ${from} limit ${sql.lit(totalCap + 1)}) as counted`.execute(
    db,
  );
  const { rows } = await sql<QueueRow>`
    select kind, listingID, count(*) as reportCount, max(created) as lastReportedAt, max(reportID) as lastReportID,
      min(reportID) as firstReportID
    from ${from} order by ${orders[sort]}
    limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`.execute(db);
  return toPage(rows, Number(counted[0]?.found ?? 0));
}

/** The newest reports of a listing with the account of who reported it. */
export const selectReports = (db: Database, { kind, listingID }: Pick<QueueRow, 'kind' | 'listingID'>) =>
  db
    .selectFrom('listing_reports as r')
    .leftJoin('users as reporter', (join) =>
      join.onRef('reporter.userID', '=', 'r.reporterID').on('reporter.deletedAt', 'is', null),
    )
    .select(['r.reportID', 'r.title', 'r.reason', 'r.text', 'r.state', 'r.created', 'r.decidedAt'])
    .select('reporter.email as reporterEmail')
    .where('r.kind', '=', kind)
    .where('r.listingID', '=', listingID)
    .orderBy('r.reportID', 'desc')
    .limit(reportsPerListing)
    .execute();

/** How many of an account's reports of a request have been decided. */
export async function countDecided(
  trx: Trx,
  { kind, listingID, reporterID }: { kind: ReportKind; listingID: number; reporterID: number },
): Promise<number> {
  const { decided } = await trx
    .selectFrom('listing_reports')
    .select(({ fn }) => fn.countAll<number>().as('decided'))
    .where('kind', '=', kind)
    .where('listingID', '=', listingID)
    .where('reporterID', '=', reporterID)
    .where('state', '<>', 'open')
    .executeTakeFirstOrThrow();
  return Number(decided);
}

/** Locks a report until the transaction ends. */
export const lockReport = (trx: Trx, reportID: number) =>
  trx
    .selectFrom('listing_reports')
    .select(['reportID', 'kind', 'listingID', 'state', 'reason'])
    .where('reportID', '=', reportID)
    .forUpdate()
    .executeTakeFirst();

interface Decision {
  state: ReportState;
  decidedAt: Date;
  decidedBy: number;
}

/** Decides the open reports of a listing, up to and including `lastReportID` if given, and returns how many. */
export async function decideReports(
  trx: Trx,
  { kind, listingID, reasons, firstReportID, lastReportID }: ReportRange,
  decision: Decision,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('listing_reports')
    .set(decision)
    .where('kind', '=', kind)
    .where('listingID', '=', listingID)
    .where('state', '=', 'open')
    .$if(reasons !== undefined, (query) => query.where('reason', 'in', reasons ?? []))
    .$if(firstReportID !== undefined, (query) => query.where('reportID', '>=', firstReportID ?? 0))
    .$if(lastReportID !== undefined, (query) => query.where('reportID', '<=', lastReportID ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface ReportRange {
  kind: string;
  listingID: number;
  reasons?: readonly string[];
  firstReportID?: number;
  lastReportID?: number;
}
