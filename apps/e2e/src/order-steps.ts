import { expect, type Page } from '@playwright/test';
import { billing, payButton } from './payments.ts';
import { messageBox } from './visitor.ts';

/** Shows the packages at a card of a list; in a form they are always visible. */
export async function openOrder(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^(Kiemelem|Meghosszabbítom)/ });
  const choice = page.getByLabel('Csomag megrendelése');
  await expect(open.or(choice)).toBeVisible();
  if (await open.isVisible()) await open.click();
}

/** Selects a package by its name in the dropdown of a listing, or in the only dropdown of the page. */
export async function choosePackage(page: Page, name: string): Promise<void> {
  await openOrder(page);
  const choice = page.getByLabel('Csomag megrendelése');
  const value = await choice.getByRole('option', { name }).getAttribute('value');
  await choice.selectOption(value ?? '');
}

export const orderButton = (page: Page) => page.getByRole('button', { name: /^Megrendelés/ });

/** Fills in the billing data of a private person, if the payment page asks for them. */
export async function fillBilling(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Számlázási adatok' });
  await expect(form.or(payButton(page))).toBeVisible();
  if (!(await form.isVisible())) return;
  await form.getByRole('textbox', { name: 'Név', exact: true }).fill(billing.name);
  await form.getByRole('textbox', { name: 'Irányítószám' }).fill(billing.postalCode);
  await form.getByRole('textbox', { name: 'Település' }).fill(billing.settlement);
  await form.getByRole('textbox', { name: 'Utca, házszám' }).fill(billing.address);
  await form.getByRole('button', { name: 'Tovább a fizetéshez' }).click();
  await expect(payButton(page)).toBeVisible();
}

/** Confirms the order, waits for the payment page, and gives the billing data there. */
export async function confirmOrder(page: Page): Promise<void> {
  await messageBox(page).getByRole('button', { name: 'Megrendelés', exact: true }).click();
  await expect(page).toHaveURL(/\/paypal\/\d+\/\d+\?vissza=/);
  await fillBilling(page);
}

/** Closes the message about a payment, on the page that the order was started on. */
export async function closePaidNote(page: Page, words = 'A fizetés megtörtént'): Promise<void> {
  await expect(messageBox(page)).toContainText(words);
  await expect(page).not.toHaveURL(/paypal/);
  await messageBox(page).getByRole('button', { name: 'OK' }).click();
}

/** Pays with the provider's emulator, which leads back to where the order was started. */
export async function payHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fizetés PayPallal (próba)' }).click();
  await page
    .getByRole('dialog', { name: 'Próbafizetés' })
    .getByRole('button', { name: 'Fizetek', exact: true })
    .click();
  await closePaidNote(page);
}

/** The row or card of an order in the list of purchases. */
export const getPurchase = (page: Page, packageName: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Rendelések' }).getByRole('listitem'))
    .filter({ hasText: packageName });
