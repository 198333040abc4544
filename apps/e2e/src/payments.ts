import { packageTypes } from '@piacter/contracts/packages/values';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { as, postAd } from './ads.ts';
import { ok } from './calls.ts';
import { productTables } from './product-database.ts';

/** What an order is for: a package type, and the id of a listing if the package needs one. */
type OrderOf = { packageType: number } & Record<string, unknown>;

export interface PlacedOrder {
  orderID: number;
  /** The path of its payment page, without the role. */
  address: string;
  packageName: string;
  price: number;
}

/** To whom the invoices of a buyer are made out. */
export const billing = {
  isFirm: 0,
  name: 'Tóth Éva',
  countryCode: 'HU',
  postalCode: '8230',
  settlement: 'Balatonfüred',
  address: 'Kossuth utca 3.',
};

/** Gives the buyer's billing data, which the web asks for before the first payment. */
const giveBilling = (api: APIRequestContext, token: string) =>
  ok(api.put('/api/billing-data', { headers: as(token), data: billing }));

/** Orders the first package of a type through the API, with billing data. */
export async function placeOrder(
  api: APIRequestContext,
  token: string,
  { packageType, ...listing }: OrderOf,
): Promise<PlacedOrder> {
  await giveBilling(api, token);
  const { data } = await ok(api.get('/api/service-packages'));
  const offers = data as {
    packageID: number;
    packageType: number;
    packageName: string;
    currentPrice: number;
  }[];
  const offer = offers.find((one) => one.packageType === packageType);
  if (!offer) throw new Error(`No package of type ${packageType} is on sale`);
  const { packageID, packageName, currentPrice } = offer;
  const order = { headers: as(token), data: { packageID, ...listing } };
  const { insertID } = await ok(api.post('/api/service-orders', order), 201);
  const orderID = Number(insertID);
  return { orderID, address: `/paypal/${packageID}/${orderID}`, packageName, price: currentPrice };
}

/** An unpaid PRO order for a new property of the owner. */
export async function orderPro(api: APIRequestContext, token: string) {
  const realEstateID = await postAd(api, token);
  return { realEstateID, ...(await placeOrder(api, token, { packageType: packageTypes.pro, realEstateID })) };
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Fizetés PayPallal (próba)' });
export const payWindow = (page: Page) => page.getByRole('dialog', { name: 'Próbafizetés' });

/** Clicks the provider's button and returns the provider's id of the payment whose window opens. */
export async function openPayWindow(page: Page): Promise<string> {
  const begun = page.waitForResponse((response) => response.url().endsWith('/paypal-order'));
  await payButton(page).click();
  await expect(payWindow(page)).toBeVisible();
  const { data } = (await (await begun).json()) as { data: { paymentOrderID: string } };
  return data.paymentOrderID;
}

/** Approves in the open window; `outcome` is the fault to inject. */
export async function agree(page: Page, outcome = 'Sikeres fizetés'): Promise<void> {
  await payWindow(page).getByLabel('Mi történjen?').selectOption({ label: outcome });
  await payWindow(page).getByRole('button', { name: 'Fizetek' }).click();
}

/** Starts and approves a payment; returns the provider's id. */
export async function pay(page: Page, outcome?: string): Promise<string> {
  const paymentOrderID = await openPayWindow(page);
  await agree(page, outcome);
  return paymentOrderID;
}

/** Calls the emulator's own routes: faults, resolve, events. */
export const provider = (api: APIRequestContext, path: string, data: object = {}) =>
  ok(api.post(`/dev/paypal/${path}`, { data }));

/** Makes the payments of an order due for the next run of the job, as they would be half a minute later. */
export const bringForward = (orderID: number) =>
  productTables()
    .updateTable('payments')
    .set({ nextAttemptAt: new Date() })
    .where('orderID', '=', orderID)
    .execute();

/** The state of an order and its payments in the product's database. */
export async function readPaymentState(orderID: number) {
  const db = productTables();
  const order = await db
    .selectFrom('service_orders')
    .select(['isActive', 'paymentState'])
    .where('orderID', '=', orderID)
    .executeTakeFirst();
  const payments = await db
    .selectFrom('payments')
    .select(['state', 'captureID'])
    .where('orderID', '=', orderID)
    .execute();
  const audit = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'service_order')
    .where('entityID', '=', orderID)
    .execute();
  return {
    isActive: order?.isActive,
    paymentState: order?.paymentState,
    captures: payments.filter(({ captureID }) => captureID !== null).length,
    activations: audit.filter(({ action }) => action === 'order_paid').length,
  };
}

export const paidOnce = { isActive: 1, paymentState: 'paid', captures: 1, activations: 1 };
export const untouched = { isActive: 0, paymentState: 'unpaid', captures: 0, activations: 0 };
