import { readFile } from 'node:fs/promises';
import { packageTypes } from '@piacter/contracts/packages/values';
import type { Page } from '@playwright/test';
import { as, postAd } from '../ads.ts';
import { ok } from '../calls.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { mailSaying } from '../mailbox.ts';
import { freshAddress, signedIn, stranger } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { givePackage } from '../pro.ts';
import { productTables } from '../product-database.ts';
import { someone } from '../request-steps.ts';
import { expect, messageBox, test } from '../visitor.ts';
import { freshWord } from '../words.ts';

const log = (page: Page) => page.getByRole('log');

/** Writes into the open thread, and waits until the message stands there. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Üzenet', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Küldés', exact: true }).click();
  await expect(log(page).getByText(text)).toBeVisible();
}

/** Opens the newest thread of the inbox. */
async function openInbox(page: Page, role: string, name: string | RegExp): Promise<void> {
  await page.goto(`/${role}/uzenetek`);
  await page.getByRole('list', { name: 'Beszélgetések' }).getByRole('link', { name }).first().click();
  await expect(log(page)).toBeVisible();
}

/** A day in so many weeks. */
const inWeeks = (weeks: number) => new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

// Shows MSG-01, MSG-05, MSG-13.
test('a visitor without an account writes, answers by the mailed link, and saves the appointment', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await signedIn(page);
  const realEstateID = await postAd(page.request, owner.token);
  const visitor = await stranger(browser, page, baseURL);
  const email = freshAddress('edit');
  const question = `Eladó még? ${freshWord('Kérdés')}`;

  await test.step('the visitor fills in the contact form', async () => {
    await visitor.goto(`/ingatlan/${realEstateID}`);
    const form = visitor.getByRole('form', { name: 'Írj a hirdetőnek' });
    await visitor.getByRole('complementary', { name: 'Kapcsolat' }).scrollIntoViewIfNeeded();
    await form.getByRole('textbox', { name: 'Név' }).fill('Érdeklődő Edit');
    await form.getByRole('textbox', { name: 'Telefonszám' }).fill('+36 20 111 2233');
    await form.getByRole('textbox', { name: 'E-mail-cím' }).fill(email);
    await form.getByRole('textbox', { name: 'Üzenet' }).fill(question);
    await form.getByRole('button', { name: 'Üzenet küldése' }).click();
    await expect(messageBox(visitor)).toContainText('Az üzenetet elküldtük a hirdetőnek.');
  });

  await test.step('the owner answers, and proposes two times', async () => {
    await openInbox(page, 'ingatlan_tulajdonos', /Érdeklődő Edit/);
    await expect(log(page).getByText(question)).toBeVisible();
    await write(page, 'Igen, még eladó.');
    await page.getByRole('button', { name: 'Időpont egyeztetése' }).click();
    await page.getByLabel('1. nap').fill(inWeeks(1));
    await page.getByLabel('1. időpont', { exact: true }).fill('10:00');
    await page.getByRole('button', { name: 'Még egy időpont' }).click();
    await page.getByLabel('2. nap').fill(inWeeks(2));
    await page.getByLabel('2. időpont', { exact: true }).fill('17:30');
    await expectAccessible(page, 'the proposal of an appointment');
    await page.getByRole('button', { name: 'Javaslat küldése' }).click();
    await expect(page.getByText('A másik fél választ közülük.')).toBeVisible();
    await expectNoOverflow(page, 'a thread with an appointment');
  });

  await test.step('the mailed link opens this thread alone, where the visitor answers without an account', async () => {
    const { text } = await mailSaying(email, '/uzenet/');
    const [link = ''] = text.match(/\/uzenet\/[\w-]+/) ?? [];
    await visitor.goto(link);
    await expect(log(visitor).getByText('Igen, még eladó.')).toBeVisible();
    await expectAccessible(visitor, 'a thread by link');
    await expectNoOverflow(visitor, 'a thread by link');
    await write(visitor, 'Köszönöm, megnézném.');
    await visitor.getByRole('button', { name: /^Elfogadom: .*17:30$/ }).click();
    await expect(visitor.getByText('egyeztetett időpont')).toBeVisible();
  });

  await test.step('both have it for their calendars', async () => {
    for (const who of [visitor, page]) {
      const saving = who.waitForEvent('download');
      await who
        .getByRole('link', { name: 'Naptárba mentem' })
        .or(who.getByRole('button', { name: 'Naptárba mentem' }))
        .click();
      const calendar = await readFile(await (await saving).path(), 'utf8');
      expect(calendar).toContain('BEGIN:VEVENT');
      expect(calendar).toContain(inWeeks(2).replaceAll('-', ''));
    }
  });
  await visitor.context().close();
});

// Shows MSG-04.
test('a requester’s phone number is dots for a professional until the offer is accepted', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const requester = await signedIn(page, 'ajanlatkero');
  const pro = await someone(browser, page, baseURL, 'szakember');
  await givePackage(pro.email, packageTypes.offers);
  const asked = {
    ...{ serviceID: 1, description: freshWord('Csap'), requestTime: 3, timeUnit: 'nap', countryID: 1 },
    ...{ postalCode: '2600', settlement: 'Vác', street: 'Fő', houseNumber: '1' },
  };
  const sent = { headers: as(requester.token), data: asked };
  const requestID = Number((await ok(page.request.post('/api/service-requests', sent), 201)).insertID);
  const terms = { responseTime: 2, timeUnit: 'nap', price: 24_000, priceUnit: 'teljes összeg' };
  const offer = { requestID, description: 'Holnap ráérek.', ...terms };
  const offered = pro.page.request.post('/api/service-request-responses', {
    headers: as(pro.token),
    data: offer,
  });
  const responseID = Number((await ok(offered, 201)).insertID);
  const phone = '06 30 765 4321';

  await test.step('before: the requester is told, and the professional reads dots', async () => {
    await openInbox(page, 'ajanlatkero', /Próba Panna/);
    await page.getByRole('textbox', { name: 'Üzenet', exact: true }).fill(`Hívj: ${phone}`);
    await expect(page.getByText('A hirdető most így látja: Hívj: •••')).toBeVisible();
    await expectAccessible(page, 'a message that will be masked');
    await page.getByRole('button', { name: 'Küldés', exact: true }).click();
    await expect(log(page).getByText(`Hívj: ${phone}`)).toBeVisible();
    // Whose request it is, the professional does not know yet.
    await openInbox(pro.page, 'szakember', /Ajánlat/);
    await expect(log(pro.page).getByText('Hívj: •••')).toBeVisible();
    await write(pro.page, 'Előbb fogadd el az ajánlatot!');
    expect(await pro.page.content()).not.toContain('765 4321');
  });

  await test.step('after: the same message is whole', async () => {
    await expect(log(page).getByText('Előbb fogadd el az ajánlatot!')).toBeVisible();
    const accepting = { headers: as(requester.token) };
    await ok(page.request.patch(`/api/accept-service-offer/${responseID}`, accepting));
    await expect(log(pro.page).getByText(`Hívj: ${phone}`)).toBeVisible({ timeout: 40_000 });
    await expectNoOverflow(pro.page, 'a thread of an offer');
  });
  await pro.page.context().close();
});

// Shows MSG-03, MSG-07.
test('files go both ways while the gate is open, and a host without a package still answers', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const requester = await signedIn(page, 'ajanlatkero');
  const host = await someone(browser, page, baseURL, 'szallasado');
  await givePackage(host.email, packageTypes.contactData);
  const stay = { countryID: 1, regions: ['Siófok'], startDate: inWeeks(20), endDate: inWeeks(21) };
  const people = { adultPeople: 2, childrenUnder6: 0, children7to13: 0, children14Plus: 0 };
  const asked = {
    ...{ ...stay, ...people, mealPlanID: 1, isAccessible: 0, hasPets: 0 },
    description: freshWord('Csendes hely'),
  };
  const request = { headers: as(requester.token), data: asked };
  const requestID = Number(
    (await ok(page.request.post('/api/accommodation-requests', request), 201)).insertID,
  );
  const phone = '06 30 765 4322';
  const picker = (who: Page) => who.getByTestId('message-files');

  await test.step('the host answers on the page of the request, and goes on in the thread', async () => {
    await host.page.goto(`/szallasado/ajanlatkeres/${requestID}`);
    await host.page.getByRole('textbox', { name: /^Üzenet/ }).fill('Van szabad szobánk, a képet küldöm.');
    await host.page.getByRole('button', { name: 'Jelentkezem' }).click();
    await messageBox(host.page).getByRole('button', { name: 'OK' }).click();
    await expectAccessible(host.page, 'a request that was answered');
    await host.page.getByRole('button', { name: 'Írok neki' }).click();
    await expect(log(host.page).getByText('Van szabad szobánk, a képet küldöm.')).toBeVisible();
    await picker(host.page).setInputFiles(drawPicture('szoba.png'));
    await expect(host.page.getByText('Feltöltve: szoba.webp')).toBeAttached();
    await write(host.page, 'Ilyen a szoba.');
    await expect(log(host.page).getByRole('button', { name: 'Megnyitás: szoba.webp' })).toBeVisible();
  });

  await test.step('the requester sees the picture, and sends a PDF and a number', async () => {
    await openInbox(page, 'ajanlatkero', /Próba Panna/);
    await log(page).getByRole('button', { name: 'Megnyitás: szoba.webp' }).click();
    const shown = page.getByRole('dialog').getByRole('img', { name: 'szoba.webp' });
    await expect(shown).toBeVisible();
    await expectAccessible(page, 'the picture of a message');
    await page.keyboard.press('Escape');
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
    await picker(page).setInputFiles({ name: 'vendegek.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByText('Feltöltve: vendegek.pdf')).toBeAttached();
    await write(page, `Hívj nyugodtan: ${phone}`);
    await expectNoOverflow(page, 'a thread with files');
    await expect(log(host.page).getByText(`Hívj nyugodtan: ${phone}`)).toBeVisible({ timeout: 40_000 });
    const saving = host.page.waitForEvent('download');
    await log(host.page)
      .getByRole('button', { name: /vendegek\.pdf/ })
      .click();
    expect((await saving).suggestedFilename()).toBe('vendegek.pdf');
  });

  await test.step('once the package is over, the host reads dots, is told why, and answers', async () => {
    const { userID } = await productTables()
      .selectFrom('users')
      .select('userID')
      .where('email', '=', host.email)
      .executeTakeFirstOrThrow();
    const orders = productTables().updateTable('service_orders').where('userID', '=', userID);
    await orders.set({ isActive: 0 }).execute();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Fájl csatolása' })).toHaveCount(0);
    await write(page, `Vagy a másik számon: ${phone}`);
    await host.page.reload();
    await expect(log(host.page).getByText('Vagy a másik számon: •••')).toBeVisible();
    // What was shown before stays.
    await expect(log(host.page).getByText(`Hívj nyugodtan: ${phone}`)).toBeVisible();
    await expect(
      host.page.getByText('Az elérhetőségeket az „Ajánlatkérők elérhetősége” csomaggal látod.'),
    ).toBeVisible();
    await expectNoOverflow(host.page, 'a thread without a package');
    await write(host.page, 'Köszönöm, várlak szeretettel.');
    await expect(log(page).getByText('Köszönöm, várlak szeretettel.')).toBeVisible({ timeout: 40_000 });
  });
  await host.page.context().close();
});

// Shows MSG-10.
test('a message is reported with what stands around it, and the admin closes the thread', {
  tag: '@desk',
}, async ({ page, browser, baseURL }) => {
  const owner = await signedIn(page);
  const realEstateID = await postAd(page.request, owner.token);
  const reader = await someone(browser, page, baseURL, 'ajanlatkero');
  const admin = await someone(browser, page, baseURL, 'admin');
  const body = { kind: 'property', id: realEstateID, message: `Érdekel. ${freshWord('Üzenet')}` };
  await ok(page.request.post('/api/threads', { headers: as(reader.token), data: body }), 201);
  const fraud = `Küldd át az előleget! ${freshWord('Előleg')}`;
  await openInbox(page, 'ingatlan_tulajdonos', /Próba Panna/);
  await write(page, fraud);

  await test.step('the reader reports it and blocks who wrote it', async () => {
    await openInbox(reader.page, 'ajanlatkero', /Próba Panna/);
    await log(reader.page)
      .getByRole('listitem')
      .filter({ hasText: fraud })
      .getByRole('button', { name: /^Bejelentem/ })
      .click();
    const dialog = messageBox(reader.page);
    await dialog.getByLabel('Mi a gond vele?').selectOption('fraud');
    await expectAccessible(reader.page, 'the report of a message');
    await dialog.getByRole('button', { name: 'Bejelentés küldése' }).click();
    const received = messageBox(reader.page).filter({ hasText: 'Megkaptuk' });
    await received.getByRole('button', { name: 'OK' }).click();
    await reader.page.getByRole('button', { name: 'Letiltás' }).click();
    await messageBox(reader.page).getByRole('button', { name: 'Letiltás' }).click();
    await expect(reader.page.getByText(/^Letiltottad a másik felet/)).toBeVisible();
  });

  await test.step('the admin sees it with its surroundings, and closes the thread', async () => {
    await admin.page.goto('/admin/bejelentesek?kind=message');
    const around = admin.page.getByRole('list', { name: /Üzenetek$/ }).filter({ hasText: fraud });
    const card = admin.page
      .locator('div', { has: around })
      .filter({ hasText: 'Beszélgetés lezárása' })
      .last();
    await expect(around.getByText(body.message)).toBeVisible();
    await card.getByRole('button', { name: /^Beszélgetés lezárása/ }).click();
    await messageBox(admin.page).getByRole('button', { name: 'Beszélgetés lezárása' }).click();
    await expect(admin.page.getByText(fraud)).toHaveCount(0);
  });

  await page.reload();
  await expect(page.getByText('Ebbe a beszélgetésbe már nem lehet írni.')).toBeVisible();
  for (const { page: own } of [reader, admin]) await own.context().close();
});
