import { packageTypes } from '@piacter/contracts/packages/values';
import { as, postAccommodation } from '../ads.ts';
import { ok, refusal } from '../calls.ts';
import { choosePictures } from '../form-steps.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { mailSaying } from '../mailbox.ts';
import { confirmOrder, orderButton, payHere } from '../order-steps.ts';
import { signedIn } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { givePackage } from '../pro.ts';
import { addPlace, choose, getFact, introduce, openedRequest, sendOffer, someone } from '../request-steps.ts';
import { chooseDays, openFilters } from '../search-steps.ts';
import { expect, messageBox, test } from '../visitor.ts';

const conflict = 409;
/** The documented message for a host or owner without a package. */
const noAccess =
  'Sajnos nem férhetsz hozzá a kapcsolati adatokhoz, mert nem rendelkezel megfelelő csomaggal.';
const title = 'Vízvezeték-szerelő, Vác';

test('a requester asks for a plumber with two pictures, receives offers, and accepts one', async ({
  page,
  browser,
  baseURL,
}) => {
  // Five people, one after the other: more than other stories have.
  test.setTimeout(300_000);
  const requester = await signedIn(page, 'ajanlatkero', undefined, {});
  const phone = '+36 30 765 4321';
  const here = [browser, page, baseURL] as const;
  const [winner, loser, late, outsider] = [
    await someone(...here, 'szakember'),
    await someone(...here, 'szakember'),
    await someone(...here, 'szakember'),
    await someone(...here, 'szakember'),
  ];
  const winnersPhone = '+36 20 765 1234';
  const named = { isFirm: 0, lastName: 'Varga', firstName: 'Béla', mobile: winnersPhone };
  await introduce(winner.page, winner.token, named);
  for (const { email } of [winner, loser]) await givePackage(email, packageTypes.offers);
  let requestID = 0;
  const responderPage = () => `/szakember/ajanlatkeres/${requestID}`;
  await test.step('is asked first what they need', async () => {
    await page.goto('/ajanlatkero/szakember_ajanlatkeresek');
    await expect(page.getByRole('heading', { name: 'Mire kérnél ajánlatot?' })).toBeVisible();
    await expectAccessible(page, 'the question what is needed');
    await expectNoOverflow(page, 'the question what is needed');
    await page.getByRole('link', { name: /^Szakembert keresek/ }).click();
  });

  await test.step('sees which fields are missing', async () => {
    await page.getByRole('button', { name: 'Elküldöm' }).click();
    await expect(page.getByText('3 mező hibás:')).toBeVisible();
    await expectAccessible(page, 'a service request with errors');
    await expectNoOverflow(page, 'a service request with errors');
  });

  await test.step('describes the work, with two pictures, and sends it after a confirmation', async () => {
    await choose(page, /^Szakma/, 'vízv', 'vízvezeték-szerelő');
    await page.getByRole('textbox', { name: /^A munka leírása/ }).fill('Csöpög a konyhai csap.');
    await page.getByLabel('Mértékegység').selectOption('nap');
    await page.getByRole('button', { name: 'Több', exact: true }).click();
    await page.getByRole('textbox', { name: /^Település/ }).fill('Vác');
    await choosePictures(page, [drawPicture('csap.png', 3), drawPicture('cso.png', 4)]);
    await expect(page.getByText('2 / 2 kép')).toBeVisible();
    await page.getByRole('button', { name: 'Elküldöm' }).click();
    const identity = page.getByRole('form', { name: 'Előbb mutatkozz be!' });
    await expect(identity.getByText('3 mező hibás:')).toBeVisible();
    await expectAccessible(page, 'a request of somebody without a name');
    await expectNoOverflow(page, 'a request of somebody without a name');
    await identity.getByRole('textbox', { name: 'Vezetéknév' }).fill('Tóth');
    await identity.getByRole('textbox', { name: 'Keresztnév' }).fill('Gergely');
    await identity.getByRole('textbox', { name: 'Mobiltelefon' }).fill(phone);
    await page.getByRole('button', { name: 'Elküldöm' }).click();
    await expect(messageBox(page)).toContainText(
      'Ha elküldöd az ajánlatkérést, azon már nem tudsz módosítani! Biztos el akarod küldeni?',
    );
    await messageBox(page).getByRole('button', { name: 'Elküldöm' }).click();
    requestID = await openedRequest(page, '/ajanlatkero/szakember_ajanlatkeres');
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
  });

  await test.step('sees the sent request, and the pictures are uploaded', async () => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(getFact(page, 'Várakozási idő')).toHaveText([
      '2 nap',
      'Ennyi időn belül kezdődjön el a munka.',
    ]);
    await expect(page.getByRole('button', { name: /^Törlés: \d\. kép$/ })).toHaveCount(2);
    await expectAccessible(page, 'a service request without offers');
    await expectNoOverflow(page, 'a service request without offers');
  });

  await test.step('professionals see the request without the requester', async () => {
    await winner.page.goto(responderPage());
    await expect(getFact(winner.page, 'Helyszín')).toHaveText('Vác');
    await expect(winner.page.getByText(/^Az ajánlatkérő elérhetőségét akkor látod/)).toBeVisible();
    await expect(getFact(winner.page, 'Mobiltelefon')).toHaveCount(0);
    await expectAccessible(winner.page, 'a request as a professional sees it');
    await expectNoOverflow(winner.page, 'a request as a professional sees it');
  });

  await test.step('professionals with a package send offers', async () => {
    await sendOffer(winner.page, 24_000);
    await expectAccessible(winner.page, 'a sent offer');
    await expectNoOverflow(winner.page, 'a sent offer');
    await loser.page.goto(responderPage());
    await sendOffer(loser.page, 31_000);
    const { text } = await mailSaying(requester.email, 'Varga Béla');
    expect(text).toContain(`/ajanlatkero/szakember_ajanlatkeres/${requestID}`);
  });

  await test.step('a professional without one sees which to buy, buys it, and sends an offer', async () => {
    await late.page.goto('/szakember/ajanlatkerok-keresese?address=Vác');
    await expect(late.page.getByRole('link', { name: `Megnyitás: ${title}` }).first()).toBeVisible();
    await expectAccessible(late.page, 'the search of requests');
    await expectNoOverflow(late.page, 'the search of requests');
    await late.page.goto(responderPage());
    await expect(
      late.page.getByText(
        "Még nem vásároltál 'Ajánlat küldése' csomagot, hogy ajánlatot küldj az ajánlatkérőknek!",
      ),
    ).toBeVisible();
    await expectAccessible(late.page, 'an offer without a package');
    await expectNoOverflow(late.page, 'an offer without a package');
    await late.page.getByLabel('Csomag megrendelése').selectOption({ index: 1 });
    await orderButton(late.page).click();
    await confirmOrder(late.page);
    await payHere(late.page);
    await expect(late.page).toHaveURL(new RegExp(`${responderPage()}$`));
    await sendOffer(late.page, 27_000);
  });

  await test.step('the answered request cannot be deleted any more', async () => {
    await page.goto('/ajanlatkero/szakember_ajanlatkeresek?hasResponse=1');
    await expect(getFact(page, 'Válasz érkezett')).toHaveText('Igen, 3 ajánlat');
    await expectAccessible(page, 'the requester’s service requests');
    await expectNoOverflow(page, 'the requester’s service requests');
    await page.getByRole('button', { name: `Törlés: ${title}` }).click();
    await expect(messageBox(page)).toContainText(
      'Az ajánlatkérésre érkezett már válasz, így nem törölheted!',
    );
    await messageBox(page).getByRole('button', { name: 'Mégse' }).click();
  });

  await test.step('the requester accepts an offer, irrevocably', async () => {
    await page.getByRole('link', { name: `Megnyitás: ${title}` }).click();
    const offer = page.getByRole('listitem').filter({ hasText: 'Varga Béla' });
    await expect(offer).toContainText(/24\s000\sFt/);
    await expectAccessible(page, 'a service request with offers');
    await expectNoOverflow(page, 'a service request with offers');
    await offer.getByRole('button', { name: 'Elfogadom az ajánlatot: Varga Béla' }).click();
    await expect(messageBox(page)).toContainText(
      'Biztosan el akarod fogadni a következő felhasználó ajánlatját: Varga Béla?',
    );
    await expect(messageBox(page)).toContainText('Ezt később már nem módosíthatod!');
    await messageBox(page).getByRole('button', { name: 'Elfogadom', exact: true }).click();
    await expect(offer.getByText('elfogadva')).toBeVisible();
    await expect(page.getByText('elutasítva')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Elfogadom/ })).toHaveCount(0);
  });

  await test.step('and sees how to reach the winner, on the page and in a mail', async () => {
    const deal = page.getByRole('region', { name: 'Megállapodás: Varga Béla' });
    await expect(deal.getByRole('link', { name: winnersPhone })).toHaveAttribute('href', 'tel:+36207651234');
    await expect(deal.getByRole('link', { name: winner.email })).toHaveAttribute(
      'href',
      `mailto:${winner.email}`,
    );
    await expect(deal.getByRole('heading', { name: 'Mi történik most?' })).toBeVisible();
    await expectAccessible(page, 'an accepted offer');
    await expectNoOverflow(page, 'an accepted offer');
    const { text } = await mailSaying(requester.email, 'Elfogadtad Varga Béla ajánlatát.');
    expect(text).toContain(winnersPhone);
    expect(text).toContain(winner.email);
  });

  await test.step('a second acceptance is refused', async () => {
    const headers = as(requester.token);
    const { data } = await ok(page.request.get(`/api/service-request-responses/${requestID}`, { headers }));
    for (const { responseID } of data as { responseID: number }[])
      expect(await refusal(page.request.patch(`/api/accept-service-offer/${responseID}`, { headers }))).toBe(
        conflict,
      );
  });

  await test.step('the winner sees the contact data, nobody else', async () => {
    await winner.page.reload();
    await expect(getFact(winner.page, 'Mobiltelefon')).toHaveText(phone);
    await expect(getFact(winner.page, 'Név')).toHaveText('Tóth Gergely');
    await expect(winner.page.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+36307654321');
    await expect(winner.page.getByRole('heading', { name: 'Mi történik most?' })).toBeVisible();
    for (const { page: other } of [loser, outsider]) {
      await other.goto(responderPage());
      await expect(getFact(other, 'Helyszín')).toHaveText('Vác');
      for (const secret of [phone, winnersPhone]) await expect(other.getByText(secret)).toHaveCount(0);
    }
  });

  await test.step('both are notified by mail', async () => {
    const accepted = await mailSaying(winner.email, 'elfogadta az ajánlatodat');
    for (const fact of [responderPage(), 'Tóth Gergely', phone, requester.email])
      expect(accepted.text).toContain(fact);
    await winner.page.goto('/szakember/ajanlataim?accepted=elfogadva');
    await expect(winner.page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(winner.page, 'the professional’s offers');
    await expectNoOverflow(winner.page, 'the professional’s offers');
    const refused = await mailSaying(loser.email, 'másik szakember ajánlatát fogadta el');
    for (const secret of ['Tóth Gergely', phone, winnersPhone]) expect(refused.text).not.toContain(secret);
  });
  for (const { page: own } of [winner, loser, late, outsider]) await own.context().close();
});

// Shows LIFE-06.
test('a request is closed by its requester, and another is hidden by the admin', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const requester = await signedIn(page, 'ajanlatkero');
  const headers = as(requester.token);
  const here = [browser, page, baseURL] as const;
  const [bidder, admin] = [await someone(...here, 'szakember'), await someone(...here, 'admin')];
  await givePackage(bidder.email, packageTypes.offers);
  const ask = async (description: string): Promise<number> => {
    const { data } = await ok(page.request.get('/api/types/types_service'));
    const [{ typeID }] = data as [{ typeID: number }];
    const asked = { serviceID: typeID, description, requestTime: 3, timeUnit: 'nap', settlement: 'Vác' };
    const made = page.request.post('/api/service-requests', { headers, data: asked });
    return Number((await ok(made, 201)).insertID);
  };
  const [closed, hidden] = [await ask('Csöpög a konyhai csap.'), await ask('Hívj: 06 30 123 4567.')];
  const asBidder = (requestID: number) => `/szakember/ajanlatkeres/${requestID}`;
  const asRequester = (requestID: number) => `/ajanlatkero/szakember_ajanlatkeres/${requestID}`;

  await test.step('a professional reads until when it is open, and sends an offer', async () => {
    await bidder.page.goto(asBidder(closed));
    await expect(getFact(bidder.page, 'Meddig')).toHaveText(/-ig$/);
    await sendOffer(bidder.page, 24_000);
  });

  await test.step('the requester closes it after a question that says what happens', async () => {
    await page.goto(asRequester(closed));
    await page.getByRole('button', { name: 'Lezárom, már nem aktuális' }).click();
    await expect(messageBox(page)).toContainText('Akik már küldtek ajánlatot, azoknak e-mailben megírjuk.');
    await messageBox(page).getByRole('button', { name: 'Lezárom', exact: true }).click();
    await expect(page.getByText(/^Lezártad, új ajánlat már nem érkezik rá/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Elfogadom az ajánlatot/ })).toBeVisible();
    await expectAccessible(page, 'a closed request');
    await expectNoOverflow(page, 'a closed request');
    await page.getByRole('link', { name: 'Újra kiírom' }).click();
    await expect(page.getByText(/^Átvettük, amit a korábbi ajánlatkérésedbe írtál/)).toBeVisible();
    await expect(page.getByLabel(/^A munka leírása/)).toHaveValue('Csöpög a konyhai csap.');
    await expectAccessible(page, 'the form of a request that is sent again');
    await expectNoOverflow(page, 'the form of a request that is sent again');
    await page.goto('/ajanlatkero/szakember_ajanlatkeresek');
    await expect(page.getByText('Lezárva')).toBeVisible();
  });

  await test.step('the bidder is told by mail, and sees it as closed', async () => {
    const { text } = await mailSaying(bidder.email, 'Az ajánlatkérő lezárta');
    expect(text).toContain(asBidder(closed));
    await bidder.page.goto('/szakember/ajanlataim');
    await expect(bidder.page.getByText('Lezárva')).toBeVisible();
    await bidder.page.goto(asBidder(closed));
    await expect(bidder.page.getByText(/^Az ajánlatkérő lezárta ezt az ajánlatkérést/)).toBeVisible();
    await expectAccessible(bidder.page, 'a closed request with one of the user’s offers');
  });

  await test.step('the admin opens the other one from the list, and hides it with a reason', async () => {
    await admin.page.goto('/admin/ajanlatkeresek');
    await admin.page.getByRole('link', { name: `Megnyitás: ${hidden}. ajánlatkérés` }).click();
    await admin.page.waitForURL(`**/admin/ajanlatkeresek/service/${hidden}`);
    await expect(admin.page.getByText('Állapota: nyitott.')).toBeVisible();
    await expect(admin.page.getByText('Hívj: 06 30 123 4567.')).toBeVisible();
    await expectAccessible(admin.page, 'a request as the admin sees it');
    await expectNoOverflow(admin.page, 'a request as the admin sees it');
    await admin.page.getByRole('button', { name: 'Ajánlatkérés elrejtése' }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByLabel(/^Az elrejtés oka/).fill('Telefonszám van a leírásában.');
    await dialog.getByRole('button', { name: 'Ajánlatkérés elrejtése' }).click();
    await expect(admin.page.getByText(/^Elrejtve, csak az ajánlatkérő látja/)).toBeVisible();
  });

  await test.step('nobody else opens it, and its requester reads why', async () => {
    await bidder.page.goto(asBidder(hidden));
    await expect(bidder.page.getByText('A keresett oldal nem található!')).toBeVisible();
    await page.goto(asRequester(hidden));
    await expect(page.getByText('Indoklás: Telefonszám van a leírásában.')).toBeVisible();
    await mailSaying(requester.email, 'Telefonszám van a leírásában.');
  });
  for (const { page: own } of [bidder, admin]) await own.context().close();
});

test('a requester asks for accommodation, and a host answers', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const requester = await signedIn(page, 'ajanlatkero');
  const host = await someone(browser, page, baseURL, 'szallasado');
  await postAccommodation(page.request, host.token, { accommodationName: 'Nádas' });
  let requestID = 0;

  await test.step('the request has settlements, dates and guests', async () => {
    await page.goto('/ajanlatkero/szallas_ajanlatkeres');
    await addPlace(page, 'Siófo', 'Siófok');
    await chooseDays(page, '2027-07-12', '2027-07-19');
    await page.getByLabel(/^Ellátás/).selectOption({ index: 1 });
    await page
      .getByRole('group', { name: /^Akadálymentes/ })
      .getByText('Nem', { exact: true })
      .click();
    const pets = page.getByRole('group', { name: /^Kisállat is jön/ });
    await pets.getByText('Igen', { exact: true }).click();
    await page.getByRole('textbox', { name: /^Kisállatok száma/ }).fill('1');
    await page.getByRole('textbox', { name: /^Milyen kisállat/ }).fill('Kistestű kutya.');
    await page.getByRole('textbox', { name: /^Mit érdemes még tudnia/ }).fill('Csendes helyet keresünk.');
    await expectAccessible(page, 'an accommodation request');
    await expectNoOverflow(page, 'an accommodation request');
    await page.getByRole('button', { name: 'Elküldöm' }).click();
    await messageBox(page).getByRole('button', { name: 'Elküldöm' }).click();
    requestID = await openedRequest(page, '/ajanlatkero/szallas_ajanlatkeres');
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
    await expect(getFact(page, 'Távozás')).toHaveText(/2027\.\s07\.\s19\./);
    await expectAccessible(page, 'a sent accommodation request');
    await expectNoOverflow(page, 'a sent accommodation request');
  });

  await test.step('a host sees it, and the contact data only with a package', async () => {
    const address = `/szallasado/ajanlatkeres/${requestID}`;
    await host.page.goto(address);
    await expect(host.page.getByRole('heading', { level: 1, name: 'Siófok' })).toBeVisible();
    await expect(host.page.getByText(noAccess)).toBeVisible();
    await expect(getFact(host.page, 'E-mail-cím')).toHaveText('–');
    await expectAccessible(host.page, 'a request without a package');
    await expectNoOverflow(host.page, 'a request without a package');
    await givePackage(host.email, packageTypes.contactData);
    await host.page.goto(address);
    await expect(getFact(host.page, 'E-mail-cím')).not.toHaveText('–');
  });

  await test.step('a host answers, not without words', async () => {
    const answer = host.page.getByRole('form', { name: 'Jelentkezés az ajánlatkérésre' });
    await answer.getByRole('button', { name: 'Jelentkezem' }).click();
    await expect(answer.getByText(/^Írj pár szót az ajánlatkérőnek/)).toBeVisible();
    await answer.getByRole('textbox', { name: /^Üzenet/ }).fill('Van szabad szobánk.');
    await expectAccessible(host.page, 'the answer of a host');
    await expectNoOverflow(host.page, 'the answer of a host');
    await answer.getByRole('button', { name: 'Jelentkezem' }).click();
    await messageBox(host.page).getByRole('button', { name: 'OK' }).click();
    const own = host.page.getByRole('region', { name: 'A jelentkezésed' });
    await expect(own.getByText('Van szabad szobánk.')).toBeVisible();
    await expectAccessible(host.page, 'the sent answer of a host');
    await expectNoOverflow(host.page, 'the sent answer of a host');
    const { text, replyTo } = await mailSaying(requester.email, 'Van szabad szobánk.');
    expect(text).toContain(`/ajanlatkero/szallas_ajanlatkeres/${requestID}`);
    expect(replyTo).toBe(host.email);
  });

  await test.step('and its requester reads it, with the house and the way to answer', async () => {
    await page.goto(`/ajanlatkero/szallas_ajanlatkeres/${requestID}`);
    const received = page.getByRole('region', { name: 'Próba Panna' });
    await expect(received.getByText('Van szabad szobánk.')).toBeVisible();
    await expect(received.getByRole('link', { name: /^Nádas/ })).toHaveAttribute(
      'href',
      /^\/szallas\/nadas-/,
    );
    await expect(received.getByRole('link', { name: '+36 30 111 2222' })).toBeVisible();
    await expect(received.getByRole('link', { name: host.email })).toBeVisible();
    await expectAccessible(page, 'the answers of hosts');
    await expectNoOverflow(page, 'the answers of hosts');
  });

  await test.step('and the request cannot be deleted any more', async () => {
    await page.goto('/ajanlatkero/szallas_ajanlatkeresek?settlement=Siófok');
    await expect(getFact(page, 'Válasz érkezett')).toHaveText('Igen');
    await page.getByRole('button', { name: 'Törlés: Siófok' }).click();
    await expect(messageBox(page)).toContainText(
      'Az ajánlatkérésre érkezett már válasz, így nem törölheted!',
    );
  });
  await host.page.context().close();
});

test('a requester asks for a flat, and changes the request later, condition by condition', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const { token } = await signedIn(page, 'ajanlatkero');
  const owner = await someone(browser, page, baseURL, 'ingatlan_tulajdonos');
  let requestID = 0;
  const pill = (name: string) => page.locator('label').getByText(name, { exact: true });
  const stored = async (list: string) => {
    const { data } = await ok(page.request.get(`/api/${list}/${requestID}`, { headers: as(token) }));
    return (data as { typeName: string }[]).map(({ typeName }) => typeName);
  };

  await test.step('the request has type, place, price and size', async () => {
    await page.goto('/ajanlatkero/ingatlan_ajanlatkeres');
    await addPlace(page, 'Győ', 'Győr');
    for (const [label, value] of [
      [/^Ár legalább/, '45'],
      [/^Ár legfeljebb/, '60 000 000'],
      [/^Alapterület legalább/, '50'],
      [/^Alapterület legfeljebb/, '80'],
      [/^Szobák száma legalább/, '2'],
      [/^Szobák száma legfeljebb/, '3'],
      [/^Megjegyzések/, 'Világos lakást keresünk.'],
    ] as const)
      await page.getByRole('textbox', { name: label }).fill(value);
    await pill('Felújított').click();
    await pill('Tégla').click();
    await expectAccessible(page, 'a property request');
    await expectNoOverflow(page, 'a property request');
    await page.getByRole('button', { name: 'Elküldöm' }).click();
    requestID = await openedRequest(page, '/ajanlatkero/ingatlan_ajanlatkeres');
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
    expect(await stored('real-estate-conditions')).toEqual(['felújított']);
  });

  await test.step('a condition is added and a building technology replaced at once', async () => {
    await pill('Újszerű').click();
    await pill('Panel').click();
    await pill('Tégla').click();
    await expect.poll(() => stored('real-estate-build-technologies')).toEqual(['panel']);
    await expect
      .poll(async () => (await stored('real-estate-conditions')).toSorted())
      .toEqual(['felújított', 'újszerű'].toSorted());
    await expect(page.getByText('Minden módosítás mentve.')).toBeVisible();
  });

  await test.step('the other fields are saved with the form', async () => {
    await page.getByRole('textbox', { name: /^Ár legfeljebb/ }).fill('65');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await messageBox(page).getByRole('button', { name: 'OK' }).click();
    await page.goto('/ajanlatkero/ingatlan_ajanlatkeresek?location=Győr&houseType=2');
    await expect(page.getByRole('heading', { name: 'Eladó lakás: Győr' })).toBeVisible();
    await expect(getFact(page, 'Ár')).toHaveText(/45–65\sM Ft/);
    await expectAccessible(page, 'the requester’s property requests');
    await expectNoOverflow(page, 'the requester’s property requests');
  });

  await test.step('an owner finds it: on a phone the first one is in view, and the filters behind a button', async () => {
    await owner.page.goto('/ingatlan_tulajdonos/ajanlatkerok-keresese');
    await expect(owner.page.getByRole('link', { name: /^Megnyitás: / }).first()).toBeInViewport();
    await openFilters(owner.page);
    const filters = owner.page.getByRole('form', { name: 'Szűrők' });
    await filters.getByRole('combobox', { name: 'Vétel vagy bérlés' }).selectOption({ index: 1 });
    await expect(owner.page).toHaveURL(/adType=/);
    // What is replaced is pale until then.
    const rows = owner.page.locator('[aria-busy]');
    await expect(rows).toHaveAttribute('aria-busy', 'false');
    await expect(rows).toHaveCSS('opacity', '1');
    await expectAccessible(owner.page, 'the filtered search of requests');
    await expectNoOverflow(owner.page, 'the filtered search of requests');
  });

  await test.step('an owner sees it, and the contact data only with a package', async () => {
    const address = `/ingatlan_tulajdonos/ajanlatkeres/${requestID}`;
    await owner.page.goto(address);
    await expect(getFact(owner.page, 'Építés módja')).toHaveText('panel');
    await expect(owner.page.getByText(noAccess)).toBeVisible();
    await expect(getFact(owner.page, 'E-mail-cím')).toHaveText('–');
    await givePackage(owner.email, packageTypes.contactData);
    await owner.page.goto(address);
    await expect(getFact(owner.page, 'E-mail-cím')).not.toHaveText('–');
  });

  await test.step('it can be deleted at any time', async () => {
    await page.getByRole('button', { name: 'Törlés: Eladó lakás: Győr' }).click();
    await messageBox(page).getByRole('button', { name: 'Törlés', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Eladó lakás: Győr' })).toHaveCount(0);
  });
  await owner.page.context().close();
});
