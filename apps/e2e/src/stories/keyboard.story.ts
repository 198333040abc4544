import { postAd } from '../ads.ts';
import { signedIn } from '../people.ts';
import { field } from '../property-steps.ts';
import { expect, messageBox, tabTo, test } from '../visitor.ts';

// Phones have no keyboard.
const tag = '@desk';

test('home, search, results and detail page work by keyboard alone', { tag }, async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('search');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ugrás a tartalomra' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('tab', { name: 'Ingatlan' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Szállás' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, search.getByRole('combobox', { name: 'Település' }));
  await page.keyboard.type('szege');
  await expect(search.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search.getByRole('combobox', { name: 'Település' })).toHaveValue('Szeged');
  await tabTo(page, search.getByRole('button', { name: 'Keresés' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/ingatlanok\?.*settlement=Szeged/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const first = page.locator('main a[href^="/ingatlan/"]').first();
  await tabTo(page, first, 120);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ingatlan\/\d+/);
  // If the heading is not rendered yet on navigation, the main content gets the focus.
  await expect(page.locator('main:focus, main h1:focus')).toBeVisible();
});

test('an ad is edited and saved by keyboard alone', { tag }, async ({ page }) => {
  const { token } = await signedIn(page);
  const realEstateID = await postAd(page.request, token);
  await page.goto(`/ingatlan_tulajdonos/ingatlan/${realEstateID}`);
  await tabTo(page, field(page, 'Alapterület'), 120);
  await page.keyboard.type('118');
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toBeHidden();
  await page.reload();
  await expect(field(page, 'Alapterület')).toHaveValue('118');
});

test('a request to professionals is sent by keyboard alone', { tag }, async ({ page }) => {
  await signedIn(page, 'ajanlatkero');
  await page.goto('/ajanlatkero/szakember_ajanlatkeresek');
  await tabTo(page, page.getByRole('link', { name: /^Szakembert keresek/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: /^Szakma/ }));
  await page.keyboard.type('burko');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Több' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: /^A munka leírása/ }));
  await page.keyboard.type('Fürdőszoba burkolása.');
  await tabTo(page, page.getByRole('textbox', { name: /^Település/ }));
  await page.keyboard.type('Vác');
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toContainText('Biztos el akarod küldeni?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ajanlatkero\/szakember_ajanlatkeres\/\d+$/);
  await expect(messageBox(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Burkoló, Vác' })).toBeVisible();
});
