import { expect, type Locator, type Page } from '@playwright/test';
import { mailedLink } from './mailbox.ts';
import { fillLogin, password } from './people.ts';
import { acceptCookies } from './visitor.ts';

type Kind = 'Ingatlantulajdonos' | 'Szállásadó' | 'Szakember';

const terms = (form: Locator) => form.getByRole('checkbox', { name: /szerződési feltételeket/ });

/** Fills in the registration form except for the consents. */
export async function fillRegistration(page: Page, kind: Kind, email: string): Promise<Locator> {
  await page.goto('/login-reg');
  await page.getByRole('tab', { name: 'Regisztráció' }).click();
  const form = page.getByRole('form', { name: 'Regisztráció' });
  await form.getByText(kind, { exact: true }).click();
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  await form.getByLabel('Jelszó *').fill(password);
  await form.getByLabel('Jelszó újra').fill(password);
  await form.getByRole('checkbox', { name: /adatkezelési nyilatkozatot/ }).check();
  return form;
}

/** Registers in the browser, follows the mailed link and logs in; ends at the profile. */
export async function registerAndLogIn(page: Page, kind: Kind, email: string): Promise<void> {
  const form = await fillRegistration(page, kind, email);
  await terms(form).check();
  await form.getByRole('button', { name: 'Regisztráció' }).click();
  await expect(page.getByText(`Megerősítő linket küldtünk ide: ${email}`)).toBeVisible();
  await page.goto(await mailedLink(email, '/activate-registration'));
  await expect(page.getByText('Megerősítetted a regisztrációdat, most már bejelentkezhetsz.')).toBeVisible();
  await page.goto('/login-reg');
  await acceptCookies(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/profil$/);
}

/** Fills in who advertises, which the form of the first listing asks for. */
export async function fillIdentity(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Előbb mutatkozz be!' });
  await form.getByRole('textbox', { name: 'Vezetéknév' }).fill('Őszi');
  await form.getByRole('textbox', { name: 'Keresztnév' }).fill('Tünde');
  await form.getByRole('textbox', { name: 'Mobiltelefon' }).fill('+36 30 123 4567');
}
