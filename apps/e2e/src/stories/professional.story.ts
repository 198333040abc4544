import type { Page } from '@playwright/test';
import { as, postService } from '../ads.ts';
import { ok } from '../calls.ts';
import { addPrice, choosePictures, continueTo, formSteps, idInAddress, pictureTiles } from '../form-steps.ts';
import { openSection } from '../own-menu.ts';
import { freshAddress, signedIn, stranger } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { fillIdentity, registerAndLogIn } from '../registration.ts';
import { applyFilters, cardTo, expectTotal, openFilters } from '../search-steps.ts';
import { expect, messageBox, test, watch } from '../visitor.ts';
import { freshWord, withoutAccents } from '../words.ts';

const { form, field, openDay, chooseAddress, box } = formSteps('A szolgáltatás adatai');

/** Types into a field with suggestions and selects one. */
async function pick(page: Page, label: string, typed: string, suggestion = typed): Promise<void> {
  const search = page.getByRole('combobox', { name: label, exact: true });
  await search.pressSequentially(typed);
  await page.getByRole('option', { name: suggestion, exact: true }).click();
}

test('a professional registers, publishes a service for a county, and visitors find it', async ({
  page,
  browser,
  baseURL,
}) => {
  const word = freshWord('Kőműves');
  const title = `${word} és burkoló munkák`;
  let path = '';

  await test.step('registers as a professional', async () => {
    await registerAndLogIn(page, 'Szakember', freshAddress('szakember'));
    await expect(page).toHaveURL('/szakember/profil');
  });

  await test.step('fills in the form: professions, coverage, formatted description', async () => {
    await openSection(page, 'Új szolgáltatás');
    await continueTo(page, 'Bemutatkozás');
    await fillIdentity(page);
    await continueTo(page, 'Szolgáltatás');
    await field(page, 'A szolgáltatás neve').fill(title);
    await pick(page, 'Szakma', 'kőműv', 'kőműves');
    await pick(page, 'Szakma', 'hidegburk', 'hidegburkoló');
    await pick(page, 'Szakma', 'kőműv', 'kőműves');
    await expect(messageBox(page)).toContainText('Ezt a szakmát már hozzáadtad, válassz másikat!');
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
    await continueTo(page, 'Munkaterület');
    await pick(page, 'Vármegye vagy régió', 'zala', 'Zala vármegye');
    await page.getByRole('button', { name: 'Hozzáadás: vármegye vagy régió' }).click();
    await expect(page.getByRole('list', { name: 'Kiválasztott vármegyék, régiók' })).toContainText('Zala');
    await continueTo(page, 'Cím és elérhetőség');
    await chooseAddress(page, 'Tapolca, Fő utca');
    await box(page, 'A pontos cím ne látszódjon a hirdetésben').check();
    await field(page, 'Kapcsolattartási e-mail-cím').fill('muhely@pelda.test');
    await field(page, 'Telefonszám').fill('+36 30 246 8135');
    await field(page, 'Weboldal').fill('www.pelda.hu/munkaim');
    await continueTo(page, 'Leírás');
    const description = form(page).getByRole('textbox', { name: 'Leírás' });
    await description.click();
    await page.getByRole('button', { name: 'Félkövér' }).click();
    await description.pressSequentially('Tartós munka');
    await continueTo(page, 'Heti nyitvatartás');
    await page.getByRole('button', { name: 'Közzéteszem' }).click();
    const id = await idInAddress(page, '/szakember/szolgaltatas_letrehozasa');
    path = `/szolgaltatas/${withoutAccents(word).toLowerCase()}-es-burkolo-munkak-${id}`;
    await expect(page.getByText('A szolgáltatásod elkészült.')).toBeVisible();
  });

  await test.step('adds a picture, prices, hours and another settlement', async () => {
    await choosePictures(page, [drawPicture('fal.png', 6)]);
    await expect(pictureTiles(page)).toHaveCount(1);
    await addPrice(page, 'Csempézés', '7500');
    await pick(page, 'Település', 'Keszthely');
    const added = page.waitForResponse(/\/api\/service-regions$/);
    await page.getByRole('button', { name: 'Hozzáadás: település' }).click();
    expect((await added).ok()).toBe(true);
    await openDay(page, 'Hétfő', '07:00', '15:30');
    await form(page).getByRole('button', { name: 'Mentés' }).click();
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
    await page.reload();
    await expect(form(page).getByLabel('Hétfő, meddig')).toHaveValue('15:30');
    await expect(page.getByRole('list', { name: 'Kiválasztott települések' })).toContainText('Keszthely');
  });

  await test.step('sees it in their own list', async () => {
    await openSection(page, 'Szolgáltatásaim');
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', path);
  });

  const other = await stranger(browser, page, baseURL);
  const faults = watch(other);

  await test.step('a visitor finds it by profession and a settlement inside the county', async () => {
    await other.goto('/szakemberek');
    await openFilters(other);
    await pick(other, 'Szakma', 'kőműv', 'Kőműves');
    await other.getByRole('combobox', { name: 'Település' }).fill('Lenti');
    await other.getByRole('textbox', { name: 'Kulcsszó' }).fill(withoutAccents(word).toLowerCase());
    await applyFilters(other);
    await expectTotal(other, 1);
    expect(Object.fromEntries(new URL(other.url()).searchParams)).toMatchObject({ settlement: 'Lenti' });
    await cardTo(other, path).click();
    await expect(other).toHaveURL(path);
  });

  await test.step('reads its page, which shows no map and no street', async () => {
    const article = other.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(article.locator('strong', { hasText: 'Tartós munka' })).toBeVisible();
    for (const words of ['Kőműves', 'Hidegburkoló', 'Zala vármegye', 'Keszthely', 'Csempézés', 'Tapolca'])
      await expect(article.getByText(words, { exact: true }).first()).toBeVisible();
    const contact = other.getByRole('complementary', { name: 'Kapcsolat' });
    await expect(contact.getByRole('link', { name: /^www\.pelda\.hu\/munkaim/ })).toHaveAttribute(
      'href',
      'https://www.pelda.hu/munkaim',
    );
    // On Mondays they are among the key facts, too.
    await expect(article.getByText(/^7:00\s*–\s*15:30$/).first()).toBeVisible();
    await expect(other.getByRole('link', { name: '+36 30 246 8135' }).first()).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Térkép' })).toBeHidden();
    const sent = [await other.content(), await (await other.request.get(path)).text()];
    for (const text of sent) expect(text).not.toContain('Fő utca');
    expect(faults).toEqual([]);
    await other.context().close();
  });
});

test('a service that covers the country is found everywhere, by a word without accents', async ({ page }) => {
  const { token } = await signedIn(page, 'szakember');
  const word = freshWord('Hőszivattyú');
  const serviceID = await postService(page.request, token, {
    title: 'Fűtéskorszerűsítés',
    description: `<p>${word} telepítése <em>országszerte</em>.</p>`,
    settlement: null,
  });
  const keyword = withoutAccents(word).toUpperCase();
  const search = `/szakemberek?keyword=${keyword}&settlement=Makó`;
  await page.goto(search);
  await expect(page.getByRole('link', { name: 'Bárhol: 1' })).toBeVisible();
  const nationwide = { headers: as(token), data: { countryID: 1, serviceID } };
  await ok(page.request.post('/api/toggle-service-country-relation', nationwide));

  await page.goto('/szakemberek');
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Település' }).fill('Makó');
  await page.getByRole('textbox', { name: 'Kulcsszó' }).fill(keyword);
  await applyFilters(page);
  await expectTotal(page, 1);
  await cardTo(page, `/szolgaltatas/futeskorszerusites-${serviceID}`).click();
  const article = page.getByRole('article');
  await expect(article.locator('em', { hasText: 'országszerte' })).toBeVisible();
  await expect(article.getByText('Magyarország', { exact: true }).first()).toBeVisible();
});
