import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import { type DataFiles, hashFiles, readDataFiles } from './data-files.ts';
import { postalCodeRows, readPlaces, regionRow, streetRows } from './gazetteer-rows.ts';
import { loadMailTemplates } from './load-mail-templates.ts';
import { lookupRows, professionRows } from './lookup-rows.ts';
import { insertRows, upsertRows } from './write-rows.ts';

const stateName = 'reference';
/** To be increased when the same files result in different rows, for example after a change of foldText. */
const revision = 1;

/**
 * Updates the lookups and the gazetteer from the data files, unless these are unchanged since the last load. Professions
 * belong to the admin and are only inserted into an empty table. Rows that were removed from the files are kept, since
 * listings may refer to them.
 */
export async function loadReference(db: Kysely<DB>, files: DataFiles = readDataFiles()): Promise<void> {
  await loadFiles(db, files);
  await loadMailTemplates(db);
}

async function loadFiles(db: Kysely<DB>, files: DataFiles): Promise<void> {
  const hash = hashFiles(files, revision);
  if ((await selectLoadedHash(db)) === hash) return;
  await db.transaction().execute(async (trx) => {
    // Locks the row, so that only one of several starting processes loads.
    await sql`insert into reference_state (name, hash) values (${stateName}, '')
      on duplicate key update name = values(name)`.execute(trx);
    if ((await selectLoadedHash(trx)) === hash) return;
    await load(trx, files);
    await sql`update reference_state set hash = ${hash}, loaded = utc_timestamp(3)
      where name = ${stateName}`.execute(trx);
  });
}

async function selectLoadedHash(db: Kysely<DB>): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select hash from reference_state where name = ${stateName}`.execute(db);
  return rows[0]?.hash;
}

/** Fills the synonyms of professions from the file, unless the admin has written some or has renamed the profession. */
async function fillSynonyms(trx: Kysely<DB>, professions: string): Promise<void> {
  const { rows } = await sql<{ typeID: number; typeName: string }>`
    select typeID, typeName from types_service where synonyms is null`.execute(trx);
  const byName = new Map(professionRows(professions).map((row) => [row.typeName, row.synonyms]));
  for (const { typeID, typeName } of rows) {
    const synonyms = byName.get(typeName);
    if (synonyms)
      await sql`update types_service set synonyms = ${synonyms} where typeID = ${typeID}`.execute(trx);
  }
}

async function load(trx: Kysely<DB>, files: DataFiles): Promise<void> {
  for (const lookup of lookupRows(files.lookups)) await upsertRows(trx, lookup);
  const professions = await sql`select 1 from types_service limit 1`.execute(trx);
  if (professions.rows.length === 0)
    await insertRows(trx, 'types_service', professionRows(files.professions));
  else await fillSynonyms(trx, files.professions);

  const places = readPlaces(files.gazetteerHungary, files.gazetteerAbroad);
  await upsertRows(trx, { table: 'regions', key: 'regionID', rows: places.map(regionRow) });
  // Nothing refers to these two tables, so they can be replaced.
  await sql`delete from region_postal_codes`.execute(trx);
  await insertRows(trx, 'region_postal_codes', postalCodeRows(places));
  await sql`delete from region_streets`.execute(trx);
  await insertRows(trx, 'region_streets', streetRows(files.streets, places));
}
