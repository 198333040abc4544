import type { Page } from '@playwright/test';
import { postAccommodation, postAd } from '../ads.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { createAccount, logIn, signInAs, stranger } from '../people.ts';
import { chooseDays } from '../search-steps.ts';
import { acceptCookies, expect, messageBox, test } from '../visitor.ts';

const favourites = '/kedvencek';
const note = 'Vasárnap megnézzük.';
const phone = { width: 390, height: 844 };

/** Opens the page of a property and keeps it. */
async function keep(page: Page, id: number): Promise<void> {
  await page.goto(`/ingatlan/${id}`);
  const heart = page.getByRole('button', { name: /^Kedvenc: / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

// Shows KEEP-01, KEEP-02, KEEP-03, KEEP-04.
test('a visitor keeps three flats, compares them, finds them after the login, and shares them for a while', {
  tag: '@desk',
}, async ({ page, browser, baseURL }) => {
  const owner = await stranger(browser, page, baseURL);
  const token = await logIn(owner.request, await createAccount());
  const prices = [52_000, 48_000, 61_000];
  const ids: number[] = [];
  for (const price of prices) ids.push(await postAd(owner.request, token, { price }));

  await page.goto('/');
  await acceptCookies(page);
  for (const id of ids) await keep(page, id);
  await page.getByRole('link', { name: 'Kedvencek', exact: true }).click();
  const section = page.getByRole('region', { name: 'Ingatlanok (3)' });
  await expect(section.getByRole('button', { name: /^Kiveszem/ })).toHaveCount(3);
  await section
    .getByRole('button', { name: /^Jegyzetet írok/ })
    .first()
    .click();
  await section.getByRole('textbox', { name: /^Jegyzet/ }).fill(note);
  await section.getByRole('button', { name: 'Jegyzet mentése' }).click();
  await expect(section.getByText(note)).toBeVisible();
  await expectAccessible(page, favourites);
  await expectNoOverflow(page, favourites);

  for (const box of await section.getByRole('checkbox').all()) await box.check();
  await section.getByRole('link', { name: 'Összehasonlítás (3)' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('row', { name: /^Ár/ }).getByRole('cell', { name: /legjobb/ })).toHaveText(
    /48/,
  );
  await expectAccessible(page, 'the comparison');

  const email = await createAccount('ajanlatkero');
  await signInAs(page, email);
  await page.goto(favourites);
  await expect(section.getByRole('button', { name: /^Kiveszem/ })).toHaveCount(3);
  await expect(section.getByText(note)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();

  await page.getByRole('textbox', { name: /A lista neve/ }).fill('Lakások a Balatonnál');
  await page.getByRole('button', { name: 'Link készítése' }).click();
  const address = await page.getByRole('link', { name: /\/lista\/[0-9a-f]{32}$/ }).getAttribute('href');
  expect(address).not.toBeNull();

  const couple = await stranger(browser, page, baseURL);
  await couple.setViewportSize(phone);
  await couple.goto(address ?? '');
  await expect(couple.getByRole('heading', { level: 1, name: 'Lakások a Balatonnál' })).toBeVisible();
  await expect(couple.getByRole('button', { name: /^Kedvenc: / })).toHaveCount(3);
  await expect(couple.getByText(note)).toHaveCount(0);
  await expectAccessible(couple, 'a shared list');
  await expectNoOverflow(couple, 'a shared list');

  await page.getByRole('button', { name: 'Visszavonom: Lakások a Balatonnál' }).click();
  await messageBox(page).getByRole('button', { name: 'Visszavonom' }).click();
  await expect(page.getByText('Visszavontad a linket, már nem nyitható meg.')).toBeVisible();
  const reply = await couple.reload();
  expect(reply?.status()).toBe(404);
  await expect(couple.getByText(/visszavonták, vagy hibás a link/)).toBeVisible();
});

// Shows KEEP-08.
test('a family sees what the stays that it has kept cost on its days', async ({ page, browser, baseURL }) => {
  const host = await stranger(browser, page, baseURL);
  const token = await logIn(host.request, await createAccount('szallasado'));
  const stays = [
    { accommodationName: 'Kis Nádas', capacity: 2, pricePerPerson: 8000 },
    { accommodationName: 'Nagy Nádas', capacity: 6, pricePerPerson: 9000 },
  ];
  for (const stay of stays) {
    await postAccommodation(host.request, token, stay);
    await page.goto(`/szallasok?keyword=${encodeURIComponent(stay.accommodationName)}`);
    const heart = page
      .getByRole('button', { name: new RegExp(`^Kedvenc: .*${stay.accommodationName}`) })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/szallasok?arrival=2027-05-10&departure=2027-05-12&adults=2');
  await acceptCookies(page);
  await page.getByRole('link', { name: 'Kedvencek', exact: true }).click();
  const section = page.getByRole('region', { name: 'Szállások (2)' });
  await expect(section.getByText(/2\séj: 32\s000\sFt/)).toBeVisible();
  await chooseDays(page, '2027-05-10', '2027-05-13');
  await section.getByRole('textbox', { name: 'Felnőttek' }).fill('4');
  await expect(section.getByText(/3\séj: 108\s000\sFt/)).toBeVisible();
  await expect(section.getByText('Legfeljebb 2 fő fér el.')).toBeVisible();
  await expectAccessible(page, 'kept stays with days');
  await expectNoOverflow(page, 'kept stays with days');
  await section.getByRole('link', { name: /Nagy Nádas/ }).click();
  await expect(page).toHaveURL(/arrival=2027-05-10&departure=2027-05-13&adults=4/);
});
