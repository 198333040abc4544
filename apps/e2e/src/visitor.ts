import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { productAddress } from './environment.ts';
import { closeProductTables } from './product-database.ts';
import { waitForStart } from './start.ts';

/** What no page may cause: a server error, an exception, a CSP violation, an unused preload. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/content security policy|preloaded using link preload/i.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

/** Test with a visitor's page at the product's URL, monitored from its first load. */
export const test = base.extend<{ faultless: undefined }, { tables: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's dependencies from this pattern
  baseURL: async ({}, use) => use(productAddress()),
  faultless: [
    async ({ page }, use) => {
      const faults = watch(page);
      waitForStart(page);
      await use(undefined);
      expect(faults, 'faults of the page').toEqual([]);
    },
    { auto: true },
  ],
  tables: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's dependencies from this pattern
    async ({}, use) => {
      await use(undefined);
      await closeProductTables();
    },
    { auto: true, scope: 'worker' },
  ],
});

export { expect };

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookie beállítások' });

/** Accepts the cookie banner, which a login requires. */
export const acceptCookies = (page: Page) => banner(page).getByRole('button', { name: 'Elfogadom' }).click();

/** The open message box. */
export const messageBox = (page: Page) => page.getByRole('dialog');

/** Narrow enough for the collapsed menu, the drawer of filters, and touch. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 720;

/** Presses Tab until the element has the focus; fails if it is not reachable by keyboard. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes back from what lies over the page, once that has its entry of the history, which it pushes when it has opened. */
export async function closeByGoingBack(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBeUndefined();
}
