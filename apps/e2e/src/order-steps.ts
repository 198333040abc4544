import { expect, type Page } from '@playwright/test';
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

/** Confirms the order and waits for the payment page. */
export async function confirmOrder(page: Page): Promise<void> {
  await messageBox(page).getByRole('button', { name: 'Megrendelés', exact: true }).click();
  await expect(page).toHaveURL(/\/paypal\/\d+\/\d+\?vissza=/);
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
