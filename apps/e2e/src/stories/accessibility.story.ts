import { addPictures, postAd } from '../ads.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { signedIn } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { makePro } from '../pro.ts';
import { openFilters } from '../property-steps.ts';
import { expect, messageBox, test } from '../visitor.ts';

const publicPages = [
  '/',
  '/ingatlanok',
  '/ingatlanok?settlement=Nincsilyenfalva',
  '/ingatlan/240',
  '/login-reg',
  '/regisztracio',
  '/login-reg?ajanlatkero=true',
  '/elfelejtett-jelszo',
  '/elfelejtett-jelszo-modositasa?userID=1&safetyCode=x',
  '/activate-registration?activationString=x',
  '/two-factor-auth?userID=1&key=x',
  '/email-megerositese?userID=1&key=x',
  '/tudastar',
  '/szolgaltatas-csomagok',
  '/rolunk',
  '/aszf',
  '/nincs-ilyen',
];

const ready = async (page: import('@playwright/test').Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^(Betöltés|Keresés|Profil betöltése)/ }),
  ).toHaveCount(0);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the public pages', async ({ page }) => {
      test.slow();
      for (const address of publicPages) {
        await ready(page, address);
        await expectAccessible(page, address);
      }
      await page.goto('/ingatlanok');
      await openFilters(page);
      await page.getByRole('button', { name: 'Részletes keresés' }).click();
      await expectAccessible(page, 'the open filters');
    });

    test('axe finds nothing in the owner’s area', async ({ page }) => {
      const { token } = await signedIn(page);
      const realEstateID = await postAd(page.request, token);
      await makePro(realEstateID);
      await addPictures(page.request, token, realEstateID, [
        drawPicture('a.png', 1),
        drawPicture('b.png', 2),
      ]);
      for (const address of [
        '/ingatlan_tulajdonos/profil',
        '/ingatlan_tulajdonos/ingatlanok',
        '/ingatlan_tulajdonos/ingatlan_felvitel',
        `/ingatlan_tulajdonos/ingatlan/${realEstateID}`,
      ]) {
        await ready(page, address);
        await expectAccessible(page, address);
      }
      await page.getByRole('button', { name: '1. kép törlése' }).click();
      await expect(messageBox(page)).toBeVisible();
      await expectAccessible(page, 'the message box');
    });
  });
}

test.describe('at every width', { tag: '@desk' }, () => {
  test('nothing sticks out sideways', async ({ page }) => {
    const { token } = await signedIn(page);
    const realEstateID = await postAd(page.request, token);
    await addPictures(page.request, token, realEstateID, [drawPicture('a.png', 1)]);
    for (const address of [
      ...publicPages,
      '/ingatlan_tulajdonos/profil',
      '/ingatlan_tulajdonos/ingatlanok',
      '/ingatlan_tulajdonos/ingatlan_felvitel',
      `/ingatlan_tulajdonos/ingatlan/${realEstateID}`,
    ]) {
      await ready(page, address);
      if (await messageBox(page).isVisible()) await page.keyboard.press('Escape');
      for (const width of [320, 390, 720, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page, `${width} px on ${address}`);
      }
    }
  });
});
