import type { OutgoingMail } from './message.ts';

/** Mails that a process sends at a time, each over a connection of its own: few, as mail servers limit them. */
export const maxConcurrentMails = 2;

/** Port of outgoing mail. */
export interface MailTransport {
  /** Resolves when the mail is accepted; throws `MailRefused` on a permanent failure, other errors on a temporary one. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** A permanent failure, such as a mailbox that does not exist; not retried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
