import { expect, type Page } from '@playwright/test';
import { isPhone } from './visitor.ts';

/** Opens the filters where they are in a drawer; on a desk they stand beside the results. */
export async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Szűrők(?! törlése)/ }).click();
}

export const openDetails = (page: Page) => page.getByRole('button', { name: 'Részletes keresés' }).click();

/**
 * Applies what the filters say: on a desk a choice does it by itself, typed values wait for the button. On a phone the
 * button says how many results there will be.
 */
export const applyFilters = (page: Page) =>
  page.getByRole('button', { name: isPhone(page) ? /találatot$|találat, mutasd$/ : /^Keresés$/ }).click();

/** Ticks choices of a long list, which opens on demand. */
export async function chooseFrom(page: Page, list: string, ...names: string[]): Promise<void> {
  const button = page.getByRole('button', { name: list });
  await button.click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
  await button.press('Escape');
}

/** How many results the search says there are. */
export const expectTotal = (page: Page, total: number) =>
  expect(page.getByText(`${total} találat`, { exact: true })).toBeVisible();

/** The card that leads to an address. */
export const cardTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`);

const spokenDay = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'full', timeZone: 'UTC' });

/** Selects arrival and departure (`YYYY-MM-DD`) in the calendar that a field opens, from today on. */
export async function chooseDays(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: /^Érkezés, távozás/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Érkezés, távozás' });
  const next = calendar.getByRole('button', { name: 'Következő hónap' });
  await expect(next).toBeVisible();
  for (const day of [from, to]) {
    const button = calendar.getByRole('button', { name: spokenDay.format(new Date(day)), exact: true });
    // Two years from now is as far as a story goes.
    for (let month = 0; month < 24 && !(await button.isVisible()); month += 1) await next.click();
    await button.click();
  }
  await calendar.getByRole('button', { name: 'Kész' }).click();
  await expect(calendar).toBeHidden();
}
