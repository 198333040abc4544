import { expect, type Page } from '@playwright/test';
import { messageBox } from './visitor.ts';

/** Opens what packages there are at a card of a list; a form shows them by itself. */
export async function openOrder(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^(Kiemelem|Újabb csomag)/ });
  const choice = page.getByLabel('Csomag megrendelése');
  await expect(open.or(choice)).toBeVisible();
  if (await open.isVisible()) await open.click();
}

/** Chooses a package by its name where it is offered for a listing, or where there is one such choice. */
export async function choosePackage(page: Page, name: string): Promise<void> {
  await openOrder(page);
  const choice = page.getByLabel('Csomag megrendelése');
  const value = await choice.getByRole('option', { name }).getAttribute('value');
  await choice.selectOption(value ?? '');
}

export const orderButton = (page: Page) => page.getByRole('button', { name: /^Megrendelés/ });

/** Says yes to the question, and comes to the payment page. */
export async function confirmOrder(page: Page): Promise<void> {
  await messageBox(page).getByRole('button', { name: 'Megrendelés', exact: true }).click();
  await expect(page).toHaveURL(/\/paypal\/\d+\/\d+$/);
}

/** Pays with the provider's emulator, and comes to the list of purchases. */
export async function payHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fizetés PayPallal (próba)' }).click();
  await page
    .getByRole('dialog', { name: 'Próbafizetés' })
    .getByRole('button', { name: 'Fizetek', exact: true })
    .click();
  await expect(page).toHaveURL(/\/csomag-vasarlasok/);
}

/** The row or card of an order in a purchase list. */
export const getPurchase = (page: Page, packageName: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Rendelések' }).getByRole('listitem'))
    .filter({ hasText: packageName });
