import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import { type DataFiles, hashOf, readDataFiles } from './data-files.ts';
import { postalCodeRows, readPlaces, regionRow, streetRows } from './gazetteer-rows.ts';
import { lookupRows, professionRows } from './lookup-rows.ts';
import { loadMailTemplates } from './mail-templates.ts';
import { insertRows, upsertRows } from './write-rows.ts';

const stateName = 'reference';
/** To be raised when the same files have to give other rows, e.g. after a change of foldText. */
const revision = 1;

/**
 * Brings the lookups and the gazetteer to the state of the data files.
 * Does nothing when they have not changed since the last load; professions are the admin's, so they are
 * only laid down in an empty table. Rows that left the files stay, since listings may point at them.
 */
export async function loadReference(db: Kysely<DB>, files: DataFiles = readDataFiles()): Promise<void> {
  await loadFiles(db, files);
  await loadMailTemplates(db);
}

async function loadFiles(db: Kysely<DB>, files: DataFiles): Promise<void> {
  const hash = hashOf(files, revision);
  if ((await loadedHash(db)) === hash) return;
  await db.transaction().execute(async (trx) => {
    // Takes the row's lock, so that of several processes starting at once only one loads.
    await sql`insert into reference_state (name, hash) values (${stateName}, '')
      on duplicate key update name = values(name)`.execute(trx);
    if ((await loadedHash(trx)) === hash) return;
    await load(trx, files);
    await sql`update reference_state set hash = ${hash}, loaded = utc_timestamp(3)
      where name = ${stateName}`.execute(trx);
  });
}

async function loadedHash(db: Kysely<DB>): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select hash from reference_state where name = ${stateName}`.execute(db);
  return rows[0]?.hash;
}

async function load(trx: Kysely<DB>, files: DataFiles): Promise<void> {
  for (const lookup of lookupRows(files.lookups)) await upsertRows(trx, lookup);
  const professions = await sql`select 1 from types_service limit 1`.execute(trx);
  if (professions.rows.length === 0)
    await insertRows(trx, 'types_service', professionRows(files.professions));

  const places = readPlaces(files.gazetteerHungary, files.gazetteerAbroad);
  await upsertRows(trx, { table: 'regions', key: 'regionID', rows: places.map(regionRow) });
  // Nothing points at these two, so what left the files can leave the tables too.
  await sql`delete from region_postal_codes`.execute(trx);
  await insertRows(trx, 'region_postal_codes', postalCodeRows(places));
  await sql`delete from region_streets`.execute(trx);
  await insertRows(trx, 'region_streets', streetRows(files.streets, places));
}
