import { anyProfession, type Database } from '@piacter/db';
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

/** The keys of a search in the tiles of a drawn area, for a profession or any. */
export const toTileKeys = (tiles: readonly string[], serviceTypeID: number = anyProfession): string[] =>
  tiles.map((tile) => `${tile}/${serviceTypeID}`);

/** A row of the coverage of a service. */
type Covered = Record<'serviceTypeID' | 'placeKind' | 'placeID', number>;

/** The keys of a service: of its coverage, and of its professions in the tiles that it is in. */
export const toTargetKeys = (covered: readonly Covered[], tiles: readonly string[]): string[] => [
  ...covered.map(({ serviceTypeID, placeKind, placeID }) => toKey(serviceTypeID, placeKind, placeID)),
  ...[...new Set(covered.map(({ serviceTypeID }) => serviceTypeID))].flatMap((id) => toTileKeys(tiles, id)),
];

/** The rows of the coverage by service. */
export async function selectCoverage(
  db: Database,
  serviceIDs: readonly number[],
): Promise<Map<number, Covered[]>> {
  if (serviceIDs.length === 0) return new Map();
  const { rows } = await sql<Covered & { serviceID: number }>`
    select distinct serviceID, serviceTypeID, placeKind, placeID from service_coverage
    where serviceID in (${sql.join(serviceIDs)})`.execute(db);
  return Map.groupBy(rows, ({ serviceID }) => serviceID);
}
