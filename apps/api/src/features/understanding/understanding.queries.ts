import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { escapeLike } from '../../core/db/like.ts';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** Professions with their synonyms. */
export const selectProfessionWords = (db: Database) =>
  db.selectFrom('types_service').select(['typeID', 'typeName', 'synonyms']).orderBy('typeID').execute();

/** The kinds of listings that have a name of their own. */
export const namedKinds = ['accommodation', 'service'] as const;
export type NamedKind = (typeof namedKinds)[number];

export interface NamedListing {
  id: number;
  name: string;
  settlement: string | null;
}

/** The first published listings by name of those whose name begins with the text, without regard to accents. */
export async function selectNamed(
  db: Database,
  kind: NamedKind,
  beginning: string,
  limit: number,
): Promise<NamedListing[]> {
  const { table, idField, label } = listingSpecs[kind];
  const pattern = `${escapeLike(beginning)}%`;
  const { rows } = await sql<NamedListing>`
    select ${sql.ref(`listing.${idField}`)} as id, ${label} as name, settlement
    from ${sql.table(table)} as listing force index (${sql.ref(`${table}_name`)})
    where status = ${published} and nameKey like ${pattern} order by nameKey limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows;
}
