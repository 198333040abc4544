import type { QuickAnswerBody } from '@piacter/contracts/quick-answers';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

export const selectQuickAnswers = (db: Database, userID: number) =>
  db
    .selectFrom('quick_answers')
    .select(['answerID', 'title', 'text'])
    .where('userID', '=', userID)
    .orderBy('answerID')
    .execute();

/** Whether a profile gets its first texts now: true for one of several callers, and once. */
export async function takeFirst(trx: Trx, userID: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_profiles')
    .set({ hasQuickAnswers: 1 })
    .where('userID', '=', userID)
    .where('hasQuickAnswers', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the profile, so that texts are counted one after the other. */
export const lockProfile = (trx: Trx, userID: number) =>
  trx.selectFrom('user_profiles').select('userID').where('userID', '=', userID).forUpdate().execute();

export async function insertQuickAnswers(
  trx: Trx,
  userID: number,
  answers: readonly QuickAnswerBody[],
  updated: Date,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('quick_answers')
    .values(answers.map(({ title, text }) => ({ userID, title, text, updated })))
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** False for a text that is not the user's. */
export async function updateQuickAnswer(
  db: Database,
  userID: number,
  answerID: number,
  change: QuickAnswerBody & { updated: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quick_answers')
    .set(change)
    .where('answerID', '=', answerID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False for a text that is not the user's. */
export async function removeQuickAnswer(db: Database, userID: number, answerID: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quick_answers')
    .where('answerID', '=', answerID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const removeQuickAnswersOfUser = (trx: Trx, userID: number) =>
  trx.deleteFrom('quick_answers').where('userID', '=', userID).execute();
