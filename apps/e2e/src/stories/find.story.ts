import { expectAccessible } from '../looks.ts';
import { expectTotal } from '../search-steps.ts';
import { expect, isPhone, test } from '../visitor.ts';

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

  if (!isPhone(page)) return;
  await test.step('on a phone the box takes the window, with the last searches, and runs a chosen suggestion', async () => {
    await box.click();
    await box.fill('');
    await expect(page.getByRole('button', { name: 'olcso kiado lakas gyorben 200 ezerig' })).toBeInViewport();
    await expectAccessible(page, 'the box of a phone');
    await box.fill('kiado lakas deb');
    const first = page.getByRole('option').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    await first.click();
    await expect(page).toHaveURL(/settlement=Debrecen/);
    await box.click();
    await box.fill('');
    await page
      .getByRole('region', { name: 'Legutóbbi kereséseid' })
      .getByRole('button', { name: 'Törlés' })
      .click();
    await expect(page.getByRole('heading', { name: 'Legutóbbi kereséseid' })).toBeHidden();
    await page.getByRole('button', { name: 'Bezárás' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
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
