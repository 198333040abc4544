import type { Page } from '@playwright/test';
import { addPictures, postAd } from '../ads.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { signedIn } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { makePro } from '../pro.ts';
import { openFilters } from '../search-steps.ts';
import { expect, isPhone, messageBox, test } from '../visitor.ts';

const publicPages = {
  'where people look around': [
    '/',
    '/ingatlanok',
    '/ingatlanok?settlement=Nincsilyenfalva',
    '/ingatlan/240',
    '/tudastar',
    '/szolgaltatas-csomagok',
    '/rolunk',
    '/aszf',
    '/nincs-ilyen',
  ],
  'where people sign in': [
    '/login-reg',
    '/regisztracio',
    '/login-reg?ajanlatkero=true',
    '/elfelejtett-jelszo',
    '/elfelejtett-jelszo-modositasa?userID=1&safetyCode=x',
    '/activate-registration?activationString=x',
    '/two-factor-auth?userID=1&key=x',
    '/email-megerositese?userID=1&key=x',
  ],
};

const widths = [320, 390, 720, 1280];

/** Opens a page and waits until nothing on it is still on its way. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const waiting = page.getByRole('status').filter({ hasText: /^(Betöltés|Keresés|Profil betöltése)/ });
  await expect(waiting).toHaveCount(0);
}

/** Nothing sticks out, at every width where the window can be drawn to it. */
async function expectToFit(page: Page, address: string): Promise<void> {
  const drawn = page.viewportSize();
  if (isPhone(page) || !drawn) return expectNoOverflow(page, address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: drawn.height });
    await expectNoOverflow(page, `${width} px on ${address}`);
  }
  await page.setViewportSize(drawn);
}

async function expectGoodLooks(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expectAccessible(page, address);
  await expectToFit(page, address);
}

for (const [where, addresses] of Object.entries(publicPages)) {
  test(`axe finds nothing and nothing sticks out ${where}`, async ({ page }) => {
    for (const address of addresses) await expectGoodLooks(page, address);
  });
}

test('axe finds nothing in the open filters', async ({ page }) => {
  await open(page, '/ingatlanok');
  await openFilters(page);
  await page.getByRole('button', { name: 'Részletes keresés' }).click();
  await expectAccessible(page, 'the open filters');
});

test('axe finds nothing and nothing sticks out in the owner’s area', async ({ page }) => {
  const { token } = await signedIn(page);
  const realEstateID = await postAd(page.request, token);
  await makePro(realEstateID);
  const pictures = [drawPicture('a.png', 1), drawPicture('b.png', 2)];
  await addPictures(page.request, token, realEstateID, pictures);
  for (const address of [
    '/ingatlan_tulajdonos/profil',
    '/ingatlan_tulajdonos/ingatlanok',
    '/ingatlan_tulajdonos/ingatlan_felvitel',
    `/ingatlan_tulajdonos/ingatlan/${realEstateID}`,
  ])
    await expectGoodLooks(page, address);
  await page.getByRole('button', { name: 'Törlés: 1. kép' }).click();
  await expect(messageBox(page)).toBeVisible();
  await expectAccessible(page, 'the message box');
});
