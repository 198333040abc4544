import type { Config } from '../../config.ts';
import type { Clock } from '../../core/clock.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** SMTP where the environment names a server, else one `.eml` file a mail in the data folder. */
export function mailTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  clock: Clock,
): MailTransport {
  const sender = { from: config.mailFrom, publicUrl: config.publicUrl };
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl, sender, clock)
    : fileTransport(config.dataDir, sender, clock);
}
