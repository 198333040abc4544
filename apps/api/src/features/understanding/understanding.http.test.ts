import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const understand = async (query: Record<string, string>) =>
  (await app.request().get('/api/understand').query(query).expect(200)).body.data;

describe('GET /api/understand', () => {
  // Shows FIND-02.
  it('answers kind, filters, what is left, the result page and the parts', async () => {
    expect(await understand({ q: 'kiado lakas gyorben 200 ezerig' })).toEqual({
      kind: 'property',
      filters: { adType: '2', houseType: '2', settlement: 'Győr', priceTo: '200' },
      rest: '',
      address: '/ingatlanok?adType=2&houseType=2&settlement=Gy%C5%91r&priceTo=200',
      understood: expect.arrayContaining([{ text: 'gyorben', filter: 'settlement', label: 'Győr' }]),
    });
  });

  it('takes professions with their synonyms from the database', async () => {
    const { kind, filters } = await understand({ q: 'csőtörés Pest megyében' });
    const [plumber] = await app.db
      .selectFrom('types_service')
      .select('typeID')
      .where('typeName', '=', 'vízvezeték-szerelő')
      .execute();
    expect([kind, filters]).toEqual([
      'service',
      { serviceType: String(plumber?.typeID), region: 'Pest vármegye' },
    ]);
  });

  it.each(['', ' ', 'x'.repeat(5000), '\u0000', '%', '💥💥'])('never fails, as for %j', async (q) => {
    expect(await understand({ q })).toMatchObject({ filters: {} });
  });

  it('asks where the text does not tell the kind, and takes the kind that is given', async () => {
    expect(await understand({ q: 'Pécs' })).toMatchObject({ kind: null, address: null });
    expect(await understand({ q: 'Pécs', kind: 'service' })).toMatchObject({
      kind: 'service',
      address: '/szakemberek?settlement=P%C3%A9cs',
    });
    expect(await understand({ q: 'Pécs', kind: 'nincs' })).toMatchObject({ kind: null });
  });
});

describe('the form without JavaScript', () => {
  it('is redirected to the results, and home where the kind is unclear', async () => {
    const ask = (query: Record<string, string>) => app.request().get('/kereses').query(query).expect(303);
    expect((await ask({ q: 'kiadó lakás' })).headers.location).toBe('/ingatlanok?adType=2&houseType=2');
    expect((await ask({ q: 'Pécs', kind: 'service' })).headers.location).toBe(
      '/szakemberek?settlement=P%C3%A9cs',
    );
    expect((await ask({})).headers.location).toBe('/');
  });
});
