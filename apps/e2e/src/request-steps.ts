import type { Role } from '@piacter/contracts/core/values';
import { type Browser, expect, type Page } from '@playwright/test';
import { as } from './ads.ts';
import { ok } from './calls.ts';
import { signedIn, stranger } from './people.ts';
import { messageBox } from './visitor.ts';

/** The value of a term on a request's page. */
export const getFact = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .locator('dd');

/** Types into a field with suggestions and selects one. */
export async function choose(page: Page, label: RegExp, typed: string, suggestion: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).pressSequentially(typed);
  await page.getByRole('option', { name: suggestion, exact: true }).first().click();
}

/** Adds a place to a request; only a selected suggestion can be added. */
export async function addPlace(page: Page, typed: string, place: string): Promise<void> {
  const add = page.getByRole('button', { name: /^Hozzáadás: / });
  await expect(add).toBeDisabled();
  await choose(page, /^Település/, typed, place);
  await add.click();
  await expect(page.getByRole('button', { name: `Törlés: ${place}` })).toBeVisible();
}

/** The id of the request that is open. */
export async function openedRequest(page: Page, path: string): Promise<number> {
  await page.waitForURL((url) => new RegExp(`^${path}/\\d+$`).test(url.pathname));
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

/** A user of another role, in a separate browser context, with a name and a phone number. */
export async function someone(browser: Browser, like: Page, baseURL: string | undefined, role: Role) {
  const page = await stranger(browser, like, baseURL);
  return { page, ...(await signedIn(page, role)) };
}

/** Sends an offer for a price in forints with the open form, and expects it on the page. */
export async function sendOffer(page: Page, price: number): Promise<void> {
  const form = page.getByRole('form', { name: 'Ajánlat küldése' });
  await form.getByRole('textbox', { name: /^Leírás/ }).fill('Holnap reggel ott vagyok, alkatrésszel együtt.');
  await form.getByRole('textbox', { name: /^Ár/ }).fill(String(price));
  await form.getByRole('button', { name: 'Elküldöm az ajánlatot' }).click();
  await expect(messageBox(page)).toContainText('Biztos el akarod küldeni?');
  await messageBox(page).getByRole('button', { name: 'Elküldöm', exact: true }).click();
  await messageBox(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Az ajánlatod' })).toBeVisible();
}

/** Fills in the name, phone number and address in the profile of a signed-in user. */
export async function introduce(page: Page, token: string, person: Record<string, unknown>): Promise<void> {
  const headers = as(token);
  const { data } = await ok(page.request.get('/api/user-profile', { headers }));
  await ok(page.request.put('/api/user-profile', { headers, data: { ...(data as object), ...person } }));
}
