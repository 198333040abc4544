import { packageTypes } from '@piacter/contracts/packages/values';
import type { Page } from '@playwright/test';
import { sanitize } from '../../../api/src/core/sanitized-html.ts';
import { hostileBreaks, hostileLines, ordinaryHtml } from '../../../api/src/testing/hostile-texts.ts';
import { as, postAccommodation, postAd, postService } from '../ads.ts';
import { ok } from '../calls.ts';
import { expectAccessible, expectNoOverflow } from '../looks.ts';
import { mailSaying } from '../mailbox.ts';
import { signedIn, signInAs, stranger } from '../people.ts';
import { givePackage } from '../pro.ts';
import { productTables } from '../product-database.ts';
import { introduce } from '../request-steps.ts';
import { expect, test } from '../visitor.ts';
import { freshWord } from '../words.ts';

/** All texts in parts of at most `max` characters. */
function toParts(max: number): string[] {
  const parts = [''];
  for (const text of [...hostileLines, ...hostileBreaks]) {
    const last = parts.at(-1) ?? '';
    if (last.length + text.length < max) parts[parts.length - 1] = `${last}\n${text}`;
    else parts.push(text);
  }
  return parts;
}
const all = toParts(1_000_000).join('');
const line = `<img src=x onerror=hit()>"'><script>hit()</script>{url}=1+1`;
/** Escaped wherever it is shown. */
const shownLine = '<img src=x onerror=hit()>';

/** Records what must not happen on any page: the texts running, dialogs, requests to where they point. */
async function watchHits(page: Page): Promise<string[]> {
  const hits: string[] = [];
  await page.exposeFunction('hit', () => hits.push(`ran at ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      Reflect.get(window, 'hit')?.(violatedDirective);
    });
  });
  page.on('dialog', (dialog) => {
    hits.push(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/evil\.test/.test(request.url())) hits.push(`requested ${request.url()}`);
  });
  return hits;
}

/** Elements and attributes of the document that could run something if they were used. */
const findDangers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            name === 'srcdoc' ||
            (/^(href|xlink:href|src|action|formaction|data)$/.test(name) &&
              /^\W*(java|vb)script|^data:text/i.test(value)),
        )
        .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
    ),
  );

test('nothing that people write runs in the browser of another', { tag: '@desk' }, async ({ page }) => {
  const hits = await watchHits(page);
  const { request: api } = page;
  const tables = productTables();
  const owner = await signedIn(page, 'ingatlan_tulajdonos');
  const host = await signedIn(page, 'szallasado');
  const requester = await signedIn(page, 'ajanlatkero');
  const professional = await signedIn(page, 'szakember');
  const name = { isFirm: 1, firmName: line, contactPerson: line, lastName: line, firstName: line };
  for (const { token } of [owner, host, professional]) await introduce(page, token, name);

  // The texts go into the tables themselves where a rule of the input would refuse or clean them.
  const property = await postAd(api, owner.token);
  await tables
    .updateTable('real_estates')
    .set({ settlement: line, street: line, description: all, exchangeDesc: all })
    .where('realEstateID', '=', property)
    .execute();
  const accommodation = await postAccommodation(api, host.token, { accommodationName: line });
  await tables
    .updateTable('accommodations')
    .set({ description: all })
    .where('accommodationID', '=', accommodation)
    .execute();
  const service = await postService(api, professional.token, { title: line });
  await tables
    .updateTable('services')
    // Cleaned as the API does: broken markup would be parsed differently by the browser, once the server has rendered it.
    .set({ description: sanitize(ordinaryHtml + all) })
    .where('serviceID', '=', service)
    .execute();

  const headers = as(professional.token);
  const data = {
    serviceID: 1,
    requestTime: 3,
    timeUnit: 'nap',
    countryID: 1,
    settlement: 'Győr',
    street: line,
  };
  let requestID = 0;
  for (const description of toParts(480)) {
    const sent = { headers: as(requester.token), data: { ...data, description, houseNumber: '1' } };
    requestID = Number((await ok(api.post('/api/service-requests', sent), 201)).insertID);
  }
  await givePackage(professional.email, packageTypes.offers);
  const [description] = toParts(900);
  const offer = {
    requestID,
    description,
    responseTime: 1,
    timeUnit: 'nap',
    price: 1,
    priceUnit: 'teljes összeg',
  };
  await ok(api.post('/api/service-request-responses', { headers, data: offer }), 201);

  const open = async (path: string, words: string) => {
    await page.goto(path);
    await expect(page.getByText(words, { exact: false }).first()).toBeVisible();
    expect(await findDangers(page), path).toEqual([]);
    expect(hits, path).toEqual([]);
  };

  await test.step('on the pages of listings', async () => {
    await open(`/ingatlan/${property}`, shownLine);
    await expect(page.getByText('</title><script>hit()</script>').first()).toBeVisible();
    await open(`/szallas/${accommodation}`, shownLine);
    await open(`/szolgaltatas/${service}`, shownLine);
    await expect(page.locator('strong', { hasText: 'garanciával' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^oldalunk/ })).toBeVisible();
  });

  await test.step('in the areas of professional and requester', async () => {
    await open('/szakember/szolgaltatasaim', shownLine);
    await open('/szakember/profil', 'Profil');
    await open(`/szakember/ajanlatkeres/${requestID}`, 'hit()');
    await signInAs(page, requester.email);
    await open('/ajanlatkero/szakember_ajanlatkeresek', 'hit()');
    await open(`/ajanlatkero/szakember_ajanlatkeres/${requestID}`, shownLine);
  });

  await test.step("on the admin's screens and pages", async () => {
    const admin = await signedIn(page, 'admin');
    for (const [index, text] of toParts(1900).entries())
      await tables
        .insertInto('listing_reports')
        .values({
          ...{ kind: 'service', listingID: service, title: line, reason: 'other', text, created: new Date() },
          reporterKey: Buffer.alloc(32, index + 1),
        })
        .execute();
    await open('/admin/bejelentesek', shownLine);
    await open('/admin/ceges-felhasznalok', shownLine);

    const content = `${ordinaryHtml}${all}`;
    const draft = { pageName: `${line} ${crypto.randomUUID()}`, content, published: 1 };
    const created = await ok(api.post('/api/page-contents', { headers: as(admin.token), data: draft }), 201);
    // As the API has cleaned it: browsers report a handler that a script merely parses, too.
    await open(`/admin/oldal-szerkesztese/${created.insertID}`, 'Tiszta munka');
    const stored = await tables
      .selectFrom('page_contents')
      .select('pageUrl')
      .where('pageID', '=', Number(created.insertID))
      .executeTakeFirstOrThrow();
    await tables
      .updateTable('page_contents')
      .set({ content })
      .where('pageID', '=', Number(created.insertID))
      .execute();
    await open(`/${stored.pageUrl}`, 'Tiszta munka');
    await expect(page.locator('strong', { hasText: 'garanciával' })).toBeVisible();

    const visibility = `/api/listings/service/${service}/visibility`;
    for (const [reason = ''] of [toParts(450)])
      await ok(api.patch(visibility, { headers: as(admin.token), data: { isHidden: 1, reason } }));
    await open(`/szolgaltatas/${service}`, 'el van rejtve');
    await open('/admin/levelek', shownLine);
  });

  await test.step('in the mail to its owner, without the protection of our pages', async () => {
    const { html } = await mailSaying(professional.email, 'Javítsd ki, amit kifogásoltunk');
    await page.goto('about:blank');
    await page.setContent(html);
    expect(await findDangers(page)).toEqual([]);
    expect(hits).toEqual([]);
  });

  await test.step('while a text that is not escaped would have been noticed', async () => {
    await page.setContent(shownLine);
    await expect.poll(() => hits.length).toBeGreaterThan(0);
  });
});

test('a visitor reports a listing by keyboard, an admin hides it, and it is gone', { tag: '@desk' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, token } = await signedIn(page, 'szallasado');
  const accommodationName = freshWord('Nádas');
  const id = await postAccommodation(page.request, token, { accommodationName });
  const visitor = await stranger(browser, page, baseURL);
  const heading = visitor.getByRole('heading', { level: 1 });

  await test.step('the visitor opens the dialog with the keyboard, and sends a reason', async () => {
    await visitor.goto(`/szallas/${id}`);
    const open = visitor.getByRole('button', { name: 'Hirdetés bejelentése' });
    const dialog = visitor.getByRole('dialog', { name: 'Hirdetés bejelentése' });
    await open.press('Enter');
    await expect(dialog).toBeVisible();
    await expectAccessible(visitor, 'the report of a listing');
    await visitor.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.press('Enter');
    await dialog.getByLabel('Mi a gond vele?').selectOption('fraud');
    await dialog.getByLabel('Mit vettél észre?').fill('Előre kéri a pénzt.');
    await visitor.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Bejelentés küldése' }).press('Enter');
    await visitor.getByText('Köszönjük a bejelentést!').waitFor();
    await visitor.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the admin finds the report, and hides the listing with a reason', async () => {
    await signedIn(page, 'admin');
    await page.goto('/admin/bejelentesek');
    await expect(page.getByRole('link', { name: accommodationName })).toBeVisible();
    await expectAccessible(page, 'the queue of reports');
    await expectNoOverflow(page, 'the queue of reports');
    await page.getByRole('button', { name: `Hirdetés elrejtése: ${accommodationName}` }).click();
    await page.getByLabel('Miért rejted el?').fill('Tegyél fel saját képeket!');
    await page.getByRole('button', { name: 'Hirdetés elrejtése', exact: true }).click();
    await expect(page.getByText('Elrejtetted a hirdetést')).toBeVisible();
    await expect(page.getByRole('link', { name: accommodationName })).toHaveCount(0);
  });

  await test.step('others find it no more, and its owner is told why', async () => {
    await expect(heading).toHaveText(accommodationName);
    await visitor.reload();
    await expect(heading).toHaveText('A keresett oldal nem található!');
    const { text } = await mailSaying(email, accommodationName);
    expect(text).toContain('Tegyél fel saját képeket!');
    await signInAs(page, email);
    await page.goto(`/szallas/${id}`);
    await expect(page.getByText('Ezt a hirdetésedet elrejtettük, most csak te látod.')).toBeVisible();
  });
});
