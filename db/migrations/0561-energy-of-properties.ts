import { type Kysely, sql } from 'kysely';

/** The energy class of a house or flat and the number of its certificate; null where nobody has said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table real_estates
    add column energyClass int unsigned null,
    add column energyCertificate varchar(12) character set ascii collate ascii_bin null`.execute(db);
}
