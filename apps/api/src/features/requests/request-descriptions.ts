import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { toCalendarDay } from '../../core/calendar.ts';
import { formatDays, joinWithCommas } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import { requestTables } from './request-kinds.ts';
import { regionNamesOf, toNames } from './request-regions.ts';
import { isOpen } from './request-states.ts';

/** The columns of a request that its line is made of; null where its kind has no such thing. */
interface DescribedRow {
  requestID: number;
  professionID: number | null;
  settlement: string | null;
  regionNames: string | null;
  startDate: string | null;
  endDate: string | null;
  adType: number | null;
  houseType: number | null;
}

const columns: Record<RequestKind, RawBuilder<unknown>> = {
  service: sql`request.serviceTypeID as professionID, request.settlement`,
  accommodation: sql`${regionNamesOf('accommodation')} as regionNames, request.startDate, request.endDate`,
  property: sql`${regionNamesOf('property')} as regionNames, request.adType, request.houseType`,
};

function toLine(row: Partial<DescribedRow>, names: LookupNames): string {
  const { professionID = null, adType = null, houseType = null, startDate, endDate } = row;
  const wanted = [names.findName('types_ad', adType), names.findName('types_house', houseType)];
  return joinWithCommas(
    names.findName('professions', professionID),
    wanted.filter(Boolean).join(' '),
    row.settlement,
    ...toNames(row.regionNames ?? null),
    formatDays(startDate, endDate),
  );
}

type Row = Partial<DescribedRow> & Pick<DescribedRow, 'requestID'>;

async function selectDescribed(
  db: Database,
  kind: RequestKind,
  requestIDs: readonly number[],
  condition = sql``,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select request.requestID, ${columns[kind]} from ${sql.table(requestTables[kind])} as request
    where request.requestID in (${sql.join(requestIDs)}) ${condition}`.execute(db);
  return rows;
}

/** The line of one request in whatever state, for its mails: 'villanyszerelő, Vác'. */
export async function describeRequest(
  db: Database,
  names: LookupNames,
  kind: RequestKind,
  requestID: number,
): Promise<string> {
  const [row] = await selectDescribed(db, kind, [requestID]);
  return row ? toLine(row, names) : '';
}

/**
 * Returns the function that describes the open requests among the ids in a line each: what is wanted, where and when,
 * without a word of the requester.
 */
export const createRequestDescriptions =
  ({ clock, lookups }: Pick<Deps, 'clock'> & { lookups: Pick<LookupService, 'names'> }) =>
  async (db: Database, kind: RequestKind, requestIDs: readonly number[]): Promise<Map<number, string>> => {
    if (requestIDs.length === 0) return new Map();
    const isCurrent =
      kind === 'accommodation' ? sql`and request.endDate >= ${toCalendarDay(clock.now())}` : sql``;
    const rows = await selectDescribed(db, kind, requestIDs, sql`and ${isOpen('request')} ${isCurrent}`);
    const names = await lookups.names();
    return new Map(rows.map((row) => [row.requestID, toLine(row, names)]));
  };
