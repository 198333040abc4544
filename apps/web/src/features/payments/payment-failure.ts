import { ApiFailure, networkMessage } from '../../lib/api/index.ts';
import { text } from './text.ts';

/** The message above the buttons. */
export type Notice = { variant: 'info' | 'error'; title: string; detail?: string };

/** What a failed payment call means for the buyer. */
export type PaymentFailure =
  /** No money was taken; the buyer may try again. The notice states the reason. */
  | { kind: 'retryable'; notice: Notice }
  /**
   * The order was changed meanwhile, and its state decides what is shown; the notice is for one that can still be paid.
   */
  | { kind: 'conflict'; notice: Notice }
  /** The money may have been taken. `isOffline`: other pages cannot be loaded either. */
  | { kind: 'unknown'; isOffline: boolean }
  | { kind: 'pending' }
  | { kind: 'deleted' }
  | { kind: 'signed-out' };

const withNotice = (kind: 'retryable' | 'conflict', title: string, detail: string): PaymentFailure => ({
  kind,
  notice: { variant: 'error', title, detail },
});

/** Statuses below 500 that leave the payment's result open. */
const inconclusiveStatuses = [0, 408, 425, 429];

const isConclusive = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure &&
  failure.code !== 'network' &&
  failure.status < 500 &&
  !inconclusiveStatuses.includes(failure.status);

/** Classifies a failed confirmation of an approved payment. Without a conclusive reply the money counts as taken. */
export function classifyConfirmationFailure(failure: unknown): PaymentFailure {
  if (!isConclusive(failure))
    return { kind: 'unknown', isOffline: failure instanceof ApiFailure && failure.status === 0 };
  const { message } = failure;
  switch (failure.code) {
    case 'payment_pending':
      return { kind: 'pending' };
    case 'payment_mismatch':
      return withNotice('retryable', message, text.mismatch);
    case 'not_found':
      return { kind: 'deleted' };
    case 'signed_out':
      return { kind: 'signed-out' };
    case 'conflict':
      return withNotice('conflict', message, text.notTaken);
    default:
      return withNotice('retryable', message, text.notTaken);
  }
}

/** Classifies a failure to start a payment: no money was taken, whatever the reason. */
export function classifyStartFailure(failure: unknown): PaymentFailure {
  if (!(failure instanceof ApiFailure)) return withNotice('retryable', networkMessage, text.notTaken);
  if (failure.status === 0) return withNotice('retryable', text.unreachable, text.notTaken);
  switch (failure.code) {
    case 'not_found':
      return { kind: 'deleted' };
    case 'signed_out':
      return { kind: 'signed-out' };
    case 'conflict':
      return withNotice('conflict', failure.message, text.notTaken);
    default:
      return withNotice('retryable', failure.message, text.notTaken);
  }
}
