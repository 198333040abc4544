import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Trx } from '../../core/db/transaction.ts';
import type { MailDraft } from '../emails/index.ts';
import { createThreadAddressing, findRecipient } from './thread-recipients.ts';
import { selectParties } from './threads.queries.ts';

/**
 * Returns the function that makes the mail with the link to a thread for whoever has just written into it from a listing's
 * page. An address without an account may be anybody's: its mail has no words of the sender, and not their name.
 */
export function createThreadCopies(config: Pick<Config, 'publicUrl'>) {
  const addressThread = createThreadAddressing(config);
  return async (trx: Trx, threadID: number, words: string, now: Date): Promise<MailDraft | undefined> => {
    const party = await selectParties(trx)
      .where('p.threadID', '=', threadID)
      .where('p.side', '=', 'other')
      .executeTakeFirst();
    const recipient = party && (await findRecipient(trx, party, true));
    if (!party || !recipient) return undefined;
    const { url } = await addressThread(trx, party, recipient, now);
    const isGuest = party.userID === null;
    return {
      template: 'contactCopy',
      to: recipient.to,
      reason: isGuest ? 'thread' : 'account',
      values: {
        name: isGuest ? '' : recipient.name,
        title: party.title,
        message: isGuest ? '' : words,
        url,
      },
      dedupeKey: `contact-copy:${randomUUID()}`,
    };
  };
}
