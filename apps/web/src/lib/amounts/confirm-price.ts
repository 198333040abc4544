import { confirm } from '../message-queue.ts';
import { text } from './text.ts';

/** Asks before a price that is hardly meant is saved; the safe answer leads back to the field. */
export const confirmPrice = (question: string, detail?: string): Promise<boolean> =>
  confirm({
    title: text.title,
    text: question,
    detail,
    confirm: text.save,
    cancel: text.rewrite,
    main: 'cancel',
  });

/** Asks before something is offered for 0 Ft, which a slip in the field makes of what is no number (WID-06). */
export const confirmFree = async (price: number | '', question: string): Promise<boolean> =>
  price !== 0 || confirmPrice(question);
