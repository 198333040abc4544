import { type AccommodationSearch, relationGroups } from '@piacter/contracts/accommodations';
import { totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { estimateRows, type Scope } from '../search/index.ts';
import { relationOf } from './relation-groups.ts';

/** An entry that an accommodation has to have, as a row of the relation table of its group. */
interface RequiredEntry {
  table: string;
  entry: string;
  entryID: number;
}

/** The index that the foreign key of the entries needs anyway, by relation table. */
const indexByTable: Record<string, string> = {
  accommodation_facilities: 'accommodation_facilities_which',
  accommodation_special_locations: 'accommodation_locations_which',
  accommodation_languages: 'accommodation_languages_which',
};

/**
 * Entries of a search index that are gone through in the time in which one accommodation with an entry is looked up
 * for the others. Measured at 100k: 213 ms for all of the index, 11 for the 1,351 accommodations with a rare facility.
 */
const entriesPerLookup = 4;

/** Entries that one statement looks for: servers join at most 61 tables, and after a few rare ones little is left. */
const maxJoinedEntries = 10;

const isEntry = (alias: string, { entry, entryID }: RequiredEntry) =>
  sql`${sql.ref(`${alias}.${entry}`)} = ${entryID}`;

/** Ids of the accommodations that have all of the entries, the rarest one first; one more than a total counts to. */
async function selectWithAll(db: Database, [rarest, ...others]: readonly RequiredEntry[]): Promise<number[]> {
  if (!rarest) return [];
  const joins = others.map((other, place) => {
    const alias = `other${place}`;
    return sql`join ${sql.table(other.table)} as ${sql.ref(alias)}
      on ${sql.ref(`${alias}.accommodationID`)} = rarest.accommodationID and ${isEntry(alias, other)}`;
  });
  const { rows } = await sql<{ accommodationID: number }>`
    select straight_join rarest.accommodationID
    from ${sql.table(rarest.table)} as rarest force index (${sql.ref(indexByTable[rarest.table] ?? '')})
    ${sql.join(joins, sql` `)}
    where ${isEntry('rarest', rarest)} limit ${sql.lit(totalCap + 1)}`.execute(db);
  return rows.map(({ accommodationID }) => accommodationID);
}

/**
 * The few accommodations that have the rarest of the chosen facilities, places and languages, whatever else is asked,
 * where one of those is rare in the scope: found by their relations sooner than by the masks in a search index, which
 * still say whether they have the others. Undefined where none is rare, and where there are more than a total counts
 * to: those are met soon in the index.
 */
export async function findRareCandidates(
  db: Database,
  search: AccommodationSearch,
  scope: Scope,
): Promise<number[] | undefined> {
  const required = relationGroups.flatMap((group) => {
    const { table, entry } = relationOf(group);
    return (search[group] ?? []).map((entryID): RequiredEntry => ({ table, entry, entryID }));
  });
  if (required.length === 0 || scope.level === 'settlement') return undefined;
  const scopeConditions = [
    ...scope.conditions,
    ...(scope.filterIndexPrefix ? [scope.filterIndexPrefix] : []),
  ];
  const [all = 0, ...estimates] = await estimateRows(db, [
    { table: 'accommodations', index: scope.filterIndex, where: sql.join(scopeConditions, sql` and `) },
    ...required.map(({ table, entry, entryID }) => ({
      table,
      index: indexByTable[table] ?? '',
      where: sql`${sql.ref(entry)} = ${entryID}`,
    })),
  ]);
  const byRarity = required
    .map((entry, place) => ({ entry, rows: estimates[place] ?? all }))
    .sort((a, b) => a.rows - b.rows);
  if ((byRarity[0]?.rows ?? all) * entriesPerLookup > all) return undefined;
  const ids = await selectWithAll(
    db,
    byRarity.slice(0, maxJoinedEntries).map(({ entry }) => entry),
  );
  return ids.length > totalCap ? undefined : ids;
}
