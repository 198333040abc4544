import { expectTotal } from '../search-steps.ts';
import { expect, test } from '../visitor.ts';

// Shows FIND-01, FIND-07.
test('a visitor types what they look for, and takes back a part of what was understood', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Mit keresel?' });
  await box.fill('olcso kiado lakas gyorben 200 ezerig');
  await box.press('Enter');
  await expect(page).toHaveURL(
    '/ingatlanok?sort=price-asc&adType=2&houseType=2&settlement=Gy%C5%91r&priceTo=200',
  );

  const chips = page.getByRole('list', { name: 'Választott szűrők' });
  await expect(chips).toContainText('Így értettük:');
  for (const chip of ['Kiadó', 'Lakás', 'Győr', '200 000 Ft-ig', 'Olcsóbb elöl'])
    await expect(chips).toContainText(chip);

  await chips.getByRole('button', { name: /^200/ }).press('Enter');
  await expect(page).not.toHaveURL(/priceTo/);
  await chips.getByRole('button', { name: /^Olcsóbb elöl/ }).press('Enter');
  await expect(page).not.toHaveURL(/sort/);
  await expect(chips).toContainText('Így értettük:');
  await expect(box).toHaveValue('olcso kiado lakas gyorben 200 ezerig');
});

// Shows FIND-10.
test('a search without results is offered one that has as many as it says', async ({ page }) => {
  await page.goto('/szakemberek?keyword=holdkomp&settlement=Győr');
  await expectTotal(page, 0);
  const offer = page.getByRole('link', { name: /^„holdkomp” nélkül: / });
  const total = Number(/: (\d+)$/.exec((await offer.textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(0);
  await offer.click();
  await expect(page).toHaveURL('/szakemberek?settlement=Gy%C5%91r');
  await expectTotal(page, total);
});
