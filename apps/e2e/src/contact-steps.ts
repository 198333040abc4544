import { expect, type Page } from '@playwright/test';
import { messageBox } from './visitor.ts';

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Írj a hirdetőnek' });

/** Writes to an advertiser without an account, from a page that shows the contact form. */
export async function writeTo(page: Page, message: string): Promise<void> {
  await page.getByRole('complementary', { name: 'Kapcsolat' }).scrollIntoViewIfNeeded();
  const form = contactForm(page);
  await form.getByRole('textbox', { name: 'Név' }).fill('Érdeklődő Edit');
  await form.getByRole('textbox', { name: 'Telefonszám' }).fill('+36 20 111 2233');
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill('edit@pelda.test');
  await form.getByRole('textbox', { name: 'Üzenet' }).fill(message);
  await form.getByRole('button', { name: 'Üzenet küldése' }).click();
  await expect(messageBox(page)).toContainText('Az üzenetet elküldtük a hirdetőnek.');
  await messageBox(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^Ma .* írtál neki/)).toBeVisible();
}
