import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';
import { webBuild } from '../../testing/web-build.ts';

const build = {
  ...webBuild,
  getFiles: (source: string) => ({ modules: [`/assets/${source.split('/').at(-1)}.js`], styles: [] }),
};

const parseInitialData = (
  html: string,
): Record<string, { data: Record<string, unknown>[] & Record<string, unknown> }> =>
  JSON.parse(/<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const parseJsonLd = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('server-rendered pages', () => {
  let app: TestApp;
  let server: Server;
  let owner: Awaited<ReturnType<TestApp['signIn']>>;
  const get = (path: string) => supertest(server).get(path);

  beforeAll(async () => {
    app = await testApp();
    server = createServer(createApp(app.deps, { isStopping: () => false, build }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    owner = await app.signIn('ingatlan_tulajdonos');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('embed the first replies of the home page under their URLs', async () => {
    const { text } = await get('/').expect(200).expect('Content-Type', /html/);
    expect(Object.keys(parseInitialData(text))).toEqual(
      expect.arrayContaining([
        '/api/highlighted-real-estates',
        '/api/highlighted-accommodations',
        '/api/highlighted-services',
        '/api/home-page',
        '/api/popular-searches',
        '/api/types_ad',
        '/api/countries',
        '/api/pages-on-the-menu',
      ]),
    );
    expect(text).toContain('modulepreload" crossorigin href="/assets/home-page.tsx.js"');
  });

  it.each([
    '/ingatlanok?settlement=gyor&heatType=1',
    '/ingatlanok?priceTo=sok',
    '/szallasok',
    '/szakemberek?page=2',
    '/szolgaltatas-csomagok',
    '/ingatlan/999999',
    '/nincs-ilyen',
    '/mi-a-gond',
  ])('embed at %s what the API replies to the same calls of an anonymous visitor', async (path) => {
    const replies = Object.entries(parseInitialData((await get(path).set(owner.auth)).text));
    expect(replies.length).toBeGreaterThan(1);
    for (const [address, reply] of replies.filter(([name]) => name.startsWith('/')))
      expect(reply).toEqual((await get(address)).body);
  });

  it('embed the reply of the search with normalized parameters', async () => {
    await createProperty(app, owner, { settlement: 'Győr', postalCode: '9021' });
    const { text } = await get('/ingatlanok?settlement=gyor&adType=1&priceTo=&utm_source=x').expect(200);
    const reply = parseInitialData(text)['/api/search-real-estates?adType=1&settlement=gyor'];
    expect(reply?.data.map(({ settlement }) => settlement)).toEqual(['Győr']);
  });

  it('embed the heading of a search, which is the title of its page, and none without filters', async () => {
    const { text } = await get('/ingatlanok?settlement=gyor&adType=1').expect(200);
    expect(text).toContain('"heading":"Eladó ingatlanok Győrben"');
    expect(text).toContain('<title data-served>Eladó ingatlanok Győrben – Piactér</title>');
    expect((await get('/ingatlanok').expect(200)).text).not.toContain('"heading"');
  });

  it('are served with the refusal when the search parameters are invalid', async () => {
    const { text } = await get('/ingatlanok?priceTo=sok').expect(200);
    expect(parseInitialData(text)['/api/search-real-estates?priceTo=sok']).toMatchObject({
      ok: false,
      code: 'validation_failed',
      errors: [{ path: 'priceTo' }],
    });
    expect(text).toContain('<link rel="canonical" href="http://piacter.test/ingatlanok" />');
  });

  it.each([
    'page=0',
    'page=abc',
    'page=-1',
    'page=1',
    'page=1e3',
    'page=01',
    'page=9999999',
    'page=2&page=3',
  ])('treat ?%s as the first page with the same canonical URL', async (query) => {
    await createProperty(app, owner);
    const { text } = await get(`/ingatlanok?${query}`).expect(200);
    expect(parseInitialData(text)['/api/search-real-estates']?.data).not.toHaveLength(0);
    expect(text).toContain('<link rel="canonical" href="http://piacter.test/ingatlanok" />');
    expect(text).not.toContain('noindex');
  });

  it('mark a result page past the end as noindex', async () => {
    const { text } = await get('/ingatlanok?page=4000').expect(200);
    expect(text).toContain('<link rel="canonical" href="http://piacter.test/ingatlanok?page=4000" />');
    expect(text).toContain('<meta name="robots" content="noindex" />');
  });

  it('describe a property in JSON-LD', async () => {
    const realEstateID = await createProperty(app, owner, {
      price: 45_000,
      description: 'Napfényes <b>lakás</b> a "nagyerdőn".',
    });
    const { text } = await get(`/ingatlan/${realEstateID}`).expect(200);
    expect(text).toContain(`<link rel="canonical" href="http://piacter.test/ingatlan/${realEstateID}" />`);
    expect(parseJsonLd(text)).toMatchObject({
      '@type': 'RealEstateListing',
      offers: { price: 45_000_000, priceCurrency: 'HUF' },
    });
    expect(text).not.toContain('<b>lakás</b>');
  });

  it('name a rent per month, and its half rooms, in title, shared link and description', async () => {
    const rent = { adType: 2, price: 180, floorArea: 45, roomNumber: 1, halfRoomNumber: 2 };
    const { text } = await get(`/ingatlan/${await createProperty(app, owner, rent)}`).expect(200);
    const head = text.replaceAll('\u00a0', ' ');
    expect(head).toMatch(/<title[^>]*>[^<]* – 180 000 Ft\/hó – Piactér<\/title>/);
    expect(head).toMatch(/<meta property="og:title" content="[^"]* – 180 000 Ft\/hó" \/>/);
    expect(head).toContain('<meta name="description" content="45 m², 1 + 2 szoba');
  });

  it('begin the description of an accommodation with a capital, and name its place once', async () => {
    const host = await app.signIn('szallasado');
    const id = await createAccommodation(app, host, { accommodationName: 'Glamping Debrecen' });
    const { text } = await get(`/szallas/glamping-debrecen-${id}`).expect(200);
    expect(text).toContain('<title data-served>Glamping Debrecen – Piactér</title>');
    expect(text).toMatch(/<meta name="description" content="\p{Lu}/u);
  });

  it('describe an accommodation in JSON-LD, and redirect former slugs to the current one', async () => {
    const host = await app.signIn('szallasado');
    const id = await createAccommodation(app, host, {
      accommodationName: 'Nádas "Öböl" Apartman',
      pricePerPerson: 12_500,
      petAllowed: 1,
      facilities: [301],
      spokenLanguages: [3],
    });
    const path = `/szallas/nadas-obol-apartman-${id}`;
    await get(`/szallas/regi-neve-${id}?page=2&x=%C3%A9`)
      .expect(301)
      .expect('Location', `${path}?page=2&x=%C3%A9`)
      .expect('Cache-Control', 'no-cache');
    const { text } = await get(path).expect(200);
    expect(text).toContain(`<link rel="canonical" href="http://piacter.test${path}" />`);
    expect(text).toContain('modulepreload" crossorigin href="/assets/accommodation-page.tsx.js"');
    expect(parseJsonLd(text)).toMatchObject({
      '@type': 'LodgingBusiness',
      name: 'Nádas "Öböl" Apartman',
      url: `http://piacter.test${path}`,
      address: { addressLocality: 'Debrecen' },
      priceRange: expect.stringMatching(/^12\s500\sFt\/fő\/éj$/),
      petsAllowed: true,
      amenityFeature: [{ name: 'ingyenes wifi', value: true }],
      availableLanguage: ['német'],
    });
    expect(parseInitialData(text)[`/api/accommodation-public/nadas-obol-apartman-${id}`]?.data).toMatchObject(
      {
        accommodationID: id,
        isOwn: 0,
      },
    );
  });

  it('describe a service in JSON-LD with its provider and areas', async () => {
    const professional = await app.signIn('szakember');
    const id = await createService(
      app,
      professional,
      { title: 'Csempézés', description: '<p>Konyha &amp; <em>fürdő</em></p>', webpage: 'www.csempe.hu' },
      { regions: ['Zala vármegye'], settlements: ['Tihany'], countries: [1] },
    );
    await get(`/szolgaltatas/${id}`).expect(301).expect('Location', `/szolgaltatas/csempezes-${id}`);
    const { text } = await get(`/szolgaltatas/csempezes-${id}`).expect(200);
    expect(parseJsonLd(text)).toMatchObject({
      '@type': 'Service',
      name: 'Csempézés',
      description: 'Konyha & fürdő.',
      areaServed: [
        { '@type': 'Country', name: 'Magyarország' },
        { '@type': 'AdministrativeArea', name: 'Zala vármegye' },
        { '@type': 'City', name: 'Tihany' },
      ],
      provider: { telephone: '+36301234567', url: 'https://www.csempe.hu/' },
    });
    expect(text).not.toContain('<em>');
    expect(parseInitialData(text)[`/api/professionals-public/csempezes-${id}`]?.data).toMatchObject({
      serviceID: id,
    });

    const search = await get('/szakemberek?keyword=csempezes&settlement=tihany').expect(200);
    const data = parseInitialData(search.text);
    expect(data['/api/search-professionals?keyword=csempezes&settlement=tihany']?.data).toMatchObject([
      { serviceID: id },
    ]);
    expect(data['/api/service_types_order']?.data.length).toBeGreaterThan(100);
    expect((await get('/sitemaps/szolgaltatas-0.xml').expect(200)).text).toContain(
      `<loc>http://piacter.test/szolgaltatas/csempezes-${id}</loc>`,
    );
  });

  it('embed the social links of an advertiser with a package, and state them as sameAs', async () => {
    const host = await app.signIn('szallasado');
    const id = await createAccommodation(app, host);
    const path = `/szallas/orsegi-vendeghaz-${id}`;
    const call = `/api/social-media-links-by-ad/${id}/accommodationID`;
    const before = (await get(path).expect(200)).text;
    expect(parseInitialData(before)[call]?.data).toMatchObject({ facebook: null, youtube: null });
    expect(parseJsonLd(before)).not.toHaveProperty('sameAs');

    const facebook = 'https://www.facebook.com/orsegi.vendeghaz';
    const validTo = new Date(app.clock.now().getTime() + 86_400_000);
    const order = { packageType: 10, isActive: 1, validFrom: app.clock.now(), validTo } as const;
    await createOrder(app.db, app.clock, { userID: host.userID, ...order });
    await app
      .request()
      .post('/api/social-media-links')
      .set(host.auth)
      .send({ facebook, youtube: 'youtube.com/@orsegi' })
      .expect(200);
    const { text } = await get(path).expect(200);
    expect(parseInitialData(text)[call]?.data).toMatchObject({ facebook, instagram: null });
    expect(parseJsonLd(text).sameAs).toEqual(['https://youtube.com/@orsegi', facebook]);
  });

  it('state social links for the provider of a service, and none for a property', async () => {
    const validTo = new Date(app.clock.now().getTime() + 86_400_000);
    const order = { packageType: 11, isActive: 1, validFrom: app.clock.now(), validTo } as const;
    const professional = await app.signIn('szakember');
    for (const { userID, auth } of [professional, owner]) {
      await createOrder(app.db, app.clock, { userID, ...order });
      await app
        .request()
        .post('/api/social-media-links')
        .set(auth)
        .send({ x: 'https://x.com/kertesz' })
        .expect(200);
    }
    const service = await createService(app, professional, { title: 'Kertépítés' });
    const ofService = parseJsonLd((await get(`/szolgaltatas/kertepites-${service}`).expect(200)).text);
    expect(ofService).not.toHaveProperty('sameAs');
    expect(ofService.provider).toMatchObject({ sameAs: ['https://x.com/kertesz'] });
    const ad = await createProperty(app, owner);
    const { text } = await get(`/ingatlan/${ad}`).expect(200);
    expect(JSON.stringify(parseJsonLd(text))).not.toContain('x.com');
    expect(parseInitialData(text)[`/api/social-media-links-by-ad/${ad}/realEstateID`]?.data).toMatchObject({
      x: 'https://x.com/kertesz',
    });
  });

  it('embed the packages on sale, which their page shows at once', async () => {
    const { text } = await get('/szolgaltatas-csomagok').expect(200);
    const { body } = await app.request().get('/api/service-packages').expect(200);
    expect(parseInitialData(text)['/api/service-packages']?.data).toEqual(body.data);
  });

  it('embed the search for accommodations with its lookup lists', async () => {
    const host = await app.signIn('szallasado');
    await createAccommodation(app, host, { settlement: 'Győr', postalCode: '9021', facilities: [301, 302] });
    const { text } = await get('/szallasok?facilities=301,302&settlement=gyor&page=1').expect(200);
    const data = parseInitialData(text);
    expect(data['/api/search-accommodations?facilities=301%2C302&settlement=gyor']?.data).toMatchObject([
      { settlement: 'Győr' },
    ]);
    for (const list of ['/api/countries', '/api/accommodation_types', '/api/meal-plans'])
      expect(data[list]?.data.length).toBeGreaterThan(3);
  });

  it('contain a hidden address in no part', async () => {
    const realEstateID = await createProperty(app, owner, {
      street: 'Rejtekhelyzug',
      houseNumber: '77/b',
      disableAddress: 1,
    });
    const { text } = await get(`/ingatlan/${realEstateID}`).set(owner.auth).expect(200);
    expect(text).not.toMatch(/Rejtekhelyzug|77\/b/);
    const host = await app.signIn('szallasado');
    const id = await createAccommodation(app, host, { street: 'Rejtekhelyzug', disableAddress: 1 });
    const page = await get(`/szallas/orsegi-vendeghaz-${id}`).set(host.auth).expect(200);
    expect(page.text).not.toContain('Rejtekhelyzug');
  });

  it.each([
    '/nincs-ilyen',
    '/ingatlan/999999',
    '/ingatlan/abc',
    '/ingatlan/1/2',
    '/%E0%A4%A',
    '/szolgaltatas/x',
  ])('reply 404 with the not-found page at %s', async (path) => {
    const { status, text } = await get(path);
    expect([400, 404]).toContain(status);
    if (status === 404) expect(text).toContain('A keresett oldal nem található!');
  });

  it.each([
    ['/ingatlan/999999', '/api/real-estate/999999'],
    ['/szallas/nincs-ilyen-999999', '/api/accommodation-public/nincs-ilyen-999999'],
    ['/szolgaltatas/nincs-ilyen-999999', '/api/professionals-public/nincs-ilyen-999999'],
    ['/nincs-ilyen', '/api/page-content-by-url/nincs-ilyen'],
  ])('embed the not-found reply at %s', async (path, call) => {
    const { text } = await get(path).expect(404);
    expect(parseInitialData(text)[call]).toMatchObject({ ok: false, code: 'not_found' });
    expect(text).not.toContain('rel="canonical"');
  });

  it('mark role areas and mailed links as noindex, and let the browser name them', async () => {
    for (const path of [
      '/ingatlan_tulajdonos/profil',
      '/activate-registration?activationString=x',
      '/paypal/6/131',
    ]) {
      const { text } = await get(path).expect(200);
      expect(text).toContain('<meta name="robots" content="noindex" />');
      expect(text).not.toContain('data-served');
    }
  });

  it('include published pages and no unpublished ones', async () => {
    const now = app.clock.now();
    const page = {
      pageName: 'Rólunk',
      content: '<p>Mi vagyunk a <b>Piactér</b>.</p>',
      created: now,
      updated: now,
    };
    await app.db
      .insertInto('page_contents')
      .values([
        { ...page, pageUrl: 'rolunk', published: 1 },
        { ...page, pageUrl: 'piszkozat', published: 0 },
      ])
      .execute();
    app.clock.pass(120_000);
    const { text } = await get('/rolunk').expect(200);
    expect(text).toContain('<meta name="description" content="Mi vagyunk a Piactér." />');
    await get('/piszkozat').expect(404);
  });

  it('state in the sitemap when a listing was last changed', async () => {
    const realEstateID = await createProperty(app, owner);
    app.clock.pass(60_000);
    const change = { price: 51_000 };
    const { body } = await app.request().get(`/api/real-estate/${realEstateID}`).set(owner.auth).expect(200);
    await app
      .request()
      .put(`/api/real-estate/${realEstateID}`)
      .set(owner.auth)
      .send({ ...body.data, ...change, specialLocations: [] })
      .expect(200);
    expect((await get('/sitemaps/ingatlan-0.xml').expect(200)).text).toContain(
      `<url><loc>http://piacter.test/ingatlan/${realEstateID}</loc><lastmod>${app.clock.now().toISOString()}</lastmod></url>`,
    );
  });

  it('list listings and pages in the sitemap', async () => {
    const realEstateID = await createProperty(app, owner);
    const index = await get('/sitemap.xml').expect(200).expect('Content-Type', /xml/);
    expect(index.text).toContain('http://piacter.test/sitemaps/ingatlan-0.xml');
    const { text } = await get('/sitemaps/ingatlan-0.xml').expect(200);
    expect(text).toContain(`<loc>http://piacter.test/ingatlan/${realEstateID}</loc>`);
    const host = await app.signIn('szallasado');
    const accommodationID = await createAccommodation(app, host);
    expect((await get('/sitemap.xml')).text).toContain('/sitemaps/szallas-0.xml</loc>');
    expect((await get('/sitemaps/szallas-0.xml').expect(200)).text).toContain(
      `<loc>http://piacter.test/szallas/orsegi-vendeghaz-${accommodationID}</loc>`,
    );
    expect((await get('/sitemaps/szallas-1.xml').expect(200)).text).not.toContain('<loc>');
    await get('/sitemaps/nincs-0.xml').expect(404);
    expect((await get('/robots.txt').expect(200)).text).toContain('Sitemap: http://piacter.test/sitemap.xml');
  });

  it('divide the sitemap by ids, as the index says', async () => {
    const first = await createProperty(app, owner);
    const last = 3 * 10_000 + 1;
    await app.db
      .updateTable('real_estates')
      .set({ realEstateID: last })
      .where('realEstateID', '=', await createProperty(app, owner))
      .execute();
    const { text } = await get('/sitemap.xml').expect(200);
    const files = [...text.matchAll(/\/sitemaps\/ingatlan-\d+\.xml/g)].map(([path]) => path);
    expect(files).toEqual([0, 1, 2, 3].map((file) => `/sitemaps/ingatlan-${file}.xml`));
    expect((await get('/sitemaps/ingatlan-0.xml')).text).toContain(`/ingatlan/${first}<`);
    expect((await get('/sitemaps/ingatlan-3.xml')).text).toContain(`/ingatlan/${last}<`);
  });

  it('redirect from the build’s template to the home page', async () => {
    await get('/index.html').expect(301).expect('Location', '/');
  });

  it('reply to unknown API calls in JSON, and send the CSP with every page', async () => {
    await get('/api/nincs').expect(404).expect('Content-Type', /json/);
    const { headers } = await get('/').expect(200);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('include the API reference and its OpenAPI document', async () => {
    await get('/api/docs').expect(200).expect('Content-Type', /html/);
    await get('/api/docs/ui/swagger-ui.css').expect(200).expect('Content-Type', /css/);
    const script = await get('/api/docs/ui/swagger-ui-bundle.js')
      .expect(200)
      .expect('Content-Type', /javascript/);
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(Number(script.headers['content-length'])).toBeLessThan(600_000);
    await get('/api/docs/ui/swagger-ui-bundle.js.map').expect(404);
    const { body } = await get('/api/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.0');
  });
});
