import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../core/clock.ts';
import type { MailTransport } from './mail-transport.ts';
import { type Sender, toMessage } from './message.ts';

/** A name that sorts by time and then by id: '20261121T100000.000Z-0000000042.eml'. */
const toFileName = (now: Date, mailID: number): string =>
  `${now.toISOString().replace(/[-:]/g, '')}-${String(mailID).padStart(10, '0')}.eml`;

/** Writes each mail atomically to an `.eml` file in the folder `outbox` of the data folder. */
export function createFileTransport(dataDir: string, sender: Sender, clock: Clock): MailTransport {
  const folder = join(dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const now = clock.now();
      const { message } = await composer.sendMail(toMessage(mail, sender, now));
      await mkdir(folder, { recursive: true });
      const name = toFileName(now, mail.mailID);
      const temporary = join(folder, `.${name}.part`);
      const file = await open(temporary, 'w');
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, join(folder, name));
    },
    close: () => composer.close(),
  };
}
