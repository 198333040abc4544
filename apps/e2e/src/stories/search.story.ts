import type { Page } from '@playwright/test';
import { ok } from '../calls.ts';
import { applyFilters, chooseDays, openDetails, openFilters } from '../search-steps.ts';
import { acceptCookies, closeByGoingBack, expect, isPhone, test } from '../visitor.ts';

const amount = (page: Page, filter: string, end: 'Legalább' | 'Legfeljebb') =>
  page.getByRole('textbox', { name: `${filter} ${end}`, exact: true });

const chip = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Választott szűrők' }).getByRole('button', { name: label });

const addressQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('the number of results stays visible while filtering', async ({ page }) => {
  await page.goto('/ingatlanok?settlement=Szeged');
  await openFilters(page);
  if (isPhone(page)) {
    await closeByGoingBack(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/ingatlanok?settlement=Szeged');
    await openFilters(page);
  }
  await openDetails(page);
  await page.getByLabel('Okosotthon').selectOption('1');
  await page.getByLabel('Tetőtéri').selectOption('1');
  const left = await ok(
    page.request.get('/api/search-real-estates?settlement=Szeged&isSmartHome=1&isAttic=1'),
  );
  if (isPhone(page)) {
    const name = left.total === 0 ? 'Mutasd (0 találat)' : new RegExp(`^Mutasd az? ${left.total} találatot$`);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(page).toHaveURL(/isAttic=1/);
  await expect(page.getByRole('status').filter({ hasText: `${left.total} találat` })).toBeInViewport();
  const results = page.getByRole('region', { name: 'Találatok' });
  await expect(results.getByRole('heading').first()).toBeInViewport();
});

test('on a phone the first card is within 260 px, and the bar of the search stays while scrolling', {
  tag: '@desk',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await acceptCookies(page);
  for (const [address, card, heading] of [
    ['/ingatlanok', '/ingatlan/', 'Ingatlan'],
    [
      '/ingatlanok?settlement=Budapest&adType=1&priceTo=90000',
      '/ingatlan/',
      /^Eladó ingatlanok Budapesten, /,
    ],
    ['/szallasok', '/szallas/', 'Szállás'],
    ['/szallasok?mealPlan=1,2&petAllowed=1', '/szallas/', /^Szállások, /],
    ['/szakemberek', '/szolgaltatas/', 'Szakember'],
    ['/szakemberek?settlement=Budapest', '/szolgaltatas/', 'Szakemberek Budapesten'],
  ] as const) {
    await page.goto(address);
    const first = page.locator(`main a[href^="${card}"]`).first();
    expect((await first.boundingBox())?.y, address).toBeLessThanOrEqual(260);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
    const bar = ['Szűrők', 'Térkép', 'Értesítés'].map((name) =>
      page.getByRole('button', { name: new RegExp(`^${name}(?! törlése)`) }),
    );
    await page.mouse.wheel(0, 3000);
    await expect(first).not.toBeInViewport();
    for (const part of [...bar, page.getByRole('combobox', { name: 'Rendezés' })])
      await expect(part, address).toBeInViewport();
  }
});

test('price filters accept forints in common notations', { tag: '@phone' }, async ({ page }) => {
  await test.step('a night for at most 12 500 forints', async () => {
    await page.goto('/szallasok');
    await openFilters(page);
    await openDetails(page);
    const field = amount(page, 'Ár fejenként, éjszakánként', 'Legfeljebb');
    await field.fill('12 500');
    await expect(page.getByText('12 500 Ft-ig', { exact: true })).toBeVisible();
    await applyFilters(page);
    await expect(chip(page, '12 500 Ft-ig')).toBeVisible();
    expect(addressQuery(page)).toEqual({ priceTo: '12.5' });
    const { total } = await ok(page.request.get('/api/search-accommodations?priceTo=12.5'));
    await expect(page.getByText(`${total} találat`, { exact: true })).toBeVisible();
    expect(total).toBeGreaterThan(0);
  });

  for (const [typed, thousands, label] of [
    ['60 M', '60000', '60 M Ft-ig'],
    ['60 000 000', '60000', '60 M Ft-ig'],
    ['64,5', '64500', '64,5 M Ft-ig'],
  ] as const)
    await test.step(`a property for at most ${typed}`, async () => {
      await page.goto('/ingatlanok?adType=1');
      await openFilters(page);
      await amount(page, 'Ár', 'Legfeljebb').fill(typed);
      await applyFilters(page);
      await expect(chip(page, label)).toBeVisible();
      expect(addressQuery(page)).toEqual({ adType: '1', priceTo: thousands });
    });
});

test('a reversed range is reported', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/ingatlanok');
  await openFilters(page);
  await amount(page, 'Ár', 'Legalább').fill('90 M');
  await amount(page, 'Ár', 'Legfeljebb').fill('60 M');
  await applyFilters(page);
  await expect(page.getByRole('alert')).toContainText(
    'Ár: A felső határ nem lehet kisebb az alsónál, írd át az egyiket!',
  );
  await page.getByRole('link', { name: 'A hibás szűrő elhagyása' }).click();
  await expect(page).toHaveURL('/ingatlanok?priceFrom=90000');
  await expect(page.getByRole('status').filter({ hasText: 'találat' })).toBeVisible();
});

/** The day a number of days from today, `YYYY-MM-DD`. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Budapest' });

const stayTotal = (nights: number) => new RegExp(`${nights} éj: [\\d\\s]+Ft`);

test('an accommodation search starts with dates and guests, and shows the total of the stay', async ({
  page,
}) => {
  const [arrival, departure, later] = [inDays(40), inDays(43), inDays(45)];
  await test.step('from the home page', async () => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Szállás' }).click();
    await chooseDays(page, arrival, departure);
    const people = page.getByRole('button', { name: /^Vendégek/ });
    await expect(people).toHaveText('2 felnőtt');
    await people.click();
    await page.getByRole('textbox', { name: 'Gyerek (7–13 éves)' }).fill('1');
    await expect(people).toContainText('1 gyerek');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Keresés' }).click();
    await expect(page).toHaveURL(/\/szallasok\?/);
    expect(addressQuery(page)).toMatchObject({
      arrival,
      departure,
      adults: '2',
      children7to13: '1',
    });
    const first = page.getByRole('region', { name: 'Találatok' }).getByRole('link').first();
    await expect(first).toContainText(stayTotal(3));
  });

  await test.step('and with changed dates among the filters', async () => {
    await openFilters(page);
    await expect(page.getByRole('button', { name: /^Érkezés, távozás/ })).toContainText('3 éj');
    await chooseDays(page, arrival, later);
    await applyFilters(page);
    await expect(page).toHaveURL(new RegExp(`departure=${later}`));
    expect(addressQuery(page)).toMatchObject({ arrival, departure: later, adults: '2' });
    await expect(page.getByText(stayTotal(5)).first()).toBeVisible();
  });

  await test.step('the cheapest first, and any days of a window', async () => {
    await page.getByRole('combobox', { name: 'Rendezés' }).selectOption('Legolcsóbb végösszeg elöl');
    await expect(page).toHaveURL(/sort=total-asc/);
    await page.goto(
      `/szallasok?windowFrom=${arrival}&windowTo=${inDays(70)}&minimumStay=2&weekend=1&adults=2`,
    );
    await expect(page.getByText(stayTotal(2)).first()).toBeVisible();
  });
});
