import type { OutgoingMail } from './message.ts';

/** The port of outgoing mail. */
export interface MailTransport {
  /** Resolves when the mail is on its way; throws MailRefused for good, anything else for now. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}
