import type { Config } from '../../config.ts';
import type { Clock } from '../../core/clock.ts';
import { createFileTransport } from './file-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** SMTP where a server is configured, else one `.eml` file per mail in the data folder. */
export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  clock: Clock,
): MailTransport {
  const sender = { from: config.mailFrom, publicUrl: config.publicUrl };
  return config.smtpUrl
    ? createSmtpTransport(config.smtpUrl, sender, clock)
    : createFileTransport(config.dataDir, sender, clock);
}
