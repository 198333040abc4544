import { choosePictures, continueTo, idInAddress, pictureTiles } from '../form-steps.ts';
import { mailedLink } from '../mailbox.ts';
import { openSection } from '../own-menu.ts';
import { fillLogin, freshAddress, stranger } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { choice, chooseAddress, field, flag, getPropertyCard } from '../property-steps.ts';
import { fillRegistration } from '../registration.ts';
import { applyFilters, expectTotal, openFilters } from '../search-steps.ts';
import { banner, expect, messageBox, test, watch } from '../visitor.ts';

const settlement = 'Kővágóörs';
const street = 'Petőfi Sándor';

test('an owner registers, posts a property with a picture, and visitors find it', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = freshAddress('tulajdonos');
  // Thousands of forints; a unique price.
  const price = 30_000 + Math.floor(Math.random() * 60_000);
  const priceInWords = new RegExp(`^${new Intl.NumberFormat('hu-HU').format(price * 1000)}\\s*Ft$`);
  let realEstateID = 0;

  await test.step('registers', async () => {
    const form = await fillRegistration(page, 'Ingatlantulajdonos', owner);
    await form.getByRole('button', { name: 'Regisztráció' }).click();
    await expect(messageBox(page)).toContainText(
      'A regisztrációhoz el kell fogadnod az adatkezelési nyilatkozatot és az általános szerződési feltételeket!',
    );
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
    await form.getByRole('checkbox', { name: /szerződési feltételeket/ }).check();
    await form.getByRole('button', { name: 'Regisztráció' }).click();
    await expect(page.getByText(`Megerősítő linket küldtünk ide: ${owner}`)).toBeVisible();
  });

  await test.step('follows the mailed link, which opens the login automatically', async () => {
    await page.goto(await mailedLink(owner, '/activate-registration'));
    await expect(
      page.getByText('Megerősítetted a regisztrációdat, most már bejelentkezhetsz.'),
    ).toBeVisible();
    await expect(page.getByText(/\d másodperc múlva átviszünk a bejelentkezéshez/)).toBeVisible();
    await expect(page).toHaveURL('/login-reg');
  });

  await test.step('is refused without consent, then logs in', async () => {
    await fillLogin(page, owner);
    await expect(messageBox(page)).toContainText(
      'A bejelentkezéshez el kell fogadnod az adatkezelési nyilatkozatot!',
    );
    await messageBox(page).getByRole('button', { name: 'Nem fogadom el' }).click();
    await expect(page).toHaveURL('/login-reg');
    await banner(page).getByRole('button', { name: 'Elfogadom', exact: true }).click();
    await page
      .getByRole('form', { name: 'Bejelentkezés' })
      .getByRole('button', { name: 'Bejelentkezés' })
      .click();
    await expect(page).toHaveURL('/ingatlan_tulajdonos/profil');
    await expect(page.getByRole('link', { name: 'Fiókom!' })).toBeVisible();
  });

  await test.step('fills in the profile', async () => {
    const form = page.getByRole('form', { name: 'Adataid' });
    await form.getByRole('textbox', { name: 'Vezetéknév' }).fill('Őszi');
    await form.getByRole('textbox', { name: 'Keresztnév' }).fill('Tünde');
    await form.getByRole('textbox', { name: 'Mobiltelefon' }).fill('+36 30 123 4567');
    await form.getByRole('button', { name: 'Mentés' }).click();
    await expect(form.getByText('Minden módosítás mentve.')).toBeVisible();
    await page.reload();
    await expect(form.getByRole('textbox', { name: 'Vezetéknév' })).toHaveValue('Őszi');
  });

  await test.step('posts a property, with a warning about a price that is not in thousands', async () => {
    await openSection(page, 'Új hirdetés');
    await continueTo(page, 'Cím és típus');
    await choice(page, 'Ország').selectOption('Magyarország');
    await choice(page, 'Hirdetés típusa').selectOption('Eladó');
    await choice(page, 'Hirdető típusa').selectOption('magánszemély');
    await choice(page, 'Ingatlan típusa').selectOption('ház');
    await chooseAddress(page, `${settlement}, ${street} utca`);
    await expect(field(page, 'Település')).toHaveValue(settlement);
    await expect(field(page, 'Vármegye')).toHaveValue('Veszprém vármegye');
    await expect(field(page, 'Utca')).toHaveValue(street);
    await expect(choice(page, 'Közterület jellege').locator('option:checked')).toHaveText('utca');
    await choice(page, 'Irányítószám').fill('8254');
    await field(page, 'Házszám').fill('27');
    await continueTo(page, 'Ár');
    await field(page, 'Ár').fill(String(price * 1000));
    await expect(page.getByText(/^Ezer forintban add meg!/)).toBeVisible();
    await page.getByRole('button', { name: /^Átírom: / }).click();
    await expect(page.getByText(/^Ezer forintban add meg!/)).toBeHidden();
    await continueTo(page, 'Terület és szobák');
    await field(page, 'Alapterület').fill('104');
    await field(page, 'Szobák száma').fill('4');
    await continueTo(page, 'Részletek');
    await flag(page, 'Erkély', 'Van').check({ force: true });
    await field(page, 'Erkély területe').fill('9');
    await continueTo(page, 'Leírás');
    await field(page, 'Leírás').fill('Kőház a Káli-medencében, diófával.');
    await page.getByRole('button', { name: 'Közzéteszem' }).click();
    realEstateID = await idInAddress(page, '/ingatlan_tulajdonos/ingatlan');
    await expect(page.getByText('A hirdetésed elkészült.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Képeket teszek fel' })).toBeVisible();
  });

  await test.step('uploads a picture; a second one is not accepted without PRO', async () => {
    await choosePictures(page, [drawPicture('ház.png', 1), drawPicture('kert.png', 2)]);
    await expect(page.getByText('Csak 1 kép fért még el, 1 kimaradt.')).toBeVisible();
    await expect(pictureTiles(page)).toHaveCount(1);
    await expect(page.getByText('1 / 1 kép', { exact: true })).toBeVisible();
    await expect(page.getByText(/^PRO csomag nélkül egy kép lehet a hirdetésben/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kép hozzáadása' })).toBeHidden();
  });

  await test.step('sees it in their own list', async () => {
    await openSection(page, 'Ingatlanjaim');
    await expect(page.getByRole('heading', { name: 'Ingatlanjaim' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: `${settlement}, ${street} utca`, exact: true }),
    ).toBeVisible();
    await expect(page.getByText(priceInWords)).toBeVisible();
  });

  await test.step('finds it through the filters of the search page', async () => {
    await page.goto('/ingatlanok');
    await openFilters(page);
    await page.getByText('Eladó', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Település' }).fill(settlement);
    await page.getByRole('textbox', { name: 'Ár Legalább', exact: true }).fill(`${price} e`);
    await page.getByRole('textbox', { name: 'Ár Legfeljebb', exact: true }).fill(`${price} e`);
    await page.getByRole('textbox', { name: 'Alapterület Legalább' }).fill('100');
    await page.getByRole('textbox', { name: 'Alapterület Legfeljebb' }).fill('110');
    await page.getByRole('checkbox', { name: 'Van erkély' }).check();
    await applyFilters(page);
    await expectTotal(page, 1);
    await expect(getPropertyCard(page, realEstateID)).toContainText(settlement);
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      adType: '1',
      settlement,
      priceFrom: String(price),
      priceTo: String(price),
      floorAreaFrom: '100',
      floorAreaTo: '110',
      hasBalcony: '1',
    });
    await page.reload();
    await expect(getPropertyCard(page, realEstateID)).toBeVisible();
  });

  await test.step('opens it: facts, picture, map', async () => {
    await getPropertyCard(page, realEstateID).click();
    await expect(page).toHaveURL(`/ingatlan/${realEstateID}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(`${settlement}, ${street} utca`);
    await expect(article.getByText(priceInWords).first()).toBeVisible();
    await expect(article.getByText('104 m²').first()).toBeVisible();
    await expect(article.getByText('Van, 9 m²')).toBeVisible();
    await expect(article.getByText('Kőház a Káli-medencében, diófával.')).toBeVisible();
    const picture = page.getByRole('region', { name: 'Képek' }).locator('img').first();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'Térkép' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('application').or(page.getByLabel(/^Térkép: /))).toBeVisible();
  });

  await test.step('another visitor finds it from the home page', async () => {
    const other = await stranger(browser, page, baseURL);
    const faults = watch(other);
    await other.goto('/');
    const search = other.getByRole('search');
    await search.getByRole('radio', { name: 'Eladó', exact: true }).check();
    await search.getByRole('combobox', { name: 'Település' }).fill(settlement);
    await search.getByRole('option', { name: settlement }).first().click();
    await search.getByRole('button', { name: 'Keresés' }).click();
    await expect(other).toHaveURL(/\/ingatlanok\?adType=1/);
    await getPropertyCard(other, realEstateID).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${settlement}, ${street} utca`);
    const contact = other.getByRole('complementary', { name: 'Kapcsolat' });
    await expect(contact.getByText('Őszi Tünde')).toBeVisible();
    await expect(contact.getByRole('link', { name: '+36 30 123 4567' })).toBeVisible();
    expect(faults).toEqual([]);
    await other.context().close();
  });

  await test.step('hides the address, and visitors get the street in no form', async () => {
    await page.goto(`/ingatlan_tulajdonos/ingatlan/${realEstateID}`);
    await page.getByRole('checkbox', { name: 'A pontos cím ne látszódjon a hirdetésben' }).check();
    await expect(field(page, 'Utca')).toBeDisabled();
    await page
      .getByRole('form', { name: 'A hirdetés adatai' })
      .getByRole('button', { name: 'Mentés' })
      .click();
    await messageBox(page).getByRole('button', { name: 'OK' }).click();

    const other = await stranger(browser, page, baseURL);
    await other.goto(`/ingatlan/${realEstateID}`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(settlement);
    await expect(other.getByRole('paragraph').filter({ hasText: 'A pontos cím rejtett' })).toBeVisible();
    const search = `/api/search-real-estates?settlement=${encodeURIComponent(settlement)}`;
    const sent = [
      await other.content(),
      ...(await Promise.all(
        [
          `/ingatlan/${realEstateID}`,
          `/ingatlanok?settlement=${encodeURIComponent(settlement)}&priceFrom=${price}&priceTo=${price}`,
          `/api/real-estate/${realEstateID}`,
          `${search}&priceFrom=${price}&priceTo=${price}`,
        ].map(async (address) => (await other.request.get(address)).text()),
      )),
    ];
    for (const text of sent) {
      expect(text).toContain(settlement);
      expect(text).not.toContain(street);
    }
    await other.context().close();
  });
});
