import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../core/clock.ts';
import { createPrivateFolder } from '../../core/private-folder.ts';
import type { MailTransport } from './mail-transport.ts';
import { type OutgoingMail, type Sender, toMessage } from './message.ts';

/**
 * Sorts by the causes of the mails: '20261121T100000.000Z-0000000042.eml'. A mail that is sent again because its
 * process was killed replaces its own file.
 */
const toFileName = ({ created, mailID }: OutgoingMail): string =>
  `${created.toISOString().replace(/[-:]/g, '')}-${String(mailID).padStart(10, '0')}.eml`;

/** Mails contain links that sign in, so other accounts of the machine must not read them. */
const ownerOnly = 0o600;

/** Age in milliseconds after which an unfinished file is deleted as abandoned. */
const abandonedMs = 60_000;

async function deleteAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.part'))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}

/** Writes each mail atomically to an `.eml` file in the folder `outbox` of the data folder. */
export function createFileTransport(dataDir: string, sender: Sender, clock: Clock): MailTransport {
  const folder = createPrivateFolder(join(dataDir, 'outbox'));
  const composer = createTransport({ streamTransport: true, buffer: true });
  // What cannot be deleted is retried at the next start; mails are written all the same.
  const cleaned = deleteAbandoned(folder).catch(() => undefined);
  return {
    async send(mail) {
      await cleaned;
      const { message } = await composer.sendMail(toMessage(mail, sender, clock.now()));
      const name = toFileName(mail);
      const temporary = join(folder, `.${name}.part`);
      const file = await open(temporary, 'w', ownerOnly);
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
