import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { mailedLink } from './mailbox.ts';

export const password = 'Kék-festő-kendő-7';

/** An e-mail address that no other story uses. */
export const freshAddress = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@pelda.test`;

/** User types of the documents. */
export const userTypes = { owner: 2, host: 3, professional: 4, requester: 5 } as const;
type UserType = (typeof userTypes)[keyof typeof userTypes];

/** Registers and activates an account through the API alone, and gives its address; `dataDir` is where mails are. */
export async function register(
  api: APIRequestContext,
  userType: UserType = userTypes.owner,
  dataDir?: string,
): Promise<string> {
  const email = freshAddress(`tipus-${userType}`);
  const registered = await api.post('/api/register', {
    data: { email, pass: password, passAgain: password, userType },
  });
  expect(registered.status(), await registered.text()).toBe(200);
  const link = await mailedLink(email, '/activate-registration', dataDir);
  const activationString = new URLSearchParams(link.split('?')[1]).get('activationString');
  const activated = await api.post('/api/activate-registration', { data: { activationString } });
  expect(activated.status(), await activated.text()).toBe(200);
  return email;
}

/** Signs in through the API; the cookie stays in the context, the token is given. */
export async function logIn(api: APIRequestContext, email: string, pass = password): Promise<string> {
  const reply = await api.post('/api/login', { data: { email, pass } });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { token: string }).token;
}

/** Puts a session into a browser as a login leaves it there, with consent given. */
async function takeSession(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => {
    const payload = value.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    localStorage.setItem('cookieStatus', '1');
    localStorage.setItem('token', value);
    localStorage.setItem('sessionInfo', atob(payload));
  }, token);
}

/** A new person of a type who is signed in in this browser; for stories that are about something else. */
export async function signedIn(
  page: Page,
  userType: UserType = userTypes.owner,
  dataDir?: string,
): Promise<{ email: string; token: string }> {
  const email = await register(page.request, userType, dataDir);
  const token = await logIn(page.request, email);
  await takeSession(page, token);
  return { email, token };
}

/** Signs in an existing account in this browser. */
export async function signInAs(page: Page, email: string, pass = password): Promise<string> {
  const token = await logIn(page.request, email, pass);
  await takeSession(page, token);
  return token;
}

/** Fills and sends the login form that is open. */
export async function fillLogin(page: Page, email: string, pass = password): Promise<void> {
  const form = page.getByRole('form', { name: 'Bejelentkezés' });
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  await form.getByLabel('Jelszó *').fill(pass);
  await form.getByRole('button', { name: 'Bejelentkezés' }).click();
}

/** Somebody else, in a browser of their own that knows nothing. */
export async function stranger(browser: Browser, like: Page, baseURL: string | undefined): Promise<Page> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({
    locale: 'hu-HU',
    ...(baseURL !== undefined && { baseURL }),
    ...(viewport && { viewport }),
  });
  return context.newPage();
}
