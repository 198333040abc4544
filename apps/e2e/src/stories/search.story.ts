import type { Page } from '@playwright/test';
import { ok } from '../calls.ts';
import { applyFilters, openDetails, openFilters } from '../search-steps.ts';
import { expect, isPhone, test } from '../visitor.ts';

const amount = (page: Page, filter: string, end: 'Legalább' | 'Legfeljebb') =>
  page.getByRole('textbox', { name: `${filter} ${end}`, exact: true });

const chip = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Választott szűrők' }).getByRole('button', { name: label });

const addressQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('whoever filters sees all the while what is left', async ({ page }) => {
  await page.goto('/ingatlanok?settlement=Szeged');
  await openFilters(page);
  await openDetails(page);
  await page.getByLabel('Okosotthon').selectOption('Okosotthon');
  await page.getByLabel('Tetőtéri').selectOption('Tetőtéri');
  const left = await ok(
    page.request.get('/api/search-real-estates?settlement=Szeged&isSmartHome=1&isAttic=1'),
  );
  if (isPhone(page)) {
    const name = left.total === 0 ? '0 találat, mutasd' : new RegExp(`^Mutasd az? ${left.total} találatot$`);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(page).toHaveURL(/isAttic=1/);
  await expect(page.getByRole('status').filter({ hasText: `${left.total} találat` })).toBeInViewport();
  const results = page.getByRole('region', { name: 'Találatok' });
  await expect(results.getByRole('heading', { level: 3 }).first()).toBeInViewport();
});

test('prices are asked for in forints, as people write them', async ({ page }) => {
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

test('a range the wrong way round is explained', async ({ page }) => {
  await page.goto('/ingatlanok');
  await openFilters(page);
  await amount(page, 'Ár', 'Legalább').fill('90 M');
  await amount(page, 'Ár', 'Legfeljebb').fill('60 M');
  await applyFilters(page);
  await expect(page.getByRole('alert')).toContainText('Ár: A felső határ nem lehet kisebb az alsónál!');
  await page.getByRole('link', { name: 'A hibás szűrő elhagyása' }).click();
  await expect(page).toHaveURL('/ingatlanok?priceFrom=90000');
  await expect(page.getByRole('status').filter({ hasText: 'találat' })).toBeVisible();
});
