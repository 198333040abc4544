import { type AccommodationSearch, relationGroups } from '@piacter/contracts/accommodations';
import { totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { estimatedRows, type Scope } from '../search/index.ts';
import { relationOf } from './relation-groups.ts';

/** An entry that an accommodation has to have, as a row of the relation table of its group. */
interface ChosenEntry {
  table: string;
  entry: string;
  entryID: number;
}

/** The index that the foreign key of the entries needs anyway, by relation table. */
const indexOfTable: Record<string, string> = {
  accommodation_facilities: 'accommodation_facilities_which',
  accommodation_special_locations: 'accommodation_locations_which',
  accommodation_languages: 'accommodation_languages_which',
};

/**
 * Entries of a search index that are gone through in the time in which one accommodation with an entry is looked up
 * for the others. Measured at 100k: 213 ms for all of the index, 11 for the 1,351 accommodations with a rare facility.
 */
const entriesALook = 4;

/** Entries that one statement looks for: servers join at most 61 tables, and after a few rare ones little is left. */
const mostLookedFor = 10;

const isEntry = (alias: string, { entry, entryID }: ChosenEntry) =>
  sql`${sql.ref(`${alias}.${entry}`)} = ${entryID}`;

/** Ids of the accommodations that have all of the entries, the rarest one first; one more than a total counts to. */
async function selectHaving(db: Database, [rarest, ...others]: readonly ChosenEntry[]): Promise<number[]> {
  if (!rarest) return [];
  const joins = others.map((other, place) => {
    const alias = `other${place}`;
    return sql`join ${sql.table(other.table)} as ${sql.ref(alias)}
      on ${sql.ref(`${alias}.accommodationID`)} = rarest.accommodationID and ${isEntry(alias, other)}`;
  });
  const { rows } = await sql<{ accommodationID: number }>`
    select straight_join rarest.accommodationID
    from ${sql.table(rarest.table)} as rarest force index (${sql.ref(indexOfTable[rarest.table] ?? '')})
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
export async function rareEntries(
  db: Database,
  search: AccommodationSearch,
  scope: Scope,
): Promise<number[] | undefined> {
  const chosen = relationGroups.flatMap((group) => {
    const { table, entry } = relationOf(group);
    return (search[group] ?? []).map((entryID): ChosenEntry => ({ table, entry, entryID }));
  });
  if (chosen.length === 0 || scope.isSmall) return undefined;
  const inScope = [...scope.conditions, ...(scope.intoFilterIndex ? [scope.intoFilterIndex] : [])];
  const [all = 0, ...estimates] = await estimatedRows(db, [
    { table: 'accommodations', index: scope.filterIndex, where: sql.join(inScope, sql` and `) },
    ...chosen.map(({ table, entry, entryID }) => ({
      table,
      index: indexOfTable[table] ?? '',
      where: sql`${sql.ref(entry)} = ${entryID}`,
    })),
  ]);
  const byRarity = chosen
    .map((entry, place) => ({ entry, rows: estimates[place] ?? all }))
    .sort((a, b) => a.rows - b.rows);
  if ((byRarity[0]?.rows ?? all) * entriesALook > all) return undefined;
  const ids = await selectHaving(
    db,
    byRarity.slice(0, mostLookedFor).map(({ entry }) => entry),
  );
  return ids.length > totalCap ? undefined : ids;
}
