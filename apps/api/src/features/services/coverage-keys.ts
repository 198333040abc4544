import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { RangeSet } from '../search/index.ts';

/** The key of searches that no row of the coverage restricts, such as those by a keyword alone. */
export const everywhere = '*';

const toKey = (serviceTypeID: unknown, placeKind: unknown, placeID: unknown): string =>
  `${serviceTypeID}/${placeKind}/${placeID}`;

/** The keys of the first of the sets that are ranges of the coverage: a match is in one of them. */
export function findCoverageKeys(sets: readonly RangeSet[]): string[] | undefined {
  const covered = sets.find(({ ranges }) => ranges.every(({ table }) => table === 'service_coverage'));
  return covered?.ranges.map(({ key }) => toKey(key.serviceTypeID, key.placeKind, key.placeID));
}

/** The keys of the rows of the coverage by service. */
export async function selectCoverageKeys(
  db: Database,
  serviceIDs: readonly number[],
): Promise<Map<number, string[]>> {
  if (serviceIDs.length === 0) return new Map();
  const { rows } = await sql<Record<'serviceID' | 'serviceTypeID' | 'placeKind' | 'placeID', number>>`
    select distinct serviceID, serviceTypeID, placeKind, placeID from service_coverage
    where serviceID in (${sql.join(serviceIDs)})`.execute(db);
  const byService = Map.groupBy(rows, ({ serviceID }) => serviceID);
  return new Map(
    [...byService].map(([serviceID, covered]) => [
      serviceID,
      covered.map((row) => toKey(row.serviceTypeID, row.placeKind, row.placeID)),
    ]),
  );
}
