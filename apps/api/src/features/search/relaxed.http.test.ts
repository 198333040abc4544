import type { SearchSuggestion } from '@piacter/contracts/search/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty, type PropertyInput } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';

let app: TestApp;
const calls: Record<string, string> = {
  '/ingatlanok': '/api/search-real-estates',
  '/szallasok': '/api/search-accommodations',
  '/szakemberek': '/api/search-professionals',
};

beforeAll(async () => {
  app = await testApp();
  const owner = await app.signIn('ingatlan_tulajdonos');
  const flat = { adType: 1, houseType: 2, price: 50_000, floorArea: 60 } as const;
  const ads: Partial<PropertyInput>[] = [
    ...Array.from({ length: 5 }, () => ({ ...flat, settlement: 'Győr', postalCode: '9021' })),
    { ...flat, price: 54_000, settlement: 'Győr', postalCode: '9021' },
    { ...flat, adType: 4, price: 20_000, settlement: 'Győr', postalCode: '9021' },
    { ...flat, price: 20_000, settlement: 'Abda', postalCode: '9151' },
    { ...flat, price: 30_000, settlement: 'Budapest', postalCode: '1132' },
    { ...flat, adType: 2, houseType: 1, price: 300, settlement: 'Kaposvár', postalCode: '7400' },
  ];
  for (const ad of ads) await createProperty(app, owner, ad);
  const host = await app.signIn('szallasado');
  await createAccommodation(app, host, { pricePerPerson: 12_000, capacity: 4 });
  const professional = await app.signIn('szakember');
  await createService(app, professional, { title: 'Ács', countryID: 1, settlement: 'Győr' });
});

async function search(address: string): Promise<{ total: number; suggestions: SearchSuggestion[] }> {
  const [path = '', query = ''] = address.split('?');
  const { body } = await app.request().get(`${calls[path]}?${query}`).expect(200);
  return body;
}
const suggest = async (address: string) => {
  const { suggestions } = await search(address);
  return suggestions.map(({ label, total }) => `${label.replaceAll('\u00a0', ' ')}: ${total}`);
};

describe('a search with few results', () => {
  // Shows FIND-10.
  it('is offered one filter fewer, wider prices, places nearby, what is around and another ad type', async () => {
    expect(await suggest('/ingatlanok?adType=1&settlement=Győr&priceTo=49999&houseType=2')).toEqual([
      '„50 M Ft-ig” nélkül: 6',
      'Ár: 55 M Ft-ig: 6',
      'Abda (7 km): 1',
      '10 km-es körzetben: 1',
      'Eladó vagy cserélhető: 1',
    ]);
  });

  it('leads to searches that have what is promised', async () => {
    const addresses = [
      '/ingatlanok?adType=1&settlement=Győr&priceTo=49999&houseType=2',
      '/ingatlanok?settlement=Budapest XIV. kerület&adType=1',
      '/ingatlanok?adType=2&settlement=Abda&floorAreaFrom=900&hasElevator=1&sort=price-asc',
      '/ingatlanok?keyword=holdkomp',
      '/szallasok?settlement=Debrecen&priceTo=11.5&petAllowed=1',
      '/szallasok?settlement=Hajdúszoboszló&mealPlan=3&facilities=301,302',
      '/szakemberek?serviceType=1&settlement=Debrecen',
      '/szakemberek?keyword=holdkomp&settlement=Győr',
    ];
    for (const address of addresses) {
      const { total, suggestions } = await search(address);
      expect(suggestions.length, address).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(6);
      expect(new Set(suggestions.map((one) => one.address)).size).toBe(suggestions.length);
      for (const one of suggestions) {
        expect(one.total).toBeGreaterThan(total);
        expect((await search(one.address)).total, one.address).toBe(one.total);
      }
    }
  });

  it('calls a filter what its chip does, with the name of its choice', async () => {
    expect(await suggest('/ingatlanok?settlement=Győr&hasElevator=1')).toContain('„Van lift” nélkül: 7');
    expect(await suggest('/ingatlanok?settlement=Győr&specialLocations=1')).toContain(
      '„A közelben: park” nélkül: 7',
    );
    expect(await suggest('/szallasok?settlement=Debrecen&facilitiesAny=301')).toContain(
      '„Legalább egy ezekből: ingyenes wifi” nélkül: 1',
    );
    expect(await suggest('/szallasok?settlement=Debrecen&priceTo=11.5')).toContain(
      'Ár: 12 700 Ft-ig fejenként: 1',
    );
  });

  it('offers a renter nothing that is sold while anything is let', async () => {
    const { suggestions } = await search('/ingatlanok?adType=2&houseType=2&settlement=Győr&priceTo=200');
    expect(suggestions.map(({ address }) => address)).toEqual(['/ingatlanok?adType=2']);
  });

  it('never gives up the profession', async () => {
    const { suggestions } = await search('/szakemberek?serviceType=1&settlement=Debrecen&keyword=holdkomp');
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { address } of suggestions) expect(address).toContain('serviceType=1');
    expect(await suggest('/szakemberek?serviceType=2&settlement=Abda')).toEqual([]);
  });

  it('offers related trades where nobody has the searched one, in the same place before anywhere', async () => {
    const { typeID } = await app.db
      .selectFrom('types_service')
      .select('typeID')
      .where('typeName', '=', 'nyílászáró-szerelő')
      .executeTakeFirstOrThrow();
    const related = { label: 'Ablakszerelő', total: 1 };
    const of = async (place: string) =>
      (await search(`/szakemberek?serviceType=${typeID}&settlement=${place}`)).suggestions;
    expect(await of('Győr')).toEqual([
      { ...related, address: '/szakemberek?settlement=Gy%C5%91r&serviceType=1' },
    ]);
    expect(await of('Debrecen')).toEqual([{ ...related, address: '/szakemberek?serviceType=1' }]);
  });

  it('keeps the price of an accommodation in thousands of forints', async () => {
    const { suggestions } = await search('/szallasok?settlement=Debrecen&priceTo=11.5');
    expect(suggestions.map(({ address }) => address)).toContain(
      '/szallasok?settlement=Debrecen&priceTo=12.7',
    );
  });

  it('has no suggestion without filters, and with as many results as a row of cards', async () => {
    expect(await suggest('/szallasok')).toEqual([]);
    expect(await suggest('/ingatlanok?settlement=Győr&adType=1')).toEqual([]);
  });
});

describe('a search without results', () => {
  const findNearest = async (address: string): Promise<{ labels: string[]; nearest: string[] }> => {
    const [path = '', query = ''] = address.split('?');
    const { body } = await app.request().get(`${calls[path]}?${query}`).expect(200);
    return {
      labels: body.suggestions.map(({ label }: SearchSuggestion) => label.replaceAll('\u00a0', ' ')),
      nearest: body.nearest.map(({ settlement }: { settlement: string }) => settlement),
    };
  };

  it('shows what is around the place, without its other filters, before what is anywhere', async () => {
    const { labels, nearest } = await findNearest(
      '/ingatlanok?settlement=Mosonmagyaróvár&houseType=2&hasElevator=1&priceTo=1000',
    );
    expect(labels).toEqual(['Minden ilyen hirdetés, 50 km-es körzetben', 'Minden ilyen hirdetés, bárhol']);
    expect(nearest[0]).toBe('Abda');
    expect(nearest).not.toContain('Budapest');
  });

  it.each([
    ['Sopron', 'Abda', 'Győr'],
    ['Miskolc', 'Budapest', 'Győr'],
    ['Sopron,Miskolc', 'Abda', 'Győr'],
  ])('shows the nearest to %s first, wherever they are: %s', async (settlement, first, second) => {
    const { labels, nearest } = await findNearest(
      `/ingatlanok?settlement=${settlement}&houseType=2&hasElevator=1&priceTo=1000`,
    );
    expect(labels).toEqual(['Minden ilyen hirdetés, bárhol']);
    expect(nearest.slice(0, 2)).toEqual([first, second]);
  });

  it('shows the nearest to a county or a landscape first', async () => {
    const query = '&houseType=2&hasElevator=1&priceTo=1000';
    const ofZemplen = await findNearest(`/ingatlanok?countyRegion=Zemplén${query}`);
    const ofVas = await findNearest(`/ingatlanok?countyRegion=Vas vármegye${query}`);
    expect([ofZemplen.nearest[0], ofVas.nearest[0]]).toEqual(['Budapest', 'Abda']);
  });

  it('keeps the number of guests as long as somebody has room for them', async () => {
    const { suggestions } = await search(
      '/szallasok?settlement=Sopron&guests=2&facilities=301,302&mealPlan=3',
    );
    expect(suggestions.map(({ address }) => address)).toEqual(['/szallasok?guests=2']);
    const many = await search('/szallasok?settlement=Sopron&guests=99&facilities=301,302&mealPlan=3');
    expect(many.suggestions.map(({ address }) => address)).toEqual(['/szallasok']);
  });
});

describe('the wish of a search', () => {
  const find = async (address: string) => {
    const [path = '', query = ''] = address.split('?');
    const { body } = await app.request().get(`${calls[path]}?${query}`).expect(200);
    return [body.total, body.wishTotal];
  };

  it.each(Object.keys(calls))('leaves nothing out of %s, and says how many results have it', async (path) => {
    const [total, withoutWish] = await find(path);
    expect([total > 0, withoutWish]).toEqual([true, null]);
    expect(await find(`${path}?wish=holdkomp`)).toEqual([total, 0]);
    const place = path === '/ingatlanok' ? 'Abda' : 'holdkomp';
    expect(await find(`${path}?wish=${place}`)).toEqual([total, path === '/ingatlanok' ? 1 : 0]);
  });

  it('is looked for beside the keyword, which stays strict', async () => {
    expect(await find('/ingatlanok?keyword=Győr&wish=Abda')).toEqual([7, 0]);
    expect(await find('/ingatlanok?keyword=Abda&wish=Abda')).toEqual([1, 1]);
  });

  it('is kept by no watch', async () => {
    const visitor = await app.signIn('ajanlatkero');
    const body = { kind: 'property', query: 'settlement=Győr&wish=terasz', frequency: 'daily' };
    await app.request().post('/api/watches').set(visitor.auth).send(body).expect(201);
    const { query } = await app.db.selectFrom('watches').select('query').executeTakeFirstOrThrow();
    expect(query).toBe('settlement=Gy%C5%91r');
  });
});
