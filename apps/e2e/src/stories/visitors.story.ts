import type { Page } from '@playwright/test';
import { postAccommodation, postAd, postService } from '../ads.ts';
import { ok } from '../calls.ts';
import { contactForm, writeTo } from '../contact-steps.ts';
import { mailedLink, mailSaying } from '../mailbox.ts';
import { createAccount, fillLogin, freshAddress, logIn, password, stranger } from '../people.ts';
import { cardTo } from '../search-steps.ts';
import { acceptCookies, expect, tabTo, test } from '../visitor.ts';
import { followSearch } from '../watch-steps.ts';
import { freshWord } from '../words.ts';

// Visitors as they come, from the first tap to the message, call or request. Each ad has a word of its own in its
// description, which ranks it first: other stories post ads at the same time.

const box = (page: Page) => page.getByRole('combobox', { name: 'Mit keresel?' });

/** Types a sentence on the home page and searches by it. */
async function ask(page: Page, sentence: string): Promise<void> {
  await page.goto('/');
  await box(page).fill(sentence);
  await box(page).press('Enter');
}

const understood = (page: Page) => page.getByRole('list', { name: 'Választott szűrők' });

// Shows CON-01, FIND-04.
test('a couple finds a flat in one of three districts, and writes to its owner', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await stranger(browser, page, baseURL);
  const email = await createAccount();
  const token = await logIn(owner.request, email);
  const word = freshWord('kandallo');
  const place = { postalCode: '1071', settlement: 'Budapest VII. kerület', countyRegion: null };
  const flat = { ...place, price: 61_500, description: `Két szoba, ${word} a nappaliban.` };
  const id = await postAd(owner.request, token, flat);

  await ask(page, `eladó lakás VI., VII. vagy VIII. kerület 65 millióig ${word}`);
  await expect(page).toHaveURL(/\/ingatlanok\?.*settlement=.*priceTo=65000/);
  for (const part of ['Eladó', 'Lakás', 'Budapest VI. kerület', '65 M Ft-ig'])
    await expect(understood(page)).toContainText(part);
  const card = cardTo(page, `/ingatlan/${id}`);
  await expect(card).toContainText(/Ft\/m²/);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kisfaludy');
  const message = `Megnéznénk szombaton. ${freshWord('ketten')}`;
  await writeTo(page, message);
  expect((await mailSaying(email, message)).text).toContain(`/ingatlan/${id}`);
  // Back in the list the card says so, next time, too.
  await page.goBack();
  const mark = page.locator('li, div').filter({ has: card }).getByText('Írtál neki', { exact: true }).last();
  await expect(mark).toBeVisible();
  await page.reload();
  await expect(mark).toBeVisible();
});

// Shows CAL-05, CAL-06.
test('a family with a dog finds a week in July by one sentence, sees the sum, and writes to the host', async ({
  page,
  browser,
  baseURL,
}) => {
  const host = await stranger(browser, page, baseURL);
  const email = await createAccount('szallasado');
  const token = await logIn(host.request, email);
  const word = freshWord('hintagy');
  const id = await postAccommodation(host.request, token, {
    ...{ petAllowed: 1, petCostPerNight: 3000, pricePerPerson: 10_000 },
    description: `Kert, ${word} a fák alatt.`,
  });

  await ask(page, `tihanyi szállás egy hét júliusban kutyával 2 felnőtt 2 gyerek ${word}`);
  await expect(page).toHaveURL(/\/szallasok\?.*windowFrom=\d{4}-07-01/);
  for (const part of ['Tihany', 'Júliusban', '7 éj', 'Kisállat hozható'])
    await expect(understood(page)).toContainText(part);
  const card = page.locator(`main a[href*="-${id}?"]`);
  // Four people for ten thousand forints, and the dog.
  await expect(card).toContainText(/301\s000\sFt/);
  await card.click();
  await expect(page.getByText(/301\s000\sFt/).first()).toBeVisible();
  const message = `Jöhetnénk a kutyával? ${freshWord('csalad')}`;
  await writeTo(page, message);
  await mailSaying(email, message);
});

// Shows REQ-04.
test('who has a burst pipe where nobody is found writes first and registers at the end', async ({ page }) => {
  const trouble = `Eltört a cső a mosdó alatt, folyik a víz. ${freshWord('Gyors')}`;
  await ask(page, 'csőtörés éjjel Zsujtán');
  await expect(page).toHaveURL(/\/szakemberek\?.*settlement=Zsujta/);
  await page
    .getByRole('link', { name: /^Írd le, mi a gond/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/mi-a-gond/);
  await expect(page.getByRole('combobox', { name: /^Hol\?/ })).toHaveValue('Zsujta');
  await expect(page.getByRole('combobox', { name: /^Kire van szükséged\?/ })).toHaveValue(
    /vízvezeték-szerelő/i,
  );
  await page.getByRole('textbox', { name: /^Mi a gond\?/ }).fill(trouble);
  await page.getByRole('button', { name: 'Tovább' }).click();

  const email = freshAddress('csotores');
  const form = page.getByRole('form', { name: 'Regisztráció' });
  await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
  await form.getByLabel('Jelszó *').fill(password);
  await form.getByLabel('Jelszó újra').fill(password);
  for (const consent of [/adatkezelési nyilatkozatot/, /szerződési feltételeket/])
    await form.getByRole('checkbox', { name: consent }).check();
  await form.getByRole('button', { name: 'Regisztráció' }).click();
  await expect(page.getByText(`Megerősítő linket küldtünk ide: ${email}`)).toBeVisible();
  await page.goto(await mailedLink(email, '/activate-registration'));
  await acceptCookies(page);
  await page.getByRole('main').getByRole('link', { name: 'Bejelentkezés' }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/ajanlatkero\/szakember_ajanlatkeres/);
  await expect(page.getByRole('textbox', { name: /leírás/i })).toHaveValue(trouble);
});

// Shows WATCH-01.
test('an investor orders by the price of a square metre, reads the monthly rate, and follows the search', async ({
  page,
}) => {
  await ask(page, 'eladó lakás Budapest négyzetméterár szerint olcsó');
  await expect(page).toHaveURL(/\/ingatlanok\?.*sort=unit-price-asc/);
  const prices = page.getByRole('main').getByText(/[\d\s]+Ft\/m²/);
  await expect(prices.first()).toBeVisible();
  const readPrices = async () =>
    (await prices.allInnerTexts()).map((text) =>
      Number(/([\d\s]+)Ft\/m²/.exec(text)?.[1]?.replace(/\s/g, '')),
    );
  await expect.poll(async () => (await readPrices()).length).toBeGreaterThan(3);
  const shown = await readPrices();
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(await followSearch(page, freshAddress('befekteto'))).toContain('Elküldtük a megerősítő linket');
  await page.locator('main a[href^="/ingatlan/"]').first().click();
  await expect(page.getByRole('heading', { name: /törlesztő/i })).toBeVisible();
});

// Phones have no keyboard.
test('who hears the page finds a professional by headings and keys, and the number to call', {
  tag: '@desk',
}, async ({ page, browser, baseURL }) => {
  const professional = await stranger(browser, page, baseURL);
  const token = await logIn(professional.request, await createAccount('szakember'));
  const word = freshWord('tapeta');
  const { data } = await ok(page.request.get('/api/types/types_service'));
  const trades = data as { typeID: number; typeName: string }[];
  const painter = trades.find(({ typeName }) => typeName === 'szobafestő')?.typeID;
  const id = await postService(professional.request, token, {
    ...{ selectedServiceTypes: [painter], description: `<p>Festés és ${word}.</p>` },
  });

  await page.goto('/');
  await tabTo(page, box(page));
  await page.keyboard.type(`szobafestő ${word}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.locator(`main a[href$="-${id}"]`), 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/szolgaltatas/.*${id}$`));
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /\+36 30 765 4321/ })
      .first(),
    120,
  );
});

test('on a slow line a sentence that is typed before the scripts have arrived is searched for', async ({
  page,
}) => {
  const line = await page.context().newCDPSession(page);
  const bytes = 30_000;
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 600, downloadThroughput: bytes, uploadThroughput: bytes },
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('kiadó lakás Győr');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/ingatlanok\?.*settlement=Gy/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });

  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('eladó ház Pécs');
  await page.waitForLoadState('load', { timeout: 60_000 });
  await expect(box(page)).toHaveValue('eladó ház Pécs');
  await expect(contactForm(page)).toHaveCount(0);
});
