import { addPrice, choosePictures, continueTo, formSteps, idInAddress, pictureTiles } from '../form-steps.ts';
import { openSection } from '../own-menu.ts';
import { freshAddress, stranger } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { fillIdentity, registerAndLogIn } from '../registration.ts';
import {
  applyFilters,
  cardTo,
  chooseDays,
  chooseFrom,
  expectTotal,
  openDetails,
  openFilters,
} from '../search-steps.ts';
import { expect, messageBox, test, watch } from '../visitor.ts';

const { form, field, choice, box, tick, chooseAddress, openDay } = formSteps('A szállás adatai');

const name = 'Bazaltorgona Vendégház';
const settlement = 'Kapolcs';
const description = 'Felújított kőház a Művészetek Völgyében, kemencével és cseresznyefákkal.';

test('a host registers, publishes an accommodation, and visitors find it', async ({
  page,
  browser,
  baseURL,
}) => {
  /** Thousands of forints per person and night; a unique price. */
  const price = 200_000 + Math.floor(Math.random() * 700_000);
  let path = '';

  await test.step('registers as a host', async () => {
    await registerAndLogIn(page, 'Szállásadó', freshAddress('szallasado'));
    await expect(page).toHaveURL('/szallasado/profil');
  });

  await test.step('fills in every section of the form', async () => {
    await openSection(page, 'Új szállás');
    await choosePictures(page, [drawPicture('vendégház.png', 4)]);
    await expect(pictureTiles(page)).toHaveCount(1);
    await continueTo(page, 'Bemutatkozás');
    await fillIdentity(page);
    await continueTo(page, 'Név és cím');
    await field(page, 'A szállás neve').fill(name);
    await choice(page, 'Ország').selectOption('Magyarország');
    await chooseAddress(page, `${settlement}, Kossuth utca`);
    await expect(field(page, 'Település')).toHaveValue(settlement);
    await continueTo(page, 'Adatok és ár');
    await choice(page, 'Első nap: melyik hónap?').selectOption('november');
    await choice(page, 'Első nap: hányadika?').selectOption('15.');
    await choice(page, 'Utolsó nap: melyik hónap?').selectOption('február');
    await choice(page, 'Utolsó nap: hányadika?').selectOption('29.');
    await expect(form(page).getByText(/^Nyitva: .*\(átnyúlik az új évre\)\.$/)).toBeVisible();
    await choice(page, 'Szállás típusa').selectOption('vendégház');
    await choice(page, 'Ellátás').selectOption('félpanzió');
    await field(page, 'Alapterület').fill('140');
    await field(page, 'Szobák száma').fill('4');
    await field(page, 'Férőhelyek').fill('9');
    await field(page, 'Ár fejenként, éjszakánként').fill(String(price * 1000));
    await field(page, 'Legrövidebb tartózkodás').fill('2');
    await field(page, 'Legkisebb létszám').fill('3');
    await continueTo(page, 'Felszereltség');
    await expect(field(page, 'Kisállat felára')).toBeDisabled();
    await box(page, 'Kisállat hozható').check();
    await field(page, 'Kisállat felára').fill('2500');
    await box(page, 'Pótágy').check();
    await continueTo(page, 'Leírás');
    await field(page, 'Leírás').fill(description);
    await continueTo(page, 'Részletek');
    await tick(page, 'Fürdőszoba', 'fürdőkád');
    await tick(page, 'Konyha', 'mosogatógép', 'sütő');
    await tick(page, 'A szállás szolgáltatásai', 'finn szauna', 'tűzrakóhely');
    await tick(page, 'Beszélt nyelvek', 'magyar', 'német');
    await tick(page, 'Szoba', 'kandalló');
    await tick(page, 'A közelben', 'túraútvonal');
    await tick(page, 'Gyerekbarát', 'társasjátékok');
    await openDay(page, 'Péntek', '14:00', '20:00');
    await page.getByRole('button', { name: 'Piszkozatként mentem' }).click();
    const id = await idInAddress(page, '/szallasado/szallas_letrehozasa');
    path = `/szallas/bazaltorgona-vendeghaz-${id}`;
    await expect(page.getByText(/^Elmentettük piszkozatként\./)).toBeVisible();
    await expect(pictureTiles(page)).toHaveCount(1);
  });

  await test.step('changes the draft, looks at its page and publishes it', async () => {
    await field(page, 'Férőhelyek').fill('8');
    await page.getByRole('button', { name: 'Mentem, és megnézem az előnézetét' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(/^Ez az előnézet:/)).toBeVisible();
    await page.getByRole('link', { name: 'Vissza a szerkesztéséhez' }).click();
    await field(page, 'Férőhelyek').fill('9');
    await page.getByRole('button', { name: `Mentem, és közzéteszem: ${name}` }).click();
    await expect(page.getByText('A hirdetésed mostantól látható.')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Férőhelyek')).toHaveValue('9');
    await expect(page.getByText('Élő', { exact: true })).toBeVisible();
  });

  await test.step('adds prices and another facility, which save by themselves', async () => {
    await addPrice(page, 'Kemencés vacsora', '6500', '9000');
    await expect(form(page).getByLabel('Péntek, mettől')).toHaveValue('14:00');
    const toggled = page.waitForResponse(/\/api\/add-delete-facility-relation\//);
    await tick(page, 'A szállás szolgáltatásai', 'kert');
    expect((await toggled).ok()).toBe(true);
    await page.reload();
    await expect(form(page).locator('summary').filter({ hasText: 'A szállás szolgáltatásai' })).toContainText(
      'kert',
    );
  });

  await test.step('changes it in two tabs, each of which sends its own fields and reads nothing before', async () => {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(field(tab, 'Szobák száma')).toHaveValue('4');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.method());
    });
    for (const [one, change] of [
      [tab, () => field(tab, 'Férőhelyek').fill('10')],
      [page, () => openDay(page, 'Szombat', '10:00', '12:00')],
    ] as const) {
      await change();
      calls.length = 0;
      await one.getByRole('button', { name: 'Mentés', exact: true }).click();
      await messageBox(one).getByRole('button', { name: 'OK' }).click();
    }
    expect(calls[0]).toBe('PATCH');
    await tab.reload();
    await expect(field(tab, 'Férőhelyek')).toHaveValue('10');
    await expect(form(tab).getByLabel('Szombat, mettől')).toHaveValue('10:00');
    await expect(form(tab).getByLabel('Péntek, mettől')).toHaveValue('14:00');
    await tab.close();
  });

  await test.step('is asked before a field is overwritten that the other tab has saved, and takes that over', async () => {
    await field(page, 'Férőhelyek').fill('12');
    await field(page, 'Szobák száma').fill('5');
    await page.getByRole('button', { name: 'Mentés', exact: true }).click();
    const question = messageBox(page);
    await expect(question).toContainText('ez is megváltozott: Férőhelyek.');
    await expect(field(page, 'Férőhelyek')).toHaveValue('12');
    await question.getByRole('button', { name: 'A másikat veszem át' }).click();
    await expect(field(page, 'Férőhelyek')).toHaveValue('10');
    await expect(field(page, 'Szobák száma')).toHaveValue('5');
    await field(page, 'Szobák száma').fill('4');
    await expect(page.getByText('Minden módosítás mentve.')).toBeVisible();
  });

  await test.step('sees it in their own list', async () => {
    await openSection(page, 'Szállásaim');
    await expect(page.getByRole('heading', { name: 'Szállások' })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  });

  const other = await stranger(browser, page, baseURL);
  const faults = watch(other);

  await test.step('a visitor finds it by facility, dates of the stay, price and pets', async () => {
    await other.goto('/szallasok');
    await openFilters(other);
    await chooseDays(other, '2027-12-28', '2028-01-03');
    await other.getByRole('button', { name: /^Vendégek/ }).click();
    await other.getByRole('textbox', { name: 'Felnőtt' }).fill('4');
    await openDetails(other);
    await other.getByRole('textbox', { name: /éjszakánként Legalább$/ }).fill(`${price} e`);
    await other.getByRole('textbox', { name: /éjszakánként Legfeljebb$/ }).fill(`${price} e`);
    await chooseFrom(other, 'A szállás szolgáltatásai', 'Finn szauna', 'Kert');
    await other.getByRole('checkbox', { name: 'Kisállat hozható' }).check();
    await applyFilters(other);
    await expectTotal(other, 1);
    await expect(cardTo(other, path)).toContainText(settlement);
    const query = Object.fromEntries(new URL(other.url()).searchParams);
    const stay = { arrival: '2027-12-28', departure: '2028-01-03', adults: '4' };
    expect(query).toMatchObject({ ...stay, petAllowed: '1' });
    expect(query.facilities?.split(',')).toHaveLength(2);
    await other.reload();
    await expect(cardTo(other, path)).toBeVisible();
  });

  await test.step('does not find it for dates when it is closed', async () => {
    const prices = `priceFrom=${price}&priceTo=${price}`;
    await other.goto(`/szallasok?${prices}&openFrom=2028-02-27&openTo=2028-03-02`);
    await other.getByRole('link', { name: '„2028. 02. 27. – 2028. 03. 02.” nélkül: 1' }).click();
    await cardTo(other, path).click();
    await expect(other).toHaveURL(path);
  });

  await test.step('reads all details on its page', async () => {
    const article = other.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const words of [
      description,
      'november 15. – február 29.',
      '10 fő',
      'félpanzió',
      'Fürdőkád',
      'Mosogatógép',
      'Finn szauna',
      'Német',
      'Kandalló',
      'Túraútvonal',
      'Társasjátékok',
      'Kemencés vacsora',
    ])
      await expect(article.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(article.getByText(/^14:00\s*–\s*20:00$/)).toBeVisible();
    await expect(article.getByText(/6\s500–9\s000\s*Ft/)).toBeVisible();
    expect(faults).toEqual([]);
    await other.context().close();
  });
});
