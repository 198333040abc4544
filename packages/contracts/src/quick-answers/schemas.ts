import { z } from 'zod';
import { id, requiredText } from '../core/index.ts';
import { quickAnswerLimits } from './values.ts';

/** A text to insert into messages (MSG-08); {név}, {hirdetés} and {ár} stand for something of the thread. */
export const quickAnswerBody = z.object({
  title: requiredText(quickAnswerLimits.title),
  text: requiredText(quickAnswerLimits.text),
});
export type QuickAnswerBody = z.output<typeof quickAnswerBody>;

export const quickAnswer = z.object({ answerID: id, title: z.string(), text: z.string() });
export type QuickAnswer = z.infer<typeof quickAnswer>;
