import { toBudapestDay } from '@piacter/contracts/core/days';
import { formatRange } from '@piacter/contracts/core/units';
import {
  formatWithin,
  guestFields,
  type RequestKind,
  requestedAdTypes,
  type TimeUnit,
} from '@piacter/contracts/requests';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { formatAddress, formatDays, joinWithCommas } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import type { DescribedTarget } from '../search/reverse/index.ts';
import { requestTables } from './request-kinds.ts';
import { regionNamesOf, toNames } from './request-regions.ts';
import { isOpen } from './request-states.ts';

/** The columns of a request that its words are made of; absent where its kind has no such thing. */
interface DescribedRow {
  requestID: number;
  description: string;
  professionID: number | null;
  settlement: string | null;
  regionNames: string | null;
  startDate: string | null;
  endDate: string | null;
  adType: number | null;
  houseType: number | null;
  requestTime: number;
  timeUnit: TimeUnit;
  guests: number;
  budget: number | null;
  minPrice: number;
  maxPrice: number;
}

const columns: Record<RequestKind, RawBuilder<unknown>> = {
  service: sql`request.serviceTypeID as professionID, request.settlement, request.requestTime, request.timeUnit`,
  accommodation: sql`${regionNamesOf('accommodation')} as regionNames, request.startDate, request.endDate,
    ${sql.join(
      guestFields.map((name) => sql.ref(`request.${name}`)),
      sql` + `,
    )} as guests, request.budget`,
  property: sql`${regionNamesOf('property')} as regionNames, request.adType, request.houseType,
    request.minPrice, request.maxPrice`,
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

/** '3 napon belül', '4 fő, 150 000 Ft-ig', '30–60 M Ft' */
function formatTerms({
  requestTime,
  timeUnit,
  guests,
  budget,
  adType,
  minPrice,
  maxPrice,
}: Partial<DescribedRow>): string {
  if (requestTime !== undefined && timeUnit) return formatWithin(requestTime, timeUnit);
  if (guests !== undefined)
    return joinWithCommas(`${guests}\u00a0fő`, formatRange('forints', undefined, budget ?? undefined));
  const unit = adType === requestedAdTypes.rent ? 'thousandForintsMonthly' : 'thousandForints';
  return formatRange(unit, minPrice ?? undefined, maxPrice ?? undefined);
}

type Row = Partial<DescribedRow> & Pick<DescribedRow, 'requestID' | 'description'>;

async function selectDescribed(
  db: Database,
  kind: RequestKind,
  requestIDs: readonly number[],
  condition = sql``,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select request.requestID, request.description, ${columns[kind]} from ${sql.table(requestTables[kind])} as request
    where request.requestID in (${sql.join(requestIDs)}) ${condition}`.execute(db);
  return rows;
}

/** The lines of requests in whatever state, for their mails, in the order of the ids: 'villanyszerelő, Vác'. */
export async function describeRequests(
  db: Database,
  names: LookupNames,
  kind: RequestKind,
  requestIDs: readonly number[],
): Promise<string[]> {
  const rows = await selectDescribed(db, kind, requestIDs);
  const lines = new Map(rows.map((row) => [row.requestID, toLine(row, names)]));
  return requestIDs.map((id) => lines.get(id) ?? '');
}

/** The line of one. */
export const describeRequest = async (
  db: Database,
  names: LookupNames,
  kind: RequestKind,
  requestID: number,
): Promise<string> => (await describeRequests(db, names, kind, [requestID]))[0] ?? '';

/** The terms of requests in whatever state, by their ids. */
export const findTerms = async (db: Database, kind: RequestKind, requestIDs: readonly number[]) =>
  new Map((await selectDescribed(db, kind, requestIDs)).map((row) => [row.requestID, formatTerms(row)]));

/** The exact place of the work of a service request: '2600 Vác, Zichy Hippolyt utca 8.'. */
export async function describeWorkPlace(
  db: Database,
  names: LookupNames,
  requestID: number,
): Promise<string> {
  const row = await db
    .selectFrom('service_requests')
    .select(['postalCode', 'settlement', 'street', 'publicPlaceType', 'houseNumber'])
    .where('requestID', '=', requestID)
    .executeTakeFirstOrThrow();
  const publicPlaceName = names.findName('types_public_place', row.publicPlaceType);
  return formatAddress({ ...row, publicPlaceName });
}

/**
 * Returns the function that describes the open requests among the ids as those who may answer read them in their search,
 * without a word of who the requester is.
 */
export const createRequestDescriptions =
  ({ clock, lookups }: Pick<Deps, 'clock'> & { lookups: Pick<LookupService, 'names'> }) =>
  async (
    db: Database,
    kind: RequestKind,
    requestIDs: readonly number[],
  ): Promise<Map<number, DescribedTarget>> => {
    if (requestIDs.length === 0) return new Map();
    const isCurrent =
      kind === 'accommodation' ? sql`and request.endDate >= ${toBudapestDay(clock.now())}` : sql``;
    const rows = await selectDescribed(db, kind, requestIDs, sql`and ${isOpen('request')} ${isCurrent}`);
    const names = await lookups.names();
    return new Map(
      rows.map((row) => [
        row.requestID,
        {
          line: toLine(row, names),
          path: listingPathsByKind[kind].request(row.requestID),
          terms: formatTerms(row),
          description: row.description,
        },
      ]),
    );
  };
