import { ApiFailure, networkMessage } from '../../lib/api/index.ts';
import { text } from './text.ts';

/** What the page says above the buttons. */
export type Notice = { variant: 'info' | 'error'; title: string; detail?: string };

/** What is to be done after a call about a payment was refused or not answered. */
export type Outcome =
  /** The buyer may try again; the notice says why it did not work. */
  | { kind: 'again'; notice: Notice }
  /** The server's word on the order decides; the notice is for an order that can still be paid. */
  | { kind: 'ask-order'; notice: Notice }
  /** The money may have been taken. Offline, other pages cannot be had either. */
  | { kind: 'unknown'; isOffline: boolean }
  | { kind: 'pending' }
  | { kind: 'gone' }
  | { kind: 'signed-out' };

const again = (title: string, detail: string): Outcome => ({
  kind: 'again',
  notice: { variant: 'error', title, detail },
});

/** Statuses below 500 that are no answer to what was asked. */
const unanswered = [0, 408, 425, 429];

const isAnswer = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure &&
  failure.code !== 'network' &&
  failure.status < 500 &&
  !unanswered.includes(failure.status);

/** The payment was approved; how the call that takes it ended. Without a clear answer it counts as taken. */
export function outcomeOfActivation(failure: unknown): Outcome {
  if (!isAnswer(failure))
    return { kind: 'unknown', isOffline: failure instanceof ApiFailure && failure.status === 0 };
  const { message } = failure;
  switch (failure.code) {
    case 'payment_pending':
      return { kind: 'pending' };
    case 'payment_declined':
      return again(message, text.notTaken);
    case 'payment_mismatch':
      return again(message, text.mismatch);
    case 'not_found':
      return { kind: 'gone' };
    case 'signed_out':
      return { kind: 'signed-out' };
    case 'conflict':
      return { kind: 'ask-order', notice: { variant: 'error', title: message, detail: text.notTaken } };
    default:
      return again(message, text.notTaken);
  }
}

/** The payment could not even begin: nothing was taken, whatever the reason. */
export function outcomeOfBeginning(failure: unknown): Outcome {
  if (!(failure instanceof ApiFailure) || failure.status === 0)
    return again(failure instanceof ApiFailure ? text.unreachable : networkMessage, text.notTaken);
  switch (failure.code) {
    case 'not_found':
      return { kind: 'gone' };
    case 'signed_out':
      return { kind: 'signed-out' };
    case 'conflict':
      return {
        kind: 'ask-order',
        notice: { variant: 'error', title: failure.message, detail: text.notTaken },
      };
    default:
      return again(failure.message, text.notTaken);
  }
}
