import { text } from '../admin/text.ts';

/** The states of mails in the queue. */
export const mailStateWords = text.queue.states;
