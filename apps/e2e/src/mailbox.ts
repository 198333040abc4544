import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { productData } from './environment.ts';

/** Jobs that notice something and jobs that write of it run every ten seconds, one after the other. */
const patience = { timeout: 40_000, intervals: [100, 250, 500] };

async function mailsTo(address: string, data = productData()): Promise<Email[]> {
  const folder = join(data, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const mails = await Promise.all(
    texts.filter((text) => text.includes(address)).map((text) => PostalMime.parse(text)),
  );
  return mails.filter(({ to }) =>
    to?.some((recipient) => 'address' in recipient && recipient.address === address),
  );
}

/**
 * The path and query of a link that begins with `path` in a mail to an address; waits for the mail. `data` is the data
 * folder of the product under test.
 */
export async function mailedLink(address: string, path: string, data?: string): Promise<string> {
  let found: URL | undefined;
  await expect(async () => {
    const links = (await mailsTo(address, data)).flatMap(
      ({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? [],
    );
    found = links.map((link) => new URL(link)).find(({ pathname }) => pathname === path);
    expect(found, `a mail to ${address} with a link to ${path}`).toBeDefined();
  }).toPass(patience);
  return `${found?.pathname}${found?.search}`;
}

/** The number of mails to an address so far that contain the given text. */
export const countMails = async (address: string, words: string, data?: string): Promise<number> =>
  (await mailsTo(address, data)).filter(({ text = '' }) => text.includes(words)).length;

interface Mail {
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
  /** The address of the button that a mail program shows to get no more of these. */
  unsubscribe: string | undefined;
}

/** A mail to an address that contains the given text; waits for the mail. */
export async function mailSaying(address: string, words: string, data?: string): Promise<Mail> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await mailsTo(address, data)).find(({ text = '' }) => text.includes(words));
    expect(found, `a mail to ${address} that says ${words}`).toBeDefined();
  }).toPass(patience);
  const [replyTo] = found?.replyTo ?? [];
  const { subject = '', text = '', html = '', headers = [] } = found ?? {};
  const leaving = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  return { subject, text, html, replyTo: replyTo?.address, unsubscribe: leaving?.match(/<(.*)>/)?.[1] };
}
