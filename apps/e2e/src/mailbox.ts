import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { productData } from './environment.ts';

async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(productData(), 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const mails = await Promise.all(
    texts.filter((text) => text.includes(address)).map((text) => PostalMime.parse(text)),
  );
  return mails.filter(({ to }) =>
    to?.some((recipient) => 'address' in recipient && recipient.address === address),
  );
}

/** The path and query of a link that begins with `path` in a mail to an address; waits for the mail. */
export async function mailedLink(address: string, path: string): Promise<string> {
  let found: URL | undefined;
  await expect(async () => {
    const links = (await mailsTo(address)).flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? []);
    found = links.map((link) => new URL(link)).find(({ pathname }) => pathname === path);
    expect(found, `a mail to ${address} with a link to ${path}`).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100, 250, 500] });
  return `${found?.pathname}${found?.search}`;
}

/** The text of a mail to an address that contains the given text; waits for the mail. */
export async function mailSaying(
  address: string,
  words: string,
): Promise<{ subject: string; text: string; html: string; replyTo: string | undefined }> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).find(({ text = '' }) => text.includes(words));
    expect(found, `a mail to ${address} that says ${words}`).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100, 250, 500] });
  const [replyTo] = found?.replyTo ?? [];
  const { subject = '', text = '', html = '' } = found ?? {};
  return { subject, text, html, replyTo: replyTo?.address };
}
