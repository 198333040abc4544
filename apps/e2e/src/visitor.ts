import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the stories run through their own setup`);
  return value;
};

/** Stories of a visitor: the page stands at the product's address, and no response may be an unexpected 5xx. */
export const test = base.extend<{ noServerErrors: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs from this pattern
  baseURL: async ({}, use) => use(fromEnvironment('PIACTER_ADDRESS')),
  noServerErrors: [
    async ({ page }, use) => {
      const failures: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
      });
      page.on('pageerror', (error) => failures.push(String(error)));
      await use(undefined);
      expect(failures, 'server errors and uncaught exceptions').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Accepts the cookie banner, as the documents ask of whoever wants to sign in. */
export const acceptCookies = (page: Page) =>
  page.getByRole('button', { name: 'Elfogadom', exact: true }).click();

/** axe finds nothing serious or critical on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(fromEnvironment('PIACTER_DATA_DIR'), 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) =>
    to?.some((recipient) => 'address' in recipient && recipient.address === address),
  );
}

/** The link that starts with `path` in the newest mail to an address; waits until such a mail is there. */
export async function mailedLink(address: string, path: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const found = (await mailsTo(address))
      .reverse()
      .flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? []);
    link = found.find((url) => new URL(url).pathname === path) ?? '';
    expect(link, `a mail to ${address} with a link to ${path}`).not.toBe('');
  }).toPass({ timeout: 20_000 });
  const url = new URL(link);
  return `${url.pathname}${url.search}`;
}

/** An e-mail address that no other story uses. */
export const freshAddress = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@pelda.test`;
