import { postAd } from '../ads.ts';
import { ok, refusal } from '../calls.ts';
import { mailedLink, mailSaying } from '../mailbox.ts';
import { createAccount, logIn, password, signedIn } from '../people.ts';
import { makePro } from '../pro.ts';
import { productTables } from '../product-database.ts';
import { expect, messageBox, test } from '../visitor.ts';

test('the admin changes a template, and the next mail is made from it', { tag: '@desk' }, async ({
  page,
}) => {
  await signedIn(page, 'admin');
  const subject = `Itt az új jelszavad ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/admin/emailek');
  await page.getByRole('link', { name: 'Elfelejtett jelszó' }).click();
  await page.getByRole('textbox', { name: 'Tárgy' }).fill(subject);
  await expect(page.getByText(`Tárgy: ${subject}`)).toBeVisible();
  const frame = page.frameLocator('iframe[title="A levél előnézete"]');
  await expect(frame.getByText('Szia, Péter!')).toBeVisible();
  await page.getByRole('button', { name: 'Mentés' }).click();
  await expect(messageBox(page).getByText(/a következő ilyen levél már ebből készül/)).toBeVisible();

  // The text before can be taken back.
  await messageBox(page).getByRole('button', { name: 'OK' }).click();
  const version = page.getByRole('button', { name: /^Visszatöltöm: 20/ }).first();
  await expect(version).toBeVisible();

  const email = await createAccount('szakember');
  await ok(page.request.post('/api/forgotten-pass', { data: { email } }));
  expect((await mailSaying(email, '/elfelejtett-jelszo-modositasa')).subject).toBe(subject);
});

test('the admin deletes a user: the listing is gone, the paid order stays, the address is free', {
  tag: '@desk',
}, async ({ page }) => {
  const email = await createAccount();
  const token = await logIn(page.request, email);
  const realEstateID = await postAd(page.request, token);
  await makePro(realEstateID);
  await signedIn(page, 'admin');
  await page.goto(`/admin/maganszemely-felhasznalok?contactEmail=${email}`);
  await page.getByRole('button', { name: /^Törlés: / }).click();
  const question = messageBox(page);
  await expect(question.getByText(/1 hirdetés/)).toBeVisible();
  await expect(question.getByText(/1 rendelés/)).toBeVisible();
  await question.getByRole('button', { name: 'Törlés' }).click();
  await expect(page.getByText('A felhasználót töröltük.')).toBeVisible();
  await expect(page.getByText('Nincs ilyen felhasználó')).toBeVisible();

  expect(await refusal(page.request.get(`/api/real-estate/${realEstateID}`))).toBe(404);
  const orders = await productTables()
    .selectFrom('service_orders')
    .innerJoin('users', 'users.userID', 'service_orders.userID')
    .select(['isActive', 'realEstateID'])
    .where('users.deletedAt', 'is not', null)
    .orderBy('orderID', 'desc')
    .limit(1)
    .execute();
  expect(orders).toEqual([{ isActive: 1, realEstateID: null }]);
  const registration = { email, pass: password, passAgain: password, userType: 5 };
  await ok(page.request.post('/api/register', { data: registration }));
  const link = await mailedLink(email, '/activate-registration');
  expect(link).toContain('activationString=');
});
