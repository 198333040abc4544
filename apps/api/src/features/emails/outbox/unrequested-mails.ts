import type { Limiter } from '../../../core/http/limiter.ts';
import { unrequestedMails } from '../../../core/http/limiter-budgets.ts';

/**
 * Keeps strangers from flooding a mailbox with mails of a kind, which they cause by naming its address. Beyond the budget
 * a mail is dropped and the call answers as always: a link that still works was mailed minutes ago.
 */
export function createUnrequestedMails(limiter: Pick<Limiter, 'counter'>, kind: string) {
  const first = limiter.counter(`mail/${kind}/first`, unrequestedMails.first);
  const later = limiter.counter(`mail/${kind}/later`, unrequestedMails.later);
  return {
    /** Whether one more mail may be sent to the address, which counts it; addresses without an account count alike. */
    mayMail: async (address: string): Promise<boolean> =>
      (await first.take(address)) === 0 || (await later.take(address)) === 0,
  };
}
