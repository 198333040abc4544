import { isAdvertiser } from '@piacter/contracts/core';
import {
  firstQuickAnswers,
  type QuickAnswer,
  type QuickAnswerBody,
  quickAnswerLimits,
} from '@piacter/contracts/quick-answers';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import {
  insertQuickAnswers,
  lockProfile,
  removeQuickAnswer,
  selectQuickAnswers,
  takeFirst,
  updateQuickAnswer,
} from './quick-answers.queries.ts';
import { quickAnswerText as text } from './quick-answers.text.ts';

/**
 * Texts to insert into messages (MSG-08). Those of the role become rows at the first call, so that each has an id like
 * any other, can be changed and deleted, and does not come back.
 */
export function createQuickAnswerService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  async function begin(trx: Trx, { userID, role }: Session): Promise<void> {
    if (isAdvertiser(role) && (await takeFirst(trx, userID)))
      await insertQuickAnswers(trx, userID, firstQuickAnswers[role], clock.now());
  }

  return {
    list: (session: Session): Promise<QuickAnswer[]> =>
      inTransaction(db, async (trx) => {
        await begin(trx, session);
        return selectQuickAnswers(trx, session.userID);
      }),

    /** Throws `limit_reached`. */
    create: (session: Session, body: QuickAnswerBody): Promise<number> =>
      inTransaction(db, async (trx) => {
        const { userID } = session;
        await begin(trx, session);
        await lockProfile(trx, userID);
        const answers = await selectQuickAnswers(trx, userID);
        if (answers.length >= quickAnswerLimits.count)
          throw new ApiError('limit_reached', { message: text.limitReached });
        return insertQuickAnswers(trx, userID, [body], clock.now());
      }),

    /** Throws `not_found`. */
    async change({ userID }: Session, answerID: number, body: QuickAnswerBody): Promise<void> {
      if (!(await updateQuickAnswer(db, userID, answerID, { ...body, updated: clock.now() })))
        throw notFound(text.notFound);
    },

    /** Throws `not_found`. */
    async remove({ userID }: Session, answerID: number): Promise<void> {
      if (!(await removeQuickAnswer(db, userID, answerID))) throw notFound(text.notFound);
    },
  };
}

export type QuickAnswerService = ReturnType<typeof createQuickAnswerService>;
