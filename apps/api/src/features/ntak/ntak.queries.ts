import { maxNtakDuplicates, type NtakResult, ntakChecksPerMonth } from '@piacter/contracts/ntak';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { published } from '../listings/rows/index.ts';

/** Draws the accommodations of a month, unless they are drawn already: of processes that draw at once the first one counts. */
export async function drawChecks(db: Database, month: string): Promise<void> {
  const drawn = await db
    .selectFrom('ntak_checks')
    .select('checkID')
    .where('month', '=', month)
    .limit(1)
    .execute();
  if (drawn.length > 0) return;
  await sql`
    insert into ntak_checks (month, place, accommodationID, accommodationName, ntakNumber)
    select ${month}, row_number() over (order by accommodationID), accommodationID, accommodationName, ntakNumber
    from (
      select accommodationID, accommodationName, ntakNumber from accommodations
      where status = ${sql.lit(published)} and ntakNumber is not null
      order by rand() limit ${sql.lit(ntakChecksPerMonth)}
    ) as sample
    on duplicate key update ntak_checks.place = ntak_checks.place`.execute(db);
}

export const selectChecks = (db: Database, month: string) =>
  db
    .selectFrom('ntak_checks')
    .select(['checkID', 'accommodationID', 'accommodationName', 'ntakNumber', 'result', 'checkedAt'])
    .where('month', '=', month)
    .orderBy('place')
    .execute();

export async function selectMonths(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('ntak_checks')
    .select('month')
    .distinct()
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month }) => month);
}

/** The published accommodations whose number another one has, too, by number. */
export async function selectDuplicates(db: Database) {
  const { rows } = await sql<{
    ntakNumber: string;
    accommodationID: number;
    accommodationName: string;
    ownerEmail: string | null;
  }>`
    select listing.ntakNumber, listing.accommodationID, listing.accommodationName, owner.email as ownerEmail
    from (
      select ntakNumber from accommodations where status = ${sql.lit(published)} and ntakNumber is not null
      group by ntakNumber having count(*) > 1 order by ntakNumber limit ${sql.lit(maxNtakDuplicates)}
    ) as several
    join accommodations as listing on listing.ntakNumber = several.ntakNumber and listing.status = ${sql.lit(published)}
    join users as owner on owner.userID = listing.userID
    order by listing.ntakNumber, listing.accommodationID`.execute(db);
  return rows;
}

/** The result so far, with the row locked; undefined for an unknown id. */
export const lockCheck = (trx: Trx, checkID: number) =>
  trx
    .selectFrom('ntak_checks')
    .select(['checkID', 'result'])
    .where('checkID', '=', checkID)
    .forUpdate()
    .executeTakeFirst();

export const updateCheck = (trx: Trx, checkID: number, result: NtakResult, checkedAt: Date) =>
  trx.updateTable('ntak_checks').set({ result, checkedAt }).where('checkID', '=', checkID).execute();
