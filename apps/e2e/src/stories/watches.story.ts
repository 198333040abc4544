import { as, postAd } from '../ads.ts';
import { ok } from '../calls.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { countMails, mailedLink, mailSaying } from '../mailbox.ts';
import { createAccount, freshAddress, logIn, stranger } from '../people.ts';
import { getPropertyCard } from '../property-steps.ts';
import { someone } from '../request-steps.ts';
import { acceptCookies, expect, test } from '../visitor.ts';
import { endCollecting, followSearch } from '../watch-steps.ts';
import { freshWord } from '../words.ts';

/** Ids of the professions that are followed, and of one that is not. */
const followed = [61, 63];
const other = 64;
const county = 'Nógrád megye';
const requests = '/szakember/ajanlatkerok-keresese';
const newRequest = 'Azért írtunk, mert illik erre a figyelésedre';

// Shows WATCH-01, WATCH-02, WATCH-04, WATCH-05.
test('who follows a search hears once of what is new in it: a visitor by mail address, professionals by account', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const here = [browser, page, baseURL] as const;
  const email = freshAddress('figyelo');
  const word = freshWord('kandallo');
  const search = `/ingatlanok?adType=1&priceTo=60000&keyword=${word}`;
  const owner = await stranger(...here);
  const ownerToken = await logIn(owner.request, await createAccount());
  const publish = (price: number) =>
    postAd(owner.request, ownerToken, { price, description: `Világos lakás, ${word} a nappaliban.` });

  await test.step('the visitor follows the search as it stands, and confirms the address', async () => {
    await page.goto(search);
    await acceptCookies(page);
    expect(await followSearch(page, email)).toContain('Elküldtük a megerősítő linket');
    await page.goto(await mailedLink(email, '/figyeles-megerositese'));
    await page.getByRole('button', { name: 'Megerősítem' }).click();
    await expect(page.getByText('Megerősítetted a figyelést')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ezt a figyelést már megerősítetted')).toBeVisible();
    await page.getByRole('link', { name: 'Keresés megnyitása' }).click();
    await expect(page).toHaveURL(search);
  });

  await test.step('one mail tells of both ads that fit, none of the third', async () => {
    const tooDear = await publish(60_001);
    const fitting = [await publish(52_000), await publish(60_000)];
    await endCollecting(email, fitting.length);
    const { text } = await mailSaying(email, 'Új, olcsóbb vagy épp felszabadult hirdetést találtunk');
    expect(text.match(/^Eladó lakás, Balatonfüred/gm)).toHaveLength(fitting.length);
    await page.goto(await mailedLink(email, '/ingatlanok'));
    for (const id of fitting) await expect(getPropertyCard(page, id)).toBeVisible();
    await expect(getPropertyCard(page, tooDear)).toHaveCount(0);
  });

  await test.step('the visitor narrows the watch from a link of the mail', async () => {
    await page.goto(await mailedLink(email, '/figyeles-beallitasa'));
    await expect(page.getByText('Állítsd be a szűrőket')).toBeVisible();
    await expectAccessible(page, 'the settings of a watch');
    await expectNoOverflow(page, 'the settings of a watch');
    await page.getByRole('link', { name: 'Szűkítem' }).click();
    await expect(page).toHaveURL(search);
    await page.goto(search.replace('60000', '58000'));
    await page.getByRole('button', { name: 'Értesítés', exact: true }).click();
    await page.getByRole('button', { name: 'Erre cserélem' }).click();
    await expect(page.getByText('Szűkítettük a figyelést')).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
  });

  await test.step('the visitor leaves by the link of the mail, without login', async () => {
    await page.goto(await mailedLink(email, '/figyeles-lemondasa'));
    await page.getByRole('button', { name: 'Nem kérek több levelet' }).click();
    await expect(page.getByText('Erről a keresésről nem küldünk több levelet.')).toBeVisible();
    await expectAccessible(page, 'a watch that has ended');
    await expectNoOverflow(page, 'a watch that has ended');
    // Would be told before what follows.
    await publish(55_000);
  });

  const professional = await someone(...here, 'szakember');
  const outsider = await someone(...here, 'szakember');
  await test.step('a professional follows the requests of two professions in a county, another one other ones', async () => {
    const follow = async ({ page: own }: typeof professional, serviceID: number) => {
      await own.goto(`${requests}?serviceID=${serviceID}&address=${county}`);
      expect(await followSearch(own)).toContain('Figyeljük ezt a keresést');
    };
    for (const serviceID of followed) await follow(professional, serviceID);
    await follow(outsider, other);
  });

  await test.step('each hears of exactly the new requests that the search finds', async () => {
    const requester = await someone(...here, 'ajanlatkero');
    const ask = (serviceID: number | undefined, settlement: string) =>
      ok(
        requester.page.request.post('/api/service-requests', {
          headers: as(requester.token),
          data: {
            serviceID,
            settlement,
            description: 'Kétnapos munka, a hónap végéig kellene.',
            requestTime: 3,
            timeUnit: 'nap',
            countryID: 1,
            street: 'Fő utca',
            houseNumber: '1',
          },
        }),
        201,
      );
    await ask(followed[0], 'Győr');
    await ask(followed[0], 'Salgótarján');
    await ask(followed[1], 'Balassagyarmat');
    await ask(other, 'Salgótarján');
    await endCollecting(professional.email, 2);
    await endCollecting(outsider.email, 1);
    const { text } = await mailSaying(professional.email, 'Balassagyarmat');
    expect(text).not.toContain(requester.email);
    await mailSaying(professional.email, 'Salgótarján');
    await mailSaying(outsider.email, 'Salgótarján');
    expect(await countMails(professional.email, newRequest)).toBe(2);
    expect(await countMails(outsider.email, newRequest)).toBe(1);
    expect(await countMails(email, 'Új, olcsóbb vagy épp felszabadult hirdetést találtunk')).toBe(1);
  });

  await test.step('it stands among what the professional follows, and the button of the mail program ends it', async () => {
    const { unsubscribe } = await mailSaying(professional.email, 'Salgótarján');
    expect(unsubscribe).toBeDefined();
    const { pathname, search: key } = new URL(unsubscribe ?? '');
    const form = { 'List-Unsubscribe': 'One-Click' };
    await ok(owner.request.post(pathname + key, { form }));
    await professional.page.goto('/szakember/figyeloim');
    await expect(professional.page.getByText('1 új találat')).toHaveCount(followed.length);
    await expect(professional.page.getByRole('button', { name: /^Újraindítom/ })).toHaveCount(1);
    await expectAccessible(professional.page, 'the professional’s watches');
    await expectNoOverflow(professional.page, 'the professional’s watches');
  });
});
