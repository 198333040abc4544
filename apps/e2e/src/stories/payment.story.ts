import type { Page } from '@playwright/test';
import { as } from '../ads.ts';
import { ok } from '../calls.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { mailSaying } from '../mailbox.ts';
import {
  agree,
  bringForward,
  openPayWindow,
  orderPro,
  paidOnce,
  pay,
  payButton,
  payWindow,
  provider,
  readPaymentState,
  untouched,
} from '../payments.ts';
import { signedIn, signInAs, stranger } from '../people.ts';
import { expect, messageBox, test, watch } from '../visitor.ts';

const area = '/ingatlan_tulajdonos';
const purchases = new RegExp(`${area}/csomag-vasarlasok$`);

/** An owner on the payment page of an unpaid PRO order. */
async function atPayment(page: Page) {
  const { token, email } = await signedIn(page);
  const order = await orderPro(page.request, token);
  await page.goto(area + order.address);
  await expect(payButton(page)).toBeVisible();
  return { token, email, ...order };
}

const sound = async (page: Page, what: string) => {
  await expectAccessible(page, what);
  await expectNoOverflow(page, what);
};

test('an order is paid for and invoiced; the admin refunds it, and the invoice is cancelled', {
  tag: '@desk',
}, async ({ page, browser, baseURL }) => {
  const order = await atPayment(page);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.reload();
  await expect(payButton(page)).toBeVisible();

  await test.step('the page shows package, listing, duration and price', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fizetés');
    const summary = page.getByRole('main');
    await expect(summary.getByRole('heading', { level: 2, name: order.packageName })).toBeVisible();
    await expect(summary).toContainText('Eladó lakás, Balatonfüred');
    await expect(summary).toContainText('30 nap, az indulásától számítva');
    await expect(summary).toContainText(/Fizetendő\s*9\s990 Ft/);
    await sound(page, 'the payment page');
  });

  await pay(page);
  await expect(page).toHaveURL(purchases);
  await expect(page.getByRole('status').filter({ hasText: 'A fizetés megtörtént.' })).toBeVisible();
  expect(await readPaymentState(order.orderID)).toEqual(paidOnce);
  const pro = await ok(page.request.get(`/api/has-pro-package/${order.realEstateID}`));
  expect(pro.message).toBe(true);

  await test.step('a buyer who returns is not asked to pay again', async () => {
    await page.goto(area + order.address);
    await expect(page.getByText('Ezt a rendelést már kifizetted')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await sound(page, 'a paid order');
    await page.getByRole('link', { name: 'Csomagvásárlások megnyitása' }).click();
    await expect(page).toHaveURL(purchases);
  });

  const orderPage = `${area}/rendeles/${order.orderID}`;
  await test.step('the page of the order confirms the payment, and has the invoice once it is issued', async () => {
    await page.getByRole('link', { name: `${order.orderID}. számú rendelés` }).click();
    await expect(page).toHaveURL(new RegExp(`${orderPage}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Fizetési igazolás' })).toBeVisible();
    await expect(main).toContainText('Tóth Éva, 8230 Balatonfüred, Kossuth utca 3.');
    await expect(main).toContainText(/Áfa \(27%\)\s*2\s124\sFt/);
    await expect(main).toContainText('Ez az igazolás nem számla.');
    const invoice = main.getByRole('button', { name: /^Letöltés: Számla, / });
    await expect(invoice).toBeVisible({ timeout: 40_000 });
    await sound(page, 'a paid order with its invoice');
    const file = page.waitForEvent('download');
    await invoice.click();
    expect((await file).suggestedFilename()).toMatch(/^E-PT-2026-\d+\.pdf$/);
    const { text } = await mailSaying(order.email, 'Elkészült a számlád');
    expect(text).toContain(orderPage);
  });

  await test.step('the admin refunds it with a reason, once', async () => {
    const admin = await stranger(browser, page, baseURL);
    await signedIn(admin, 'admin');
    await admin.goto(`/admin/rendeles-modositasa/${order.orderID}`);
    await admin.getByRole('button', { name: 'Visszatérítem az árát' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Visszatérítés' });
    await dialog.getByLabel(/^Miért téríted vissza/).fill('Kétszer rendelted meg ugyanazt.');
    await sound(admin, 'the refund of an order');
    await dialog.getByRole('button', { name: 'Visszatérítem az árát' }).click();
    await expect(messageBox(admin)).toContainText('Visszatérítettük a rendelés árát.');
    await messageBox(admin).getByRole('button', { name: 'OK' }).click();
    await expect(admin.getByText('Az árát visszatérítettük.')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Visszatérítem az árát' })).toHaveCount(0);
    await sound(admin, 'a refunded order of the admin');
    await admin.context().close();
  });

  await test.step('its buyer reads why, and has the cancellation beside the invoice', async () => {
    const { text } = await mailSaying(order.email, 'A csomag ezzel véget ért.');
    expect(text).toContain('Kétszer rendelted meg ugyanazt.');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Letöltés: Sztornószámla, / })).toBeVisible({
      timeout: 40_000,
    });
    await mailSaying(order.email, 'ezért sztornóztuk a számláját');
    expect(await readPaymentState(order.orderID)).toMatchObject({ isActive: 0, paymentState: 'refunded' });
    await sound(page, 'a refunded order');
  });
  expect(errors).toEqual([]);
});

test('a buyer cancels, is declined, and pays by another method', async ({ page }) => {
  const { orderID } = await atPayment(page);
  await openPayWindow(page);
  await payWindow(page).getByRole('button', { name: 'Mégsem' }).click();
  await expect(page.getByText('Nem fizettél.')).toBeVisible();
  await sound(page, 'a payment that was called off');

  await pay(page, 'Elutasított kártya');
  const said = page.getByRole('alert');
  await expect(said).toContainText('A fizetést a szolgáltató elutasította.');
  await expect(said).toContainText('Nem vontunk le pénzt, és a rendelésed is megmaradt.');
  await sound(page, 'a declined payment');
  expect(await readPaymentState(orderID)).toEqual(untouched);

  await pay(page);
  await expect(page).toHaveURL(purchases);
  expect(await readPaymentState(orderID)).toEqual(paidOnce);
});

test('a pending payment is polled and redirects when it completes', async ({ page }) => {
  const { orderID } = await atPayment(page);
  const paymentOrderID = await pay(page, 'Függőben maradó fizetés');
  await expect(page.getByText('A fizetésedet még feldolgozzuk')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await sound(page, 'a pending payment');

  await test.step('a reload offers no second payment either', async () => {
    await page.reload();
    await expect(page.getByText('ne fizess még egyszer')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    expect(await readPaymentState(orderID)).toMatchObject({ isActive: 0, paymentState: 'capturing' });
  });

  await provider(page.request, `resolve/${paymentOrderID}`, { status: 'COMPLETED' });
  await provider(page.request, `events/${paymentOrderID}`, { types: ['PAYMENT.CAPTURE.COMPLETED'] });
  await expect(page).toHaveURL(purchases);
  await expect(page.getByRole('status').filter({ hasText: 'A fizetés megtörtént.' })).toBeVisible();
  expect(await readPaymentState(orderID)).toEqual(paidOnce);
});

test('a pending payment that fails can be retried', { tag: '@desk' }, async ({ page }) => {
  const { orderID } = await atPayment(page);
  const paymentOrderID = await pay(page, 'Függőben maradó fizetés');
  await expect(page.getByText('A fizetésedet még feldolgozzuk')).toBeVisible();
  await provider(page.request, `resolve/${paymentOrderID}`, { status: 'DECLINED' });
  await provider(page.request, `events/${paymentOrderID}`, { types: ['PAYMENT.CAPTURE.DENIED'] });
  await expect(page.getByRole('alert')).toContainText('A fizetésed végül nem sikerült.');
  await pay(page);
  await expect(page).toHaveURL(purchases);
  expect(await readPaymentState(orderID)).toMatchObject({
    isActive: 1,
    paymentState: 'paid',
    activations: 1,
  });
});

test('a payment that does not match the order activates nothing', { tag: '@desk' }, async ({ page }) => {
  const { orderID } = await atPayment(page);
  for (const outcome of [
    'Kisebb összeg',
    'Nagyobb összeg',
    'Más pénznem',
    'Más rendelés fizetése',
    'Két tétel',
    'Más kedvezményezett',
  ])
    await test.step(outcome, async () => {
      await pay(page, outcome);
      await expect(page.getByRole('alert')).toContainText('Ez a fizetés nem ehhez a rendeléshez tartozik!');
      await expect(payButton(page)).toBeEnabled();
      expect(await readPaymentState(orderID)).toEqual(untouched);
    });
  await sound(page, 'a payment that does not match');
  await pay(page);
  await expect(page).toHaveURL(purchases);
  expect(await readPaymentState(orderID)).toEqual(paidOnce);
});

test('a connection lost after the capture causes no second payment', { tag: '@desk' }, async ({
  page,
  browser,
  baseURL,
}) => {
  // This page gets a 503, which would fail the story's own page.
  const buyer = await stranger(browser, page, baseURL);
  const faults = watch(buyer);
  const { orderID, address } = await atPayment(buyer);
  const paymentOrderID = await pay(buyer, 'Levonás után megszakadó kapcsolat');
  await expect(buyer).toHaveURL(purchases);
  await expect(buyer.getByText('A fizetésed eredményére még várunk.')).toBeVisible();
  await expect(buyer.getByRole('link', { name: /^Fizetés/ })).toHaveCount(0);

  await buyer.goto(area + address);
  await expect(buyer.getByText('A fizetésedet még feldolgozzuk')).toBeVisible();
  await expect(payButton(buyer)).toHaveCount(0);
  expect(faults.filter((fault) => !/^503 .*paypal-activation$/.test(fault))).toEqual([]);

  await provider(buyer.request, `faults/${paymentOrderID}`);
  // The provider responds again, but sends no event: only the job can find the payment.
  await bringForward(orderID);
  await expect.poll(() => readPaymentState(orderID), { timeout: 60_000 }).toEqual(paidOnce);
  await expect(buyer).toHaveURL(purchases);
  await buyer.context().close();
});

test('a lost response to an approval is requested again automatically', { tag: '@desk' }, async ({
  page,
}) => {
  const { orderID } = await atPayment(page);
  await page.route('**/paypal-activation', (route) => route.abort(), { times: 1 });
  await pay(page);
  await expect(page.getByText('A fizetésedet még feldolgozzuk')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(page).toHaveURL(purchases);
  expect(await readPaymentState(orderID)).toEqual(paidOnce);
});

test('the webhook completes a payment once after the browser was closed', { tag: '@desk' }, async ({
  page,
}) => {
  const { token, orderID } = await atPayment(page);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const closed = tab.waitForEvent('close');
  await tab.route('**/paypal-activation', async (route) => {
    await route.abort();
    await tab.close();
  });
  const paymentOrderID = await openPayWindow(tab);
  await agree(tab).catch(() => undefined);
  await closed;
  expect(await readPaymentState(orderID)).toEqual(untouched);

  const types = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'];
  await provider(page.request, `events/${paymentOrderID}`, { types, times: 25 });
  expect(await readPaymentState(orderID)).toEqual(paidOnce);
  const { data } = await ok(page.request.get(`/api/service-orders/${orderID}`, { headers: as(token) }));
  expect(data).toMatchObject({ isActive: 1, paymentState: 'paid' });
});

test('two tabs that pay at once make one payment', { tag: '@desk' }, async ({ page }) => {
  const { orderID } = await atPayment(page);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await openPayWindow(page);
  await openPayWindow(tab);
  await Promise.all([agree(page), agree(tab)]);
  for (const one of [page, tab])
    await expect
      .poll(async () => purchases.test(one.url()) || one.getByText('már kifizetted').isVisible())
      .toBe(true);
  expect(await readPaymentState(orderID)).toEqual(paidOnce);
});

test('an order deleted during its payment is not charged', { tag: '@desk' }, async ({ page }) => {
  const { token, orderID } = await atPayment(page);
  await openPayWindow(page);
  await ok(page.request.delete(`/api/service-orders/${orderID}`, { headers: as(token) }));
  await agree(page);
  await expect(page.getByText('Ez a rendelés közben törlődött')).toBeVisible();
  await expect(page.getByText('Nem vontunk le pénzt.')).toBeVisible();
  await sound(page, 'an order that is gone');
  expect((await readPaymentState(orderID)).captures).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A keresett oldal nem található!');
});

test('a slow provider shows a loading text', { tag: '@desk' }, async ({ page }) => {
  const { orderID } = await atPayment(page);
  await pay(page, 'Lassú szolgáltató');
  await expect(page.getByText('Feldolgozzuk a fizetésedet…')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(page).toHaveURL(purchases);
  expect(await readPaymentState(orderID)).toEqual(paidOnce);
});

for (const outcome of ['Ismétlődő értesítések', 'Felcserélt értesítések'])
  test(`${outcome}: a package is put in force once`, { tag: '@desk' }, async ({ page }) => {
    const { orderID } = await atPayment(page);
    const paymentOrderID = await pay(page, outcome);
    await expect(page).toHaveURL(purchases);
    const types = ['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'];
    await provider(page.request, `events/${paymentOrderID}`, { types, times: 5 });
    expect(await readPaymentState(orderID)).toEqual(paidOnce);
  });

test("the provider's script can be loaded again after a failure", async ({ page }) => {
  const { token } = await signedIn(page);
  const { address } = await orderPro(page.request, token);
  await page.route('**/dev/paypal/sdk/js?*', (route) => route.abort());
  await page.goto(area + address);
  await expect(page.getByRole('alert')).toContainText('A fizetési lehetőségek nem töltődtek be.');
  await sound(page, 'a payment page without buttons');
  await page.unroute('**/dev/paypal/sdk/js?*');
  await page.getByRole('button', { name: 'Próbáld újra' }).click();
  await pay(page);
  await expect(page).toHaveURL(purchases);
});

test('the generic address redirects to the signed-in area, and is not found for others', {
  tag: '@desk',
}, async ({ page, browser, baseURL }) => {
  const { email, address } = await atPayment(page);
  await page.goto(address);
  await expect(page).toHaveURL(area + address);
  const menu = page.getByRole('navigation', { name: 'Fiókom' });
  await expect(menu.getByRole('link', { name: 'Csomagvásárlások' })).toHaveAttribute('aria-current', 'true');

  const other = await stranger(browser, page, baseURL);
  await other.goto(address);
  await expect(other).toHaveURL(`/login-reg?next=${encodeURIComponent(address)}`);
  await signedIn(other);
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('A keresett oldal nem található!');
  await signInAs(other, email);
  await other.goto(address);
  await expect(payButton(other)).toBeVisible();
  await other.context().close();
});

test('a payment works by keyboard alone', { tag: '@desk' }, async ({ page }) => {
  const { orderID } = await atPayment(page);
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await payWindow(page).getByRole('button', { name: 'Mégsem' }).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Nem fizettél.' });
  await expect(said).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await payWindow(page).getByRole('button', { name: 'Fizetek' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(purchases);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await readPaymentState(orderID)).toEqual(paidOnce);
});
