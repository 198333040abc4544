import { createTransport } from 'nodemailer';
import type { Clock } from '../../core/clock.ts';
import { MailRefused, type MailTransport, maxConcurrentMails } from './mail-transport.ts';
import { type Sender, toMessage } from './message.ts';

/** A hanging server holds up its worker no longer; the lease of the mail is renewed meanwhile. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const toMailRefused = (error: unknown): MailRefused | null => {
  if (!(error instanceof Error)) return null;
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string };
  const isAboutRecipient = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return isAboutRecipient ? new MailRefused(error.message) : null;
};

/** Sends through an SMTP server with a small connection pool. */
export function createSmtpTransport(url: string, sender: Sender, clock: Clock): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: maxConcurrentMails,
    ...timeouts,
  } as never);
  return {
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, sender, clock.now()));
      } catch (error) {
        throw toMailRefused(error) ?? error;
      }
    },
    close: () => transport.close(),
  };
}
