import { type Kysely, sql } from 'kysely';
import { anyProfession, placeKinds } from './service-coverage.ts';
import type { DB } from './types.ts';

/** Ids in one statement, some thirteen rows of coverage each. */
const batchSize = 1000;

/**
 * Copies the positions of services to their rows of coverage that have none: those from before the columns, those that
 * processes of the version before wrote during an upgrade, and generated ones. A million services take some minutes; with
 * nothing missing, a tenth of a second. Of every published service, one row is for any profession anywhere.
 */
export async function fillCoveragePositions(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select straight_join min(services.serviceID) as first, max(services.serviceID) as last
    from service_coverage as entry join services on services.serviceID = entry.serviceID
    where entry.serviceTypeID = ${anyProfession} and entry.placeKind = ${placeKinds.anywhere} and entry.placeID = 0
      and entry.mapCell is null and services.mapCell is not null`.execute(db);
  const { first, last } = rows[0] ?? {};
  if (!first || !last) return;
  for (let from = first; from <= last; from += batchSize)
    await sql`
      update services straight_join service_coverage as entry on entry.serviceID = services.serviceID
      set entry.mapCell = services.mapCell, entry.mapPoint = services.mapPoint
      where services.serviceID between ${from} and ${from + batchSize - 1}
        and services.mapCell is not null and entry.mapCell is null`.execute(db);
}
