import { readFile } from 'node:fs/promises';
import { postAd } from '../ads.ts';
import { ok } from '../calls.ts';
import { countSteps } from '../counted-steps.ts';
import { openSection } from '../own-menu.ts';
import { createAccount, logIn, password, signedIn } from '../people.ts';
import { expect, messageBox, test } from '../visitor.ts';

/** Thirty changes on a busy machine, in milliseconds. */
const patience = { timeout: 60_000 };

/** Shows LIFE-07. */
test('an agent lowers thirty prices, and changes the list in a spreadsheet', { tag: '@desk' }, async ({
  page,
}) => {
  test.slow();
  const { token } = await signedIn(page);
  const id = await postAd(page.request, token);
  const headers = { Authorization: token };
  const act = (ids: number[], action: string) =>
    ok(page.request.post('/api/own-listings/property/actions', { headers, data: { ids, action } }));
  for (let count = 1; count < 30; count += 1) await act([id], 'copy');

  // From the menu: all drafts, published at once.
  await page.goto('/ingatlan_tulajdonos/ingatlanok?state=draft');
  await page.getByRole('button', { name: 'Az összes kijelölése (29)' }).click();
  await page.getByRole('button', { name: 'Közzéteszem (29)' }).click();
  await messageBox(page).getByRole('button', { name: 'Közzéteszem (29)' }).click();
  await expect(page.getByText('29 hirdetést módosítottunk.')).toBeVisible(patience);

  // Thirty prices, from the menu.
  const { step, getCount } = countSteps();
  const dialog = page.getByRole('dialog');
  const selectAll = () => page.getByRole('button', { name: 'Az összes kijelölése (30)' }).click();
  await step(openSection(page, 'Ingatlanjaim'));
  await step(selectAll());
  await step(page.getByRole('button', { name: 'Ármódosítás (30)' }).click());
  await step(dialog.getByRole('textbox', { name: /Mérték/ }).fill('5'));
  await expect(dialog.getByText(/84\s900\s000\sFt → 80\s655\s000\sFt/).first()).toBeVisible();
  await step(dialog.getByRole('button', { name: 'Módosítom (30)' }).click());
  await expect(page.getByText('30 hirdetést módosítottunk.')).toBeVisible(patience);
  await expect(page.getByText(/80\s655\s000\sFt/).first()).toBeVisible();
  expect(getCount()).toBeLessThanOrEqual(10);

  // Renewed, all at once.
  await selectAll();
  await page.getByRole('button', { name: 'Megújítom (30)' }).click();
  await messageBox(page).getByRole('button', { name: 'Megújítom (30)' }).click();
  await expect(page.getByText('30 hirdetést módosítottunk.')).toBeVisible(patience);

  // In place: the advertiser's reference, by the keyboard.
  await page
    .getByRole('button', { name: /^Saját azonosító: / })
    .first()
    .click();
  await page.keyboard.type('BF-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /: BF-1$/ })).toBeVisible();

  // Out into a spreadsheet, changed, and in again: tried first.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Letöltés CSV-ben' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  const changed = csv.replaceAll(';80655000;', ';"79 900 000,00";');
  await page.getByRole('button', { name: 'Feltöltés' }).click();
  const file = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(`${changed}999999999;;;\r\n`) };
  await dialog.getByLabel('CSV-fájl választása').setInputFiles(file);
  await expect(dialog.getByText('30 sor változtatna:')).toBeVisible();
  await expect(dialog.getByText(/1 sort nem tudunk elfogadni/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Módosítom (30)' }).click();
  await expect(page.getByText('30 hirdetést módosítottunk.')).toBeVisible(patience);
  await page.getByRole('button', { name: 'Feltöltés' }).click();
  await dialog.getByLabel('CSV-fájl választása').setInputFiles(file);
  await expect(dialog.getByText('30 sor nem változtat semmin.')).toBeVisible();
});

/** Shows ADM-16. */
test('the admin finds a user, sees why a mail has not arrived, blocks and lets in again', {
  tag: '@desk',
}, async ({ page }) => {
  const email = await createAccount('ingatlan_tulajdonos');
  const token = await logIn(page.request, email);
  await postAd(page.request, token);
  await ok(page.request.post('/api/forgotten-pass', { data: { email } }));

  await signedIn(page, 'admin');
  await page.goto('/admin/kereses');
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Próba Panna' }).click();
  await expect(page.getByRole('region', { name: 'Levelei' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Eladó lakás, Balatonfüred/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Letiltás' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Miért tiltod le/ }).fill('Hamis hirdetések.');
  await dialog.getByRole('button', { name: 'Letiltás' }).click();
  await expect(page.getByText(/Letiltva, .*Indoklás: Hamis hirdetések\./)).toBeVisible();
  const refused = await page.request.post('/api/login', { data: { email, pass: password } });
  expect(((await refused.json()) as { code: string }).code).toBe('blocked');
  await page.getByRole('button', { name: 'Letiltás feloldása' }).click();
  await dialog.getByRole('textbox', { name: /Miért oldod fel/ }).fill('Tisztázta.');
  await dialog.getByRole('button', { name: 'Letiltás feloldása' }).click();
  await expect(page.getByText('Napló: Letiltás feloldása')).toBeVisible();
  await logIn(page.request, email);
});

/** Shows ADM-09. */
test('the admin takes a former text of a mail back', { tag: '@desk' }, async ({ page }) => {
  await signedIn(page, 'admin');
  // A mail that no other story waits for.
  await page.goto('/admin/email-szerkesztese/29');
  const subject = page.getByRole('textbox', { name: 'Tárgy', exact: true });
  await expect(subject).not.toHaveValue('');
  const former = await subject.inputValue();
  const save = async () => {
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
  };
  await subject.fill('Elrontott tárgy');
  await save();
  await page
    .getByRole('region', { name: 'Korábbi szövegek' })
    .getByRole('button', { name: new RegExp(`^Visszatöltöm: .*${former}$|^Visszatöltöm: Alapszöveg$`) })
    .first()
    .click();
  await expect(subject).toHaveValue(former);
  await save();
  await page.reload();
  await expect(subject).toHaveValue(former);
});
