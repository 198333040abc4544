import type { NewProfession } from '@piacter/contracts/professions';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

const columns = ['typeID', 'typeName', 'synonyms', 'updated'] as const;

/** All professions, in no particular order; there are some hundreds. */
export const selectProfessions = (db: Database) => db.selectFrom('types_service').select(columns).execute();

export type ProfessionRow = Awaited<ReturnType<typeof selectProfessions>>[number];

/** Locks every profession in the order of their ids, so that changes of names wait for each other. */
export const lockProfessions = (trx: Trx) =>
  trx.selectFrom('types_service').select(columns).orderBy('typeID').forUpdate().execute();

export async function insertProfession(trx: Trx, profession: NewProfession, now: Date): Promise<number> {
  const { insertId } = await trx
    .insertInto('types_service')
    .values({ ...profession, synonyms: profession.synonyms ?? null, created: now, updated: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Absent synonyms are kept. */
export const updateProfession = (
  trx: Trx,
  typeID: number,
  { typeName, synonyms }: NewProfession,
  updated: Date,
) =>
  trx
    .updateTable('types_service')
    .set({ typeName, ...(synonyms !== undefined && { synonyms }), updated })
    .where('typeID', '=', typeID)
    .execute();

export const deleteProfession = (trx: Trx, typeID: number) =>
  trx.deleteFrom('types_service').where('typeID', '=', typeID).execute();
