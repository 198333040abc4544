import type { Role } from '@piacter/contracts/core/values';
import type { Database } from '@piacter/db';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { systemClock } from '../../api/src/core/clock.ts';
import { createUser, type UserOverrides } from '../../api/src/testing/users.ts';
import { productTables } from './product-database.ts';
import { waitForStart } from './start.ts';

export const password = 'Kék-festő-kendő-7';

/** A unique e-mail address. */
export const freshAddress = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@pelda.test`;

/** What forms would otherwise ask for before the first request, offer or listing. */
const known = { lastName: 'Próba', firstName: 'Panna', mobile: '+36 30 111 2222' };

/**
 * Inserts an activated account into the tables and returns its address. Registering takes half a second of bcrypt and a
 * mail; only the stories about registration do that.
 */
export async function createAccount(
  role: Role = 'ingatlan_tulajdonos',
  tables = productTables(),
  profile: UserOverrides['profile'] = known,
): Promise<string> {
  const email = freshAddress(role.replace('_', '-'));
  await createUser(tables, systemClock, { email, password, role, profile });
  return email;
}

/** Signs in through the API; returns the token, the cookie stays in the context. */
export async function logIn(api: APIRequestContext, email: string, pass = password): Promise<string> {
  const reply = await api.post('/api/login', { data: { email, pass } });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { token: string }).token;
}

/** Stores a session in a browser as a login would, with the cookie consent. */
async function takeSession(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => {
    const payload = value.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    localStorage.setItem('cookieStatus', '1');
    localStorage.setItem('token', value);
    localStorage.setItem('sessionInfo', atob(payload));
  }, token);
}

/**
 * A new user of a role who is signed in in this browser; `tables` are those of the product under test, `profile` what
 * they have filled in.
 */
export async function signedIn(
  page: Page,
  role?: Role,
  tables?: Database,
  profile?: UserOverrides['profile'],
): Promise<{ email: string; token: string }> {
  const email = await createAccount(role, tables, profile);
  const token = await logIn(page.request, email);
  await takeSession(page, token);
  return { email, token };
}

/** Signs in an existing user in this browser. */
export async function signInAs(page: Page, email: string, pass = password): Promise<string> {
  const token = await logIn(page.request, email, pass);
  await takeSession(page, token);
  return token;
}

/** Fills in and submits the login form. */
export async function fillLogin(page: Page, email: string, pass = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Bejelentkezés' });
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  await form.getByLabel('Jelszó *').fill(pass);
  await form.getByRole('button', { name: 'Bejelentkezés' }).click();
}

/** A new browser context for another person. */
export async function stranger(browser: Browser, like: Page, baseURL: string | undefined): Promise<Page> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({
    locale: 'hu-HU',
    ...(baseURL !== undefined && { baseURL }),
    ...(viewport && { viewport }),
  });
  const page = await context.newPage();
  waitForStart(page);
  return page;
}
