import { packageTypes } from '@piacter/contracts/packages/values';
import type { Page } from '@playwright/test';
import { addPictures, as, postAccommodation, postAd } from '../ads.ts';
import { ok, refusal } from '../calls.ts';
import { choosePictures, pictureTiles } from '../form-steps.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import {
  choosePackage,
  closePaidNote,
  confirmOrder,
  fillBilling,
  getPurchase,
  openOrder,
  orderButton,
} from '../order-steps.ts';
import { alone } from '../own-product.ts';
import { openPayWindow, pay, payButton, payWindow, placeOrder, provider } from '../payments.ts';
import { signedIn, signInAs, stranger } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { getPropertyCard } from '../property-steps.ts';
import { expect, messageBox, test, watch } from '../visitor.ts';

const area = '/ingatlan_tulajdonos';
const purchases = `${area}/csomag-vasarlasok`;

const sound = async (page: Page, what: string) => {
  await expectAccessible(page, what);
  await expectNoOverflow(page, what);
};

test('a package is ordered for a listing, paid for, and listed among the purchases', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page);
  await postAd(page.request, token);
  await page.goto(`${area}/ingatlanok`);
  const choice = page.getByLabel('Csomag megrendelése');

  await test.step('nothing is ordered without a selection, and the focus returns to it', async () => {
    await openOrder(page);
    await expect(choice).toBeFocused();
    await orderButton(page).click();
    await expect(messageBox(page).getByText('Nem választottál csomagot!')).toBeVisible();
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
    await expect(choice).toBeFocused();
  });

  await test.step('packages of the user are not offered for a listing', async () => {
    await expect(choice.getByRole('option', { name: /PRO 30 nap/ })).toHaveCount(1);
    await expect(choice.getByRole('option', { name: /ajánlat|Elérhetőségek|Közösségi/ })).toHaveCount(0);
  });

  await test.step('the confirmation states the package, the listing, the price and the dates', async () => {
    await choosePackage(page, 'PRO 30 nap');
    await sound(page, 'the advertiser’s list with a chosen package');
    await orderButton(page).click();
    const question = messageBox(page);
    await expect(question.getByText(/^Megrendeled ezt a csomagot: PRO 30 nap, 9\s990\sFt\?$/)).toBeVisible();
    await expect(question).toContainText('Hirdetés: Balatonfüred');
    await expect(question).toContainText(/ma indul, és \d{4}\.\s\d\d\.\s\d\d-ig tart \(30\snap\)/);
    await sound(page, 'the question before an order');
    await question.getByRole('button', { name: 'Mégse' }).click();
    await expect(orderButton(page)).toBeFocused();
  });

  await test.step('it is paid for, and active', async () => {
    await orderButton(page).click();
    await confirmOrder(page);
    await pay(page);
    await closePaidNote(page, 'A fizetés megtörtént. PRO 30 nap: aktív');
    await expect(page).toHaveURL(new RegExp(`${area}/ingatlanok$`));
    await page.goto(purchases);
    const bought = getPurchase(page, 'PRO 30 nap');
    await expect(bought.getByText('aktív', { exact: true })).toBeVisible();
    await expect(bought.getByRole('button', { name: /^Törlés/ })).toHaveCount(0);
    await sound(page, 'the purchases after a payment');
    await bought.getByRole('link', { name: 'Eladó lakás, Balatonfüred', exact: true }).click();
    await expect(page).toHaveURL(/\/ingatlan_tulajdonos\/ingatlan\/\d+$/);
  });

  await test.step('the listing shows it, and a second one is queued behind it', async () => {
    await page.goto(`${area}/ingatlanok`);
    await expect(page.getByText('még 30 nap')).toBeVisible();
    await choosePackage(page, 'PRO 30 nap');
    await orderButton(page).click();
    await expect(messageBox(page)).toContainText('Ilyen csomagod már van');
    await confirmOrder(page);
    await pay(page);
    await closePaidNote(page, 'sorban áll');
  });

  await test.step('it is prolonged once more from the purchases, and payment leads back to them', async () => {
    await page.goto(purchases);
    await page
      .getByRole('link', { name: /^Meghosszabbítom: PRO 30 nap/ })
      .first()
      .click();
    await expect(page.getByLabel('Melyik hirdetésedre?')).not.toHaveValue('');
    await expect(page.getByLabel('Csomag megrendelése')).toContainText('PRO 30 nap');
    await sound(page, 'the order of a package');
    await orderButton(page).click();
    await expect(messageBox(page)).toContainText('az új ez után indul');
    await confirmOrder(page);
    await page.reload();
    await openPayWindow(page);
    await payWindow(page).getByRole('button', { name: 'Mégsem' }).click();
    await expect(page.getByRole('link', { name: 'Vissza oda, ahonnan jöttél' })).toHaveAttribute(
      'href',
      purchases,
    );
    await pay(page);
    await closePaidNote(page, 'sorban áll');
    await expect(page).toHaveURL(new RegExp(`${purchases}$`));
    await expect(page.getByText('sorban áll')).toHaveCount(2);
  });
});

test('an unpaid order can be deleted, one that was paid meanwhile cannot', { tag: '@phone' }, async ({
  page,
}) => {
  const { token } = await signedIn(page);
  const realEstateID = await postAd(page.request, token);
  await page.goto(purchases);
  await expect(page.getByRole('heading', { name: 'Még nem vettél csomagot' })).toBeVisible();
  await sound(page, 'the purchases of somebody who has none');

  const first = await placeOrder(page.request, token, { packageType: packageTypes.kiemelt, realEstateID });
  const second = await placeOrder(page.request, token, { packageType: packageTypes.pro, realEstateID });
  await page.reload();
  const kiemelt = getPurchase(page, first.packageName);
  const pro = getPurchase(page, second.packageName);
  await expect(pro.getByText('fizetésre vár')).toBeVisible();
  await sound(page, 'the purchases with unpaid orders');

  await test.step('a confirmation is required', async () => {
    await kiemelt.getByRole('button', { name: /^Törlés/ }).click();
    await messageBox(page).getByRole('button', { name: 'Mégse' }).click();
    await expect(kiemelt).toBeVisible();
    await kiemelt.getByRole('button', { name: /^Törlés/ }).click();
    await messageBox(page).getByRole('button', { name: 'Törlés' }).click();
    await expect(page.getByText('A rendelést töröltük.')).toBeVisible();
    await expect(kiemelt).toHaveCount(0);
  });

  await test.step('an order paid in another window is kept, and the list then shows it as paid', async () => {
    const paying = `/api/service-orders/${second.orderID}`;
    const { data } = await ok(page.request.post(`${paying}/paypal-order`, { headers: as(token) }), 201);
    const { paymentOrderID } = data as { paymentOrderID: string };
    await provider(page.request, `approve/${paymentOrderID}`);
    await ok(page.request.patch(`${paying}/${paymentOrderID}/paypal-activation`, { headers: as(token) }));
    await pro.getByRole('button', { name: /^Törlés/ }).click();
    await messageBox(page).getByRole('button', { name: 'Törlés' }).click();
    await expect(messageBox(page)).toContainText('Ezt a rendelést már nem lehet törölni');
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
    await expect(pro.getByText('aktív', { exact: true })).toBeVisible();
    expect(await refusal(page.request.delete(paying, { headers: as(token) }))).toBe(409);
  });

  await test.step('an unpaid order links to its payment', async () => {
    const { address } = await placeOrder(page.request, token, {
      packageType: packageTypes.kiemelt,
      realEstateID,
    });
    await page.reload();
    await kiemelt.getByRole('link', { name: /^Fizetés/ }).click();
    await expect(page).toHaveURL(new RegExp(`${area}${address}$`));
    await expect(payButton(page)).toBeVisible();
  });
});

test('filters and order of the purchases are kept in the address', { tag: '@desk' }, async ({ page }) => {
  const { token } = await signedIn(page, 'szallasado');
  const names = ['Zöldike vendégház', 'Kis Nádas'];
  for (const accommodationName of names) {
    const accommodationID = await postAccommodation(page.request, token, { accommodationName });
    await placeOrder(page.request, token, { packageType: packageTypes.kiemelt, accommodationID });
  }
  const list = '/szallasado/csomag-vasarlasok';
  await page.goto(list);
  const links = page.getByRole('main').getByRole('link', { name: /^(Zöldike|Kis Nádas)/ });
  await expect(links).toHaveText(['Kis Nádas', 'Zöldike vendégház']);
  await page.getByRole('combobox', { name: 'Rendezés' }).selectOption({ label: 'Legrégebbi elöl' });
  await expect(links).toHaveText(['Zöldike vendégház', 'Kis Nádas']);

  await page.getByLabel('Szállás neve').fill('nadas');
  await expect(links).toHaveText(['Kis Nádas']);
  await expect(page).toHaveURL(`${list}?accommodationName=nadas&order=ASC`);
  await page.reload();
  await expect(links).toHaveText(['Kis Nádas']);

  await page.getByLabel('Szállás neve').fill('nincsilyen');
  await expect(page.getByRole('heading', { name: 'Nincs ilyen rendelésed' })).toBeVisible();
  await sound(page, 'purchases that no filter leaves');
  await page.getByRole('button', { name: 'Szűrők törlése' }).click();
  await expect(links).toHaveCount(2);
  await expect(page.getByLabel('Szállás neve')).toHaveValue('');
});

test('a physical product requires a shipping address', { tag: '@phone' }, async ({ page }) => {
  const { token } = await signedIn(page);
  await postAd(page.request, token);
  await page.goto(`${area}/ingatlanok`);
  await choosePackage(page, 'Hirdetőtábla');
  await orderButton(page).click();
  const form = page.getByRole('form', { name: 'Hová küldjük?' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(form.getByLabel('Ország')).toHaveValue('HU');
  await form.getByRole('button', { name: 'Megrendelés' }).click();
  await expect(form.getByText('3 mező hibás:')).toBeVisible();
  await sound(page, 'the address form with faults');

  await field('Irányítószám').fill('8230');
  await field('Település').fill('Balatonfüred');
  await field('Utca, házszám').fill('Kisfaludy utca 12.');
  await form.getByRole('button', { name: 'Megrendelés' }).click();
  const question = page.getByRole('dialog', { name: /^Csomag megrendelése/ });
  await expect(question).toContainText('postán küldjük');
  await question.getByRole('button', { name: 'Megrendelés', exact: true }).click();
  await fillBilling(page);
  await expect(payButton(page)).toBeVisible();
  await page.goto(purchases);
  await expect(getPurchase(page, 'Hirdetőtábla')).toContainText(
    'Ide küldjük: 8230 Balatonfüred, Kisfaludy utca 12.',
  );
});

const nextPackage = 'PRO 45 nap';

alone(
  'PRO lifts an ad until the midnight after its last day',
  { tag: '@desk' },
  async ({ own, page, browser }) => {
    test.setTimeout(300_000);
    const faults: string[][] = [];
    /** A user in a separate browser context whose clock matches the product's. */
    const someone = async (address: string, moment?: Date): Promise<Page> => {
      const other = await stranger(browser, page, address);
      if (moment) await other.clock.setFixedTime(moment);
      faults.push(watch(other));
      return other;
    };
    const address = await own.startAt();
    const owner = await someone(address);
    const { email, token } = await signedIn(owner, 'ingatlan_tulajdonos', own.tables);
    const realEstateID = await postAd(owner.request, token, { settlement: 'Győr' });
    // Newer listings that fill the home page, so that an older one without promotion is not on it.
    for (const settlement of ['Tata', 'Pápa', 'Mór', 'Vác']) {
      const plainID = await postAd(owner.request, token, { settlement });
      await addPictures(owner.request, token, plainID, [drawPicture('kép.png', plainID, 320, 213)]);
    }
    const edit = `${area}/ingatlan/${realEstateID}`;

    const expectSale = async (visitor: Page, count: 0 | 1) => {
      await visitor.goto('/szolgaltatas-csomagok');
      await expect(visitor.getByText('PRO 30 nap', { exact: true }).first()).toBeVisible();
      await expect(visitor.getByText(nextPackage, { exact: true })).toHaveCount(count);
    };

    const admin = await someone(address);
    await signedIn(admin, 'admin', own.tables);
    await test.step('the admin creates a package with a price from tomorrow, which is not on sale yet', async () => {
      await admin.goto('/admin/csomag-letrehozasa');
      await admin.getByRole('textbox', { name: 'Név' }).fill(nextPackage);
      await admin.getByRole('textbox', { name: 'Leírás' }).fill('Másfél hónap elöl a listában.');
      await admin.getByLabel('Hány napig tart?').fill('45');
      await admin.getByRole('button', { name: 'Létrehozás' }).click();
      await messageBox(admin).getByRole('button', { name: 'OK' }).click();
      const price = admin.getByRole('form', { name: 'Új ár' });
      await price.getByRole('textbox', { name: 'Ár' }).fill('24 900');
      await price.getByRole('button', { name: 'Ár hozzáadása' }).click();
      await expect(admin.getByText(/^Következő ár: 24\s900\sFt/)).toBeVisible();
      await expect(admin.getByText('Most még nem lehet megvenni, mert nincs ma érvényes ára.')).toBeVisible();
      await expectSale(admin, 0);
    });

    await test.step('the only admin cannot delete their own account', async () => {
      await admin.goto('/admin/profil');
      await admin.getByRole('button', { name: 'Fiók törlése…' }).click();
      await expect(admin.getByText(/egyetlen adminisztrátor/)).toBeVisible();
      await expect(admin.getByRole('button', { name: 'Törlöm a fiókomat' })).toHaveCount(0);
    });

    await test.step('the owner orders PRO from the limit of pictures, and pays', async () => {
      await owner.goto(edit);
      await choosePictures(owner, [drawPicture('kép-0.png', 0, 320, 213)]);
      await owner.getByRole('link', { name: 'PRO csomag megrendelése' }).click();
      await expect(owner.getByLabel('Csomag megrendelése')).toBeInViewport();
      await choosePackage(owner, 'PRO 30 nap');
      await orderButton(owner).click();
      await confirmOrder(owner);
      await pay(owner);
      await closePaidNote(owner, 'A fizetés megtörtént. PRO 30 nap: aktív');
      await expect(owner).toHaveURL(new RegExp(`${edit}$`));
    });

    await test.step('it has the badge, and room for twenty pictures and a video', async () => {
      await owner.goto(`${area}/ingatlanok`);
      await expect(owner.getByText('PRO csomag', { exact: true })).toBeVisible();
      await expect(owner.getByText('még 30 nap')).toBeVisible();
      await owner.goto(edit);
      await expect(pictureTiles(owner)).toHaveCount(1);
      await choosePictures(
        owner,
        Array.from({ length: 19 }, (_, index) => drawPicture(`kép-${index + 1}.png`, index + 1, 320, 213)),
      );
      await expect(pictureTiles(owner)).toHaveCount(20);
      await expect(owner.getByText('Megvan mind a 20 kép, ennyi fér egy hirdetésbe.')).toBeVisible();
      await owner.getByRole('textbox', { name: 'Új videó címe' }).fill('https://youtu.be/dQw4w9WgXcQ');
      await owner.getByRole('button', { name: 'Hozzáadás', exact: true }).click();
      await expect(owner.getByText('1 / 5 videó')).toBeVisible();
    });

    const path = `/ingatlan/${realEstateID}`;
    const expectLifted = async (visitor: Page) => {
      await visitor.goto('/ingatlanok');
      const cards = visitor.locator('main a[href^="/ingatlan/"]');
      await expect(cards).toHaveCount(5);
      await expect(cards.first()).toHaveAttribute('href', path);
      await expect(cards.first().getByText('PRO', { exact: true })).toBeVisible();
      await visitor.goto('/');
      await expect(getPropertyCard(visitor, realEstateID).getByText('PRO', { exact: true })).toBeVisible();
    };

    await test.step('visitors find it promoted in the search and on the home page', async () => {
      await expectLifted(await someone(address));
    });

    const { data } = await ok(
      owner.request.get(`/api/service-orders-by-real-estate/${realEstateID}`, { headers: as(token) }),
    );
    const end = Date.parse((data as { validTo: string }[])[0]?.validTo ?? '');
    const halfDay = 12 * 60 * 60 * 1000;

    await test.step('it still is on its last day', async () => {
      const lastDay = new Date(end - halfDay);
      const moved = await own.startAt(lastDay);
      const visitor = await someone(moved, lastDay);
      await expectLifted(visitor);
      await expectSale(visitor, 1);
    });

    await test.step('on the day after it is not, and none of its data is lost', async () => {
      // Just before a full minute, when the job recomputes expired promotions.
      const dayAfter = new Date(end + halfDay - 3_000);
      const moved = await own.startAt(dayAfter);
      const visitor = await someone(moved, dayAfter);
      await visitor.goto('/ingatlanok');
      await expect(getPropertyCard(visitor, realEstateID)).toBeVisible();
      await expect(visitor.getByRole('main').getByText('PRO', { exact: true })).toHaveCount(0);
      const first = async () => {
        const { data: found } = await ok(visitor.request.get('/api/search-real-estates'));
        return (found as { realEstateID: number }[])[0]?.realEstateID;
      };
      await expect.poll(first, { timeout: 90_000 }).not.toBe(realEstateID);
      await visitor.goto('/');
      await expect(visitor.locator('main a[href^="/ingatlan/"]')).toHaveCount(4);
      await expect(getPropertyCard(visitor, realEstateID)).toHaveCount(0);
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor.getByRole('button', { name: /videó lejátszása/ })).toHaveCount(0);

      const later = await someone(moved, dayAfter);
      await signInAs(later, email);
      await later.goto(purchases);
      await expect(getPurchase(later, 'PRO 30 nap').getByText('lejárt', { exact: true })).toBeVisible();
      await later.goto(`${area}/ingatlanok`);
      await expect(later.getByRole('button', { name: /^Kiemelem: / })).toHaveCount(5);
      await later.goto(edit);
      await expect(pictureTiles(later)).toHaveCount(20);
      await expect(later.getByText(/csak a fő kép látszik a hirdetésben/)).toBeVisible();
    });
    expect(faults.flat(), 'faults of the pages').toEqual([]);
  },
);
