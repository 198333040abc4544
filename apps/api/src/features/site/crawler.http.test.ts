import { seedBase } from '@piacter/db/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';
import { readHead } from '../../testing/read-head.ts';
import { findSchemaErrors } from '../../testing/schema-org.ts';
import { startSiteServer } from '../../testing/site-server.ts';

const base = 'http://piacter.test';
const hostile = '</script><script>alert(1)</script><!--"\'&\u2028';

let app: TestApp;
let site: Awaited<ReturnType<typeof startSiteServer>>;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
const ids = { property: 0, accommodation: 0, service: 0, deleted: 0 };

beforeAll(async () => {
  app = await testApp();
  await seedBase(app.db, app.clock.now());
  owner = await app.signIn('ingatlan_tulajdonos');
  const host = await app.signIn('szallasado');
  const professional = await app.signIn('szakember');
  ids.property = await createProperty(app, owner, {
    price: 45_000,
    description: `Napfényes lakás. ${hostile}`,
  });
  ids.deleted = await createProperty(app, owner);
  ids.accommodation = await createAccommodation(app, host, { pricePerPerson: 12_500, facilities: [301] });
  ids.service = await createService(
    app,
    professional,
    { title: `Csempézés ${hostile}` },
    { regions: ['Zala vármegye'], settlements: ['Tihany'], countries: [1] },
  );
  const now = app.clock.now();
  await app.db
    .insertInto('page_contents')
    .values({
      pageName: `Akció ${hostile}`,
      pageUrl: 'akcio',
      content: '<p>Mi vagyunk a <b>Piactér</b>.</p>',
      published: 1,
      created: now,
      updated: now,
    })
    .execute();
  site = await startSiteServer(app.deps);
});
afterAll(() => site.close());

const get = (path: string) => site.get(path);
const read = async (path: string) => readHead((await get(path).redirects(1).expect(200)).text);

/** Every public page: its path, the beginning of its title, and the types of its JSON-LD. */
const pages: [path: () => string, title: string, types: string[]][] = [
  [() => '/', 'Piactér: szakember, ingatlan, szállás egy helyen', ['WebSite', 'Organization']],
  [() => '/ingatlanok', 'Eladó és kiadó ingatlanok – Piactér', ['ItemList', 'BreadcrumbList']],
  [() => '/szallasok', 'Szállások a Balatontól a hegyekig – Piactér', ['ItemList', 'BreadcrumbList']],
  [() => '/szakemberek', 'Szakemberek az egész országban – Piactér', ['ItemList', 'BreadcrumbList']],
  [() => '/ingatlanok?adType=1', 'Eladó ingatlanok – Piactér', ['ItemList', 'BreadcrumbList']],
  [() => '/szallasok?accommodationType=2', 'Apartmanok – Piactér', ['ItemList', 'BreadcrumbList']],
  [() => '/szakemberek?settlement=Tihany', 'Szakemberek Tihanyban – Piactér', ['ItemList', 'BreadcrumbList']],
  [() => `/ingatlan/${ids.property}`, 'Eladó ingatlan, Debrecen', ['RealEstateListing', 'BreadcrumbList']],
  [
    () => `/szallas/orsegi-vendeghaz-${ids.accommodation}`,
    'Őrségi vendégház, Debrecen – Piactér',
    ['LodgingBusiness', 'BreadcrumbList'],
  ],
  [() => `/szolgaltatas/x-${ids.service}`, 'Csempézés </script>', ['Service', 'BreadcrumbList']],
  [() => '/akcio', 'Akció </script>', ['WebPage', 'BreadcrumbList']],
  [() => '/rolunk', 'Rólunk – Piactér', ['WebPage', 'BreadcrumbList']],
  [() => '/aszf', 'ÁSZF – Piactér', ['WebPage', 'BreadcrumbList']],
  [() => '/szolgaltatas-csomagok', 'Szolgáltatáscsomagok és árak – Piactér', ['WebPage', 'BreadcrumbList']],
  [() => '/tudastar', 'Tudástár: segítség', ['WebPage', 'BreadcrumbList']],
  [() => '/login-reg', 'Bejelentkezés és regisztráció – Piactér', ['WebPage', 'BreadcrumbList']],
  [() => '/bejelentkezes', 'Bejelentkezés – Piactér', ['WebPage', 'BreadcrumbList']],
  [() => '/regisztracio', 'Regisztráció – Piactér', ['WebPage', 'BreadcrumbList']],
  [() => '/elfelejtett-jelszo', 'Elfelejtett jelszó – Piactér', ['WebPage', 'BreadcrumbList']],
];
const table = pages.map(
  ([path, title, types]) => [String(path).replace(/^.*=> /, ''), path, title, types] as const,
);

describe('a crawler without JavaScript', () => {
  // Shows PUB-05, PUB-06.
  it.each(table)('gets title, description, canonical and og of %s', async (_name, path, title) => {
    const { metas, canonical, ...head } = await read(path());
    expect(head.title.startsWith(title), head.title).toBe(true);
    const description = metas.get('description') ?? '';
    expect(description.length, description).toBeGreaterThan(15);
    expect(metas.get('og:title')?.length).toBeGreaterThan(5);
    expect(metas.get('og:description')).toBe(description);
    expect(metas.get('og:site_name')).toBe('Piactér');
    expect(metas.get('og:locale')).toBe('hu_HU');
    expect(metas.get('og:url')).toBe(canonical);
    expect(canonical).toMatch(/^http:\/\/piacter\.test\/[^#]*$/);
    const { text } = await get(path()).redirects(1);
    expect(text).not.toContain('<script>alert');
  });

  it.each(table)(
    'gets JSON-LD within the vocabulary of schema.org of %s',
    async (_name, path, _title, types) => {
      const { jsonLd } = await read(path());
      expect(jsonLd.map((data) => data['@type'])).toEqual(types);
      expect(jsonLd.flatMap((data) => findSchemaErrors(data))).toEqual([]);
    },
  );

  it('gets a title and a description of its own from each page', async () => {
    const heads = await Promise.all(pages.map(([path]) => read(path())));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(heads.map(({ metas }) => metas.get('description'))).size).toBe(pages.length);
    expect(new Set(heads.map(({ canonical }) => canonical)).size).toBe(pages.length);
  });

  it('finds the searches of the site and who runs it on the home page', async () => {
    const [webSite, organization] = (await read('/')).jsonLd;
    expect(webSite).toMatchObject({
      url: `${base}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${base}/kereses?q={search_term}` },
        'query-input': 'required name=search_term',
      },
      publisher: { '@id': organization?.['@id'] },
    });
    expect(organization).toMatchObject({ name: 'Piactér', logo: `${base}/favicon.svg` });
  });

  it('finds the listings of a result page in their order, and the way to it', async () => {
    const [list, trail] = (await read('/ingatlanok?adType=1')).jsonLd;
    expect(list).toMatchObject({
      name: 'Eladó ingatlanok',
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ '@type': 'ListItem', url: `${base}/ingatlan/${ids.property}` }),
      ]),
    });
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, name: 'Főoldal', item: `${base}/` },
      { position: 2, name: 'Ingatlan', item: `${base}/ingatlanok` },
      { position: 3, name: 'Eladó ingatlanok' },
    ]);
  });

  it.each([
    '/nincs-ilyen',
    '/ingatlan/999999',
    '/ingatlan/abc',
    '/ingatlanok/1',
    '/szallas/nincs-999999',
    '/szolgaltatas/nincs-999999',
    '/rolunk/2',
  ])('gets 404 at the unknown address %s', async (path) => {
    const { text } = await get(path).expect(404);
    const { isHidden, canonical, jsonLd } = readHead(text);
    expect({ isHidden, canonical, jsonLd }).toEqual({ isHidden: true, canonical: undefined, jsonLd: [] });
  });

  it('gets 410 from a listing that was deleted', async () => {
    await get(`/ingatlan/${ids.deleted}`).expect(200);
    await app.request().delete(`/api/real-estate/${ids.deleted}`).set(owner.auth).expect(200);
    const { text } = await get(`/ingatlan/${ids.deleted}`).expect(410);
    expect(text).toContain('>Ez a hirdetés már nem érhető el – Piactér</title>');
    expect(text).toContain('"code":"gone"');
    expect((await get('/sitemaps/ingatlan-0.xml')).text).not.toContain(`/ingatlan/${ids.deleted}<`);
  });

  it('is kept from the areas of roles and from the API, and told of the sitemap', async () => {
    const { text } = await get('/robots.txt').expect(200).expect('Content-Type', /plain/);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /api/', 'Disallow: /admin/', `Sitemap: ${base}/sitemap.xml`]),
    );
  });
});
