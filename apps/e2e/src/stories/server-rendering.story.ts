import type { Page } from '@playwright/test';
import { expect, test } from '../visitor.ts';

const addresses = [
  '/',
  '/ingatlanok',
  '/szallasok',
  '/szakemberek?page=2',
  '/ingatlan/240',
  '/szallas/105',
  '/szolgaltatas/8',
  '/hirdeto/6',
  '/rolunk',
  '/tudastar',
  '/szolgaltatas-csomagok',
  '/login-reg',
  '/nincs-ilyen',
];

/**
 * Attributes in the page that differ from those that React has rendered. React reports other content when it takes over,
 * which is a fault of every story, but keeps other attributes silently.
 */
const findOtherAttributes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = {
      id: 'id',
      className: 'class',
      href: 'href',
      htmlFor: 'for',
      src: 'src',
      srcSet: 'srcset',
    };
    const labels = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-busy', 'aria-current'];
    const compared = [...Object.entries(names), ...labels.map((label) => [label, label] as const)];
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      const props: unknown = key && Reflect.get(element, key);
      if (typeof props !== 'object' || props === null) return [];
      return compared.flatMap(([prop, attribute]) => {
        const rendered: unknown = Reflect.get(props, prop);
        const shown = element.getAttribute(attribute);
        if (rendered === undefined || rendered === null || String(rendered) === (shown ?? '')) return [];
        return [`${element.localName} ${attribute}: ${shown} instead of ${String(rendered)}`];
      });
    });
  });

test('every public page is taken over as the server has rendered it', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address);
    expect(await findOtherAttributes(page), address).toEqual([]);
  }
});

const detailed = ['/ingatlanok?heatType=1', '/szallasok?facilities=301', '/szakemberek?serviceType=3'];
/** Refused, not found, gone with the name, and left to the browser. */
const special = ['/ingatlanok?priceTo=sok', '/ingatlan/99999999', '/nincs.ilyen', '/mi-a-gond', '/hirdetek'];
/** The other days and places for a stay are a search of their own, which the page is not kept waiting for. */
const asksLater = [
  '/szallasok?arrival=2027-03-12&departure=2027-03-14&adults=2',
  '/api/stay-proposals',
] as const;

test('a public page asks nothing of the API but what it carries', { tag: '@desk' }, async ({ page }) => {
  let calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  for (const address of [...addresses, ...detailed, ...special, asksLater[0]]) {
    calls = [];
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect
      .poll(() => calls, { message: address })
      .toEqual(address === asksLater[0] ? [asksLater[1]] : []);
  }
});

test('a button that is pressed before the scripts have arrived answers once they have', {
  tag: '@desk',
}, async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/ingatlanok', { waitUntil: 'commit' });
  const details = page.getByRole('button', { name: 'Részletes keresés' });
  await details.click();
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  pressed.resolve();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
});

test('without JavaScript the pages are read and paged by links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/ingatlanok');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingatlan' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/ Ft/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Következő oldal' }).click();
  await expect(page).toHaveURL(/page=2/);
  const card = page
    .getByRole('main')
    .locator('a[href^="/ingatlan/"]')
    // The heading of one with a hidden address is its size.
    .filter({ hasNotText: 'rejtett cím' })
    .first();
  const name = await card.getByRole('heading').innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('heading', { name: 'Adatok', exact: true })).toBeVisible();
  await context.close();
});

test('without JavaScript the home page searches, a login is not sent, and a refused search says why', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  const place = page.getByRole('main').getByLabel('Település', { exact: true });
  await place.fill('Győr');
  await place.press('Enter');
  await expect(page).toHaveURL(/\/ingatlanok\?.*countryID=1/);
  await expect(page.getByText(/\d találat/)).toBeVisible();
  await page.goto('/login-reg');
  const password = page.getByRole('form', { name: 'Bejelentkezés' }).getByLabel('Jelszó *');
  await password.fill('Titok');
  await password.press('Enter');
  await expect(password).toHaveValue('Titok');
  await expect(page).toHaveURL('/login-reg');
  await page.goto('/ingatlanok?priceTo=sok&settlement=Győr');
  await expect(page.getByText(/^Ár: /)).toBeVisible();
  await page.getByRole('link', { name: 'A hibás szűrő elhagyása' }).click();
  await expect(page.getByText(/\d találat/)).toBeVisible();
  await context.close();
});
