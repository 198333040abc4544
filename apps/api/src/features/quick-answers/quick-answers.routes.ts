import {
  changeQuickAnswer,
  createQuickAnswer,
  deleteQuickAnswer,
  listQuickAnswers,
} from '@piacter/contracts/quick-answers';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { QuickAnswerService } from './quick-answers.service.ts';
import { quickAnswerText as text } from './quick-answers.text.ts';

export const quickAnswerRoutes = (answers: QuickAnswerService): Implementation[] => [
  implement(listQuickAnswers, async ({ session }) => ({ data: await answers.list(session) })),
  implement(createQuickAnswer, async ({ session, body }) => ({
    insertID: await answers.create(session, body),
    message: text.created,
  })),
  implement(changeQuickAnswer, async ({ session, params, body }) => {
    await answers.change(session, params.id, body);
    return { message: text.changed };
  }),
  implement(deleteQuickAnswer, async ({ session, params }) => {
    await answers.remove(session, params.id);
    return { message: text.removed };
  }),
];
