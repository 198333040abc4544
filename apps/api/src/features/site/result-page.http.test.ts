import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { readHead } from '../../testing/read-head.ts';
import { startSiteServer } from '../../testing/site-server.ts';

let app: TestApp;
let site: Awaited<ReturnType<typeof startSiteServer>>;
beforeAll(async () => {
  app = await testApp();
  const owner = await app.signIn('ingatlan_tulajdonos');
  const flat = { adType: 1, houseType: 2, price: 50_000 } as const;
  for (const settlement of ['Győr', 'Győr', 'Győr', 'Ják', 'Ják'])
    await createProperty(app, owner, {
      ...flat,
      settlement,
      postalCode: settlement === 'Ják' ? '9798' : '9021',
    });
  site = await startSiteServer(app.deps);
});
afterAll(() => site.close());

const read = async (query: string, path = '/ingatlanok') =>
  readHead((await site.get(path + query).expect(200)).text);

describe('a page of results', () => {
  it.each([
    ['?adType=1&settlement=Gy%C5%91r', 'Eladó ingatlanok Győrben – Piactér'],
    ['?houseType=2&settlement=gyor', 'Lakások Győrben – Piactér'],
    ['?adType=1&houseType=2&settlement=J%C3%A1k', 'Eladó lakás – Ják – Piactér'],
    ['?houseType=2&settlement=jak', 'Lakás – Ják – Piactér'],
    ['?priceTo=60000', 'Ingatlanok, 60 M Ft-ig – Piactér'],
    ['?sort=price-asc&settlement=gyor', 'Ingatlanok Győrben, olcsóbb elöl – Piactér'],
    ['?heatType=1', 'Ingatlanok, fűtés: gázcirkó – Piactér'],
  ])('%s is titled %s', async (query, title) => {
    const head = await read(query);
    expect(head.title.replaceAll('\u00a0', ' ')).toBe(title);
    const words = title.replace(' – Piactér', '');
    expect(head.metas.get('og:title')?.replaceAll('\u00a0', ' ')).toBe(words);
    expect(head.metas.get('description')?.replaceAll('\u00a0', ' ')).toContain(`${words}: `);
  });

  it('counts its listings in JSON-LD', async () => {
    const [list] = (await read('?settlement=Győr')).jsonLd;
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'Ingatlanok Győrben', numberOfItems: 3 });
    expect(list?.itemListElement).toHaveLength(3);
  });

  it('says in its description how many listings were found', async () => {
    expect((await read('?settlement=Győr')).metas.get('description')).toBe(
      'Ingatlanok Győrben: 3 hirdetés a Piactéren. Nézd meg a képeket és az árakat, és írj közvetlenül a hirdetőnek!',
    );
  });

  it.each([
    ['?settlement=gyor&adType=1', '?adType=1&settlement=Gy%C5%91r'],
    ['?adType=1&settlement=GY%C5%90R&page=1', '?adType=1&settlement=Gy%C5%91r'],
    ['?houseType=3,2,2&utm_source=x&fbclid=y', '?houseType=2,3'],
    ['?hasBalcony=true', '?hasBalcony=1'],
    ['?priceFrom=0&priceTo=0060000', '?priceTo=60000'],
    ['?keyword=+terasz+&countyRegion=', '?keyword=terasz'],
    ['?orderBy=ASC', ''],
    ['?sort=promoted', ''],
    ['?sort=price-asc&adType=1', '?adType=1&sort=price-asc'],
    ['?page=2', '?page=2'],
    ['?page=2&adType=1', '?adType=1&page=2'],
    ['?priceTo=sok', ''],
  ])('%s has the canonical address %j', async (query, canonical) => {
    expect((await read(query)).canonical).toBe(`http://piacter.test/ingatlanok${canonical}`);
  });

  it.each([
    ['?priceFrom=8&priceTo=15', '?priceFrom=8&priceTo=15'],
    ['?priceTo=012,50&guests=02', '?priceTo=12.5&guests=2'],
    ['?facilities=3,1&area=47,19;47,20;46,20', '?facilities=1,3&area=47,19;47,20;46,20'],
  ])(
    '%s of accommodations, whose prices are read in forints, has the canonical address %j',
    async (query, canonical) => {
      const head = await read(query, '/szallasok');
      expect(decodeURIComponent(head.canonical ?? '')).toBe(`http://piacter.test/szallasok${canonical}`);
    },
  );

  it.each([
    ['?settlement=Győr', 'three results', false],
    ['?settlement=Ják', 'two results', true],
    ['?settlement=Sehol', 'no result', true],
    ['?adType=1&settlement=Győr', 'two filters', false],
    ['?priceFrom=1000&priceTo=60000&settlement=Győr', 'a range and a filter', false],
    ['?adType=1&houseType=2&settlement=Győr', 'three filters', true],
    ['?adType=1&settlement=Győr&sort=promoted', 'two filters in the default order', false],
    ['?adType=1&settlement=Győr&sort=newest', 'two filters in another order', true],
    ['', 'no filter', false],
    ['?page=2', 'no result on a further page', true],
    ['?priceTo=sok', 'a refused filter', true],
  ])('%s with %s may be excluded from search engines: %s', async (query, _what, isHidden) => {
    expect((await read(query)).isHidden).toBe(isHidden);
  });
});
