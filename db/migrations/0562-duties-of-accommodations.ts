import { type Kysely, sql } from 'kysely';

/**
 * The number of an accommodation in the register of Hungarian ones (NTAK), the hours between which guests may arrive, and
 * until which they leave ('14:00'); null where nobody has said.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accommodations
    add column ntakNumber char(10) character set ascii collate ascii_bin null,
    add column arrivalFrom char(5) character set ascii collate ascii_bin null,
    add column arrivalTo char(5) character set ascii collate ascii_bin null,
    add column departureTo char(5) character set ascii collate ascii_bin null`.execute(db);
}
