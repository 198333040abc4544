import { expect, type Page } from '@playwright/test';
import { isPhone } from './visitor.ts';

/** Opens the filters on phones; on desktops they are beside or above the results. */
export async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Szűrők(?! törlése)/ }).click();
}

export const openDetails = (page: Page) => page.getByRole('button', { name: 'Részletes keresés' }).click();

/**
 * Applies the filters: on desktops selections apply at once, and typed values after a delay; on phones a button shows
 * the number of results.
 */
export const applyFilters = (page: Page) =>
  page.getByRole('button', { name: isPhone(page) ? /^Mutasd/ : /^Keresés$/ }).click();

/** Checks options of a long list, which opens on demand; each may say how many results it has. */
export async function chooseFrom(page: Page, list: string, ...names: string[]): Promise<void> {
  const button = page.getByRole('button', { name: list });
  await button.click();
  for (const name of names)
    await page.getByRole('checkbox', { name: new RegExp(`^${name}( [\\d\\s]+)?$`) }).check();
  await button.press('Escape');
}

/** The number of results that the search shows. */
export const expectTotal = (page: Page, total: number) =>
  expect(page.getByText(`${total} találat`, { exact: true })).toBeVisible();

/** The card that links to an address; that of an accommodation takes the stay that was searched for along. */
export const cardTo = (page: Page, path: string) =>
  page.locator(`main a[href="${path}"], main a[href^="${path}?"]`);

const spokenDay = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'full', timeZone: 'UTC' });

/** Selects arrival and departure (`YYYY-MM-DD`) in the calendar of a field, starting from today. */
export async function chooseDays(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: /^Érkezés, távozás/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Érkezés, távozás' });
  const next = calendar.getByRole('button', { name: 'Következő hónap' });
  await expect(next).toBeVisible();
  for (const day of [from, to]) {
    const button = calendar.getByRole('button', { name: spokenDay.format(new Date(day)), exact: true });
    // Stories use dates at most two years ahead.
    for (let month = 0; month < 24 && !(await button.isVisible()); month += 1) await next.click();
    await button.click();
  }
  await calendar.getByRole('button', { name: 'Kész' }).click();
  await expect(calendar).toBeHidden();
}
