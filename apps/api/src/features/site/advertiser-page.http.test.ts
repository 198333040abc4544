import { advertiserPageSize } from '@piacter/contracts/advertisers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareProperty } from '../../testing/factories-listing-parts.ts';
import { readHead } from '../../testing/read-head.ts';
import { startSiteServer } from '../../testing/site-server.ts';

let t: TestApp;
let site: Awaited<ReturnType<typeof startSiteServer>>;
let userID: number;
let path: string;
let listings: number[];
beforeAll(async () => {
  t = await testApp();
  site = await startSiteServer(t.deps);
  ({ userID } = await t.createUser({
    role: 'ingatlan_tulajdonos',
    profile: { isFirm: 1, firmName: 'Öböl „B” Kft.', mobile: '+36301112233' },
  }));
  path = `/hirdeto/obol-b-kft-${userID}`;
  listings = [];
  for (let index = 0; index <= advertiserPageSize; index += 1)
    listings.push(await createBareProperty(t.db, t.clock, { userID }));
});
afterAll(() => site.close());

const read = async (address: string) => readHead((await site.get(address).expect(200)).text);

describe('the page of an advertiser', () => {
  // Shows ADV-01.
  it('is described by its head, with its reply embedded', async () => {
    const { text } = await site.get(path).expect(200);
    const { title, canonical, isHidden, metas, jsonLd } = readHead(text);
    expect(title).toBe('Öböl „B” Kft. hirdetései – Piactér');
    expect(canonical).toBe(`http://piacter.test${path}`);
    expect(isHidden).toBe(false);
    expect(metas.get('description')).toContain('Öböl „B” Kft. a Piactéren: 25 hirdetés');
    expect(text).toContain(`"/api/advertisers/obol-b-kft-${userID}":`);
    const [advertiser, list, trail] = jsonLd;
    expect(advertiser).toMatchObject({
      '@type': 'Organization',
      name: 'Öböl „B” Kft.',
      url: `http://piacter.test${path}`,
      telephone: '+36301112233',
    });
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 25 });
    expect(list?.itemListElement).toHaveLength(advertiserPageSize);
    expect(list?.itemListElement).toContainEqual({
      '@type': 'ListItem',
      name: 'Eladó ingatlan, Budapest',
      position: 1,
      url: `http://piacter.test/ingatlan/${listings.at(-1)}`,
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Főoldal' }, { name: 'Ingatlan' }, { name: 'Öböl „B” Kft.' }],
    });
  });

  it('has an address for each of its pages, and is not indexed past the last', async () => {
    expect(await read(`${path}?page=2`)).toMatchObject({
      canonical: `http://piacter.test${path}?page=2`,
      isHidden: false,
    });
    expect((await read(`${path}?page=9`)).isHidden).toBe(true);
    expect((await read(`${path}?page=x`)).canonical).toBe(`http://piacter.test${path}`);
  });

  it('is moved to from former names, with the query', async () => {
    const { headers } = await site.get(`/hirdeto/regi-nev-${userID}?page=2`).expect(301);
    expect(headers.location).toBe(`${path}?page=2`);
    await site.get(`/hirdeto/${userID}`).expect(301).expect('Location', path);
  });

  it('is not found for whoever has none, with the reply embedded', async () => {
    const { userID: nobody } = await t.createUser({ role: 'ingatlan_tulajdonos', profile: { isFirm: 1 } });
    const { text } = await site.get(`/hirdeto/valaki-${nobody}`).expect(404);
    expect(text).toContain(`"/api/advertisers/valaki-${nobody}":`);
    expect(readHead(text).isHidden).toBe(true);
    await site.get('/hirdeto').expect(404);
  });

  it('is linked from the page of each listing', async () => {
    const { text } = await site.get(`/ingatlan/${listings[0]}`).expect(200);
    expect(text).toContain(`"/api/listings/property/${listings[0]}/advertiser":`);
    expect(text).toContain(`"others":${advertiserPageSize}`);
  });

  it('stands in the sitemap, those without a page do not', async () => {
    const { userID: silent } = await t.createUser({
      role: 'ingatlan_tulajdonos',
      profile: { isFirm: 0, lastName: 'Néma', firstName: 'Nóra' },
    });
    const { userID: empty } = await t.createUser({
      role: 'szakember',
      profile: { isFirm: 1, firmName: 'Üres Bt.' },
    });
    await createBareProperty(t.db, t.clock, { userID: silent });
    expect((await site.get('/sitemap.xml').expect(200)).text).toContain(
      '<loc>http://piacter.test/sitemaps/hirdeto-0.xml</loc>',
    );
    const { text } = await site.get('/sitemaps/hirdeto-0.xml').expect(200);
    expect(text).toContain(`<loc>http://piacter.test${path}</loc>`);
    expect(text).not.toContain(`-${silent}<`);
    expect(text).not.toContain(`-${empty}<`);
  });
});
