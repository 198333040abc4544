import { dayMs } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import type { Page } from '@playwright/test';
import { as, postAd } from '../ads.ts';
import { ok } from '../calls.ts';
import { continueTo, idInAddress } from '../form-steps.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { countMails, mailedLink, mailSaying } from '../mailbox.ts';
import { openSection } from '../own-menu.ts';
import { alone as test } from '../own-product.ts';
import { createAccount, logIn, signedIn, signInAs, stranger } from '../people.ts';
import { choice, chooseAddress, field, getPropertyCard } from '../property-steps.ts';
import { expect, messageBox, watch } from '../visitor.ts';
import { freshWord } from '../words.ts';

const area = '/ingatlan_tulajdonos';
const phone = { width: 390, height: 844 };

/** Presses a button of the only own listing, and confirms it where it asks. */
async function move(page: Page, action: string, asks = true): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${action}: `) }).click();
  if (asks) await messageBox(page).getByRole('button', { name: action }).click();
}

// Shows LIFE-01, LIFE-02, LIFE-04.
test('an owner goes on with a form on a phone, publishes, pauses and sells, and visitors see each state', {
  tag: '@desk',
}, async ({ page, browser, baseURL }) => {
  const word = freshWord('kandallo');
  const { email } = await signedIn(page);
  let realEstateID = 0;

  await test.step('leaves the form half filled', async () => {
    await page.goto(`${area}/ingatlan_felvitel`);
    await choice(page, 'Ország').selectOption('Magyarország');
    await choice(page, 'Hirdetés típusa').selectOption('Eladó');
    await choice(page, 'Ingatlan típusa').selectOption('ház');
    await chooseAddress(page, 'Kővágóörs, Petőfi Sándor utca');
    await field(page, 'Leírás').fill(`Kőház, benne ${word}.`);
    await openSection(page, 'Ingatlanjaim');
    await messageBox(page).getByRole('button', { name: 'Elmegyek' }).click();
    await expect(page.getByText(/^Elkezdtél egy új hirdetést/)).toBeVisible();
  });

  const mobile = await stranger(browser, page, baseURL);
  await mobile.setViewportSize(phone);
  const faults = watch(mobile);
  await test.step('goes on with it on a phone, and publishes', async () => {
    await signInAs(mobile, email);
    await mobile.goto(`${area}/ingatlanok`);
    await expectAccessible(mobile, 'the advertiser’s list with a form left half filled');
    await expectNoOverflow(mobile, 'the advertiser’s list with a form left half filled');
    await mobile.getByRole('link', { name: 'Folytatom' }).click();
    await expect(mobile.getByText(/^Itt hagytad abba\./)).toBeVisible();
    await expect(field(mobile, 'Település')).toHaveValue('Kővágóörs');
    await choice(mobile, 'Hirdető típusa').selectOption('magánszemély');
    await field(mobile, 'Irányítószám').fill('8254');
    await field(mobile, 'Házszám').fill('27');
    await continueTo(mobile, 'Ár');
    await field(mobile, 'Ár').fill('48500');
    await continueTo(mobile, 'Terület és szobák');
    await field(mobile, 'Alapterület').fill('104');
    await field(mobile, 'Szobák száma').fill('4');
    await continueTo(mobile, 'Leírás');
    await expect(field(mobile, 'Leírás')).toHaveValue(`Kőház, benne ${word}.`);
    await mobile.getByRole('button', { name: 'Közzéteszem' }).click();
    realEstateID = await idInAddress(mobile, `${area}/ingatlan`);
    await expect(mobile.getByText('A hirdetésed elkészült.')).toBeVisible();
    await mobile.goto(`${area}/ingatlanok`);
    await expect(mobile.getByText('Élő', { exact: true })).toBeVisible();
    await expect(mobile.getByText(/^Elkezdtél egy új hirdetést/)).toHaveCount(0);
  });

  const visitor = await stranger(browser, page, baseURL);
  const search = `/ingatlanok?keyword=${word}`;
  const expectFound = async (isFound: boolean) => {
    await visitor.goto(search);
    await expect(visitor.getByText(isFound ? '1 találat' : '0 találat', { exact: true })).toBeVisible();
    await expect(getPropertyCard(visitor, realEstateID)).toHaveCount(isFound ? 1 : 0);
  };
  await test.step('pauses, and starts it again', async () => {
    await expectFound(true);
    await move(mobile, 'Szüneteltetem');
    await expect(mobile.getByText('Most senki sem látja, amíg újra nem indítod.')).toBeVisible();
    await expectFound(false);
    expect((await visitor.goto(`/ingatlan/${realEstateID}`))?.status()).toBe(404);
    await move(mobile, 'Újraindítom', false);
    await expect(mobile.getByText('A hirdetésed mostantól látható.')).toBeVisible();
    await expectFound(true);
  });

  await test.step('marks it as sold: the page says so, the search does not find it', async () => {
    await move(mobile, 'Eladtam');
    await expect(mobile.getByText('Eladva', { exact: true })).toBeVisible();
    await expectFound(false);
    expect((await visitor.goto(`/ingatlan/${realEstateID}`))?.status()).toBe(200);
    await expect(visitor.getByText('Ezt az ingatlant már eladták.')).toBeVisible();
    await expect(visitor.getByText('A hirdető elérhetősége már nem látható.')).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Hasonló hirdetések' })).toBeVisible();
    await expectAccessible(visitor, 'the page of a sold property');
    await expectNoOverflow(visitor, 'the page of a sold property');
  });
  expect(faults).toEqual([]);
});

/** A service request whose last day is the one before `now`, and a property request that ends in less than a week. */
async function askLongAgo(
  { request: api }: Page,
  { headers, tables, now }: { headers: Record<string, string>; tables: Database; now: Date },
) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { data } = await ok(api.get('/api/types/types_service'));
  const [{ typeID }] = data as [{ typeID: number }];
  const work = { serviceID: typeID, description: 'Csöpög a csap.', requestTime: 6, timeUnit: 'óra' };
  const home = {
    description: 'Világos lakást keresünk.',
    ...{ adType: 1, houseType: 2, countryID: 1, minPrice: 30_000, maxPrice: 60_000 },
    ...{ floorAreaFrom: 45, floorAreaTo: 70, minRooms: 2, maxRooms: 3 },
    ...{ regions: ['Győr'], conditions: [1], buildTechnologies: [1] },
  };
  const ask = async (path: string, asked: object) =>
    Number((await ok(api.post(path, { headers, data: asked }), 201)).insertID);
  const ended = await ask('/api/service-requests', { ...work, settlement: 'Vác' });
  const ending = await ask('/api/real-estate-requests', home);
  await tables
    .updateTable('service_requests')
    .set({ created: daysAgo(8) })
    .where('requestID', '=', ended)
    .execute();
  await tables
    .updateTable('real_estate_requests')
    .set({ updated: daysAgo(85) })
    .where('requestID', '=', ending)
    .execute();
  return { ended, ending };
}

/** The time between the start of the product and a job that runs once an hour. */
const startMs = 3_000;

// Shows LIFE-03, PRICE-03.
test('an old ad is renewed by mail, requests end, and who keeps an ad hears once of each lower price', {
  tag: '@desk',
}, async ({ own, page, browser }) => {
  test.setTimeout(300_000);
  const { tables, dataDir } = own;
  // In Budapest it is half past twelve or half past one: old listings are asked about, drops of prices told.
  const jobs = new Date(Date.now() + dayMs);
  jobs.setUTCHours(11, 30, 0, 0);
  const startBefore = (moment: number) => own.startAt(new Date(moment - startMs));

  let visitor = await stranger(browser, page, await own.startAt());
  const [owner, keeper] = [
    await createAccount('ingatlan_tulajdonos', tables),
    await createAccount('ajanlatkero', tables),
  ];
  const lowerPrice = async (realEstateID: number, price: string) => {
    await signInAs(visitor, owner);
    await visitor.goto(`${area}/ingatlan/${realEstateID}`);
    await field(visitor, 'Ár').fill(price);
    await visitor
      .getByRole('form', { name: 'A hirdetés adatai' })
      .getByRole('button', { name: 'Mentés' })
      .click();
    await messageBox(visitor).getByRole('button', { name: 'OK' }).click();
  };

  const ownerToken = await logIn(visitor.request, owner);
  const old = await postAd(visitor.request, ownerToken);
  const kept = await postAd(visitor.request, ownerToken, {
    settlement: 'Győr',
    postalCode: '9021',
    price: 50_000,
  });
  await tables
    .updateTable('real_estates')
    .set({ touchedAt: new Date(jobs.getTime() - 83 * dayMs) })
    .where('realEstateID', '=', old)
    .execute();
  const headers = as(await logIn(visitor.request, keeper));
  await ok(visitor.request.post('/api/favourites', { headers, data: { kind: 'property', id: kept } }), 201);
  await lowerPrice(kept, '47000');
  const { ended, ending } = await askLongAgo(visitor, { headers, tables, now: jobs });

  await test.step('the owner renews it by the link of the mail, on a phone, without login', async () => {
    visitor = await stranger(browser, page, await startBefore(jobs.getTime()));
    await visitor.setViewportSize(phone);
    const link = await mailedLink(owner, '/hirdetes-megujitasa', dataDir);
    await visitor.goto(link);
    await expectAccessible(visitor, 'the page of a renewal link');
    await expectNoOverflow(visitor, 'the page of a renewal link');
    await visitor.getByRole('button', { name: 'Megújítom' }).click();
    await expect(visitor.getByText('Megújítottuk a hirdetésedet.')).toBeVisible();
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Megújítom' }).click();
    await expect(
      visitor.getByText(/^Ez a link már nem érvényes: a hirdetést azóta megújították/),
    ).toBeVisible();
    await visitor.goto(`/ingatlan/${old}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Balatonfüred');
  });

  await test.step('who keeps the other one hears of its lower price', async () => {
    const { text } = await mailSaying(keeper, '(előtte 50', dataDir);
    expect(text).toMatch(/47\s000\s000\sFt \(előtte 50\s000\s000\sFt, −6%\)/);
    await visitor.goto(await mailedLink(keeper, `/ingatlan/${kept}`, dataDir));
    await expect(
      visitor
        .getByRole('article')
        .getByText(/47\s000\s000\sFt/)
        .first(),
    ).toBeVisible();
  });

  await test.step('a request has ended by itself, which its requester reads by mail and on its page', async () => {
    const { text } = await mailSaying(keeper, 'magától lezárult', dataDir);
    expect(text).toContain(`/ajanlatkero/szakember_ajanlatkeres/${ended}`);
    await signInAs(visitor, keeper);
    await visitor.goto(`/ajanlatkero/szakember_ajanlatkeres/${ended}`);
    await expect(visitor.getByText(/^Lejárt, új ajánlat már nem érkezik rá/)).toBeVisible();
  });

  await test.step('a request for a property is kept going by the link of the mail', async () => {
    await visitor.goto(await mailedLink(keeper, '/ajanlatkeres-meghosszabbitasa', dataDir));
    await expectAccessible(visitor, 'the page that keeps a request going');
    await visitor.getByRole('button', { name: 'Meghosszabbítom' }).click();
    await expect(visitor.getByText(/^Az ajánlatkérésedet meghosszabbítottuk/)).toBeVisible();
    await visitor.goto(`/ajanlatkero/ingatlan_ajanlatkeres/${ending}`);
    await expect(visitor.getByText(/Meddig: \S+\s\d+-ig/)).toBeVisible();
  });

  await test.step('once: the next mail is of the next drop', async () => {
    await lowerPrice(kept, '46000');
    await startBefore(jobs.getTime() + 65 * 60_000);
    await mailSaying(keeper, '(előtte 47', dataDir);
    expect(await countMails(keeper, '(előtte', dataDir)).toBe(2);
    expect(await countMails(owner, 'Régóta nem nyúltál', dataDir)).toBe(1);
  });
});
