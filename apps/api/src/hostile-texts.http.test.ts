import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingUrl } from './features/listings/url/index.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { createAccommodation } from './testing/factories-accommodations.ts';
import { createProperty } from './testing/factories-properties.ts';
import { buildService, createService } from './testing/factories-services.ts';
import { getSkeleton, hostileBreaks, hostileLines } from './testing/hostile-texts.ts';
import { startSiteServer } from './testing/site-server.ts';

/**
 * What the server writes into pages, for every hostile text: the texts are written to the tables themselves, so that no
 * check of the input can hide a missing escape.
 */
describe('the server-rendered page', () => {
  let t: TestApp;
  let site: Awaited<ReturnType<typeof startSiteServer>>;
  const ids = { property: 0, accommodation: 0, service: 0 };
  beforeAll(async () => {
    t = await testApp();
    site = await startSiteServer(t.deps);
    ids.property = await createProperty(t, await t.signIn('ingatlan_tulajdonos'));
    ids.accommodation = await createAccommodation(t, await t.signIn('szallasado'));
    ids.service = await createService(t, await t.signIn('szakember'), {}, { settlements: ['Győr'] });
  });
  afterAll(() => site.close());

  const write = {
    property: (text: string) =>
      t.db.updateTable('real_estates').set({
        settlement: text.slice(0, 80),
        street: text.slice(0, 80),
        description: text,
        exchangeDesc: text,
      }),
    accommodation: (text: string) =>
      t.db
        .updateTable('accommodations')
        .set({ accommodationName: text, description: text, settlement: text.slice(0, 80) }),
    service: (text: string) => t.db.updateTable('services').set({ title: text, description: text }),
  };
  const toPath = {
    property: () => `/ingatlan/${ids.property}`,
    accommodation: (text: string) => `/szallas/${listingUrl(text, ids.accommodation)}`,
    service: (text: string) => `/szolgaltatas/${listingUrl(text, ids.service)}`,
  };
  const searchPaths = { property: '/ingatlanok', accommodation: '/szallasok', service: '/szakemberek' };

  const read = async (path: string) => {
    const { text, headers } = await site.get(path).expect(200);
    return { text, skeleton: getSkeleton(text), headers: Object.keys(headers).sort() };
  };
  /** What the server embeds as JSON, which throws when it does not parse. */
  const parseScripts = (html: string): unknown[] =>
    [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    );

  it.each(['property', 'accommodation', 'service'] as const)(
    'of a %s, and of a search that finds it, has the same elements whatever is written there',
    async (kind) => {
      await write[kind]('a').execute();
      const ordinary = await read(toPath[kind]('a'));
      const ordinarySearch = await read(searchPaths[kind]);
      expect(ordinary.skeleton).toContain('script type');
      for (const text of [...hostileLines, ...hostileBreaks]) {
        await write[kind](text).execute();
        const page = await read(toPath[kind](text));
        expect(page.skeleton, text).toEqual(ordinary.skeleton);
        expect(page.headers, text).toEqual(ordinary.headers);
        expect(JSON.stringify(parseScripts(page.text)), text).toContain(JSON.stringify(text).slice(1, -1));
        const search = await read(searchPaths[kind]);
        expect(search.skeleton, text).toEqual(ordinarySearch.skeleton);
        expect(parseScripts(search.text).length, text).toBeGreaterThan(0);
      }
    },
  );

  const queries = [
    ['/ingatlanok', 'settlement'],
    ['/ingatlanok', 'keyword'],
    ['/szakemberek', 'keyword'],
    ['/szakemberek', 'settlement'],
    ['/szallasok', 'settlement'],
    ['/szallasok', 'utm_source'],
  ] as const;
  it.each(queries)(
    'of a search at %s by %s has the same elements whatever is searched',
    async (path, name) => {
      const search = async (text: string) => {
        const { text: html } = await site.get(`${path}?${new URLSearchParams({ [name]: text })}`).expect(200);
        parseScripts(html);
        return getSkeleton(html);
      };
      // Without results, and too long or with a line break: what differs is only which head the page gets.
      const ordinary = await Promise.all([search('qxzw'), search('a\nb'), search('q'.repeat(119))]);
      for (const text of [...hostileLines, ...hostileBreaks])
        expect(ordinary, text).toContainEqual(await search(text));
    },
  );

  it('of a content page, and one with SEO metadata, has the same elements whatever the admin writes', async () => {
    const now = t.clock.now();
    const row = { pageUrl: 'proba', isHomePage: 0, published: 1, onTheMenu: 1, created: now, updated: now };
    await t.db
      .insertInto('page_contents')
      .values({ ...row, pageName: 'a', content: 'a' })
      .execute();
    const readBoth = async (text: string) => {
      await t.db.updateTable('page_contents').set({ pageName: text, content: text }).execute();
      await t.db
        .updateTable('seo_metadata')
        .set({ title: text, description: text, ogTitle: text, ogDescription: text, keywords: text })
        .execute();
      // Past the minute for which pages are cached.
      t.clock.pass(61_000);
      const [page, packages] = [await read('/proba'), await read('/szolgaltatas-csomagok')];
      parseScripts(page.text + packages.text);
      return [page.skeleton, packages.skeleton];
    };
    const ordinary = await readBoth('a');
    for (const text of [...hostileLines, ...hostileBreaks])
      expect(await readBoth(text), text).toEqual(ordinary);
  });

  it.each(hostileBreaks)('never gets %j as the title of a service', async (title) => {
    const { auth } = await t.signIn('szakember');
    await t.request().post('/api/professionals').set(auth).send(buildService({ title })).expect(422);
  });
});
