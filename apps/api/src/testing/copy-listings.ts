import { totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';

/** The columns that a copy takes over. */
async function readColumns(db: Database, table: string, idField: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = database() and table_name = ${table} and extra not like '%GENERATED%'
      and column_name not in (${idField}, 'sortRank')`.execute(db);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** Copies the only row so often that a search finds more than the cap; each copy has a rank of its own. */
async function copyAboveCap(db: Database, table: string, idField: string): Promise<void> {
  const columns = await readColumns(db, table, idField);
  await sql`
    insert into ${sql.table(table)} (${columns}, sortRank)
    select ${columns}, sortRank + copy from ${sql.table(table)}
    join (select regionID as copy from regions limit ${sql.lit(totalCap + 100)}) as copies`.execute(db);
  await sql`analyze table ${sql.table(table)}`.execute(db);
}

/** As `copyAboveCap`, with the places and words by which services are found. */
export async function copyServiceAboveCap(db: Database): Promise<void> {
  await copyAboveCap(db, 'services', 'serviceID');
  for (const table of ['service_coverage', 'service_words']) {
    const columns = await readColumns(db, table, 'serviceID');
    await sql`
      insert ignore into ${sql.table(table)} (${columns}, serviceID, sortRank)
      select original.*, services.serviceID, services.sortRank
      from (select ${columns} from ${sql.table(table)}) as original join services`.execute(db);
  }
}
