/** Planted into the copy of a recipe as a test of the API: what the new field is, from outside. */
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldRecipes } from '../../../proofs/recipes/recipes.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { buildProperty, createProperty } from './testing/factories-properties.ts';
import { startSiteServer } from './testing/site-server.ts';
import { createWatchJobs } from './testing/watch-jobs.ts';

const fields = fieldRecipes.map(({ expected }) => expected);

let t: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
const get = async (path: string) => (await t.request().get(path).expect(200)).body;

beforeAll(async () => {
  t = await testApp();
  owner = await t.signIn('ingatlan_tulajdonos');
});

describe.each(fields)(
  '$field',
  ({ field, value, refused, matching, other, typed, understood, said, summary }) => {
    const inSentence = said.slice(0, 1).toLowerCase() + said.slice(1);
    const create = () => createProperty(t, owner, { [field]: value });
    let id: number;
    beforeAll(async () => {
      id = await create();
    });

    it('is stored and shown, and refused beyond its limits', async () => {
      expect((await get(`/api/real-estate/${id}`)).data[field]).toBe(value);
      const ad = { ...buildProperty(), [field]: refused };
      const { body } = await t.request().post('/api/real-estate').set(owner.auth).send(ad).expect(422);
      expect(body.errors).toMatchObject([{ path: field }]);
    });

    it('is a filter of the list and of the map', async () => {
      const found = async (query: string) => [
        (await get(`/api/search-real-estates?${query}`)).total,
        (await get(`/api/map/property?bbox=16,45,23,49&zoom=7&${query}`)).data.pins.length,
      ];
      expect(await found(matching)).toEqual([1, 1]);
      expect(await found(other)).toEqual([0, 0]);
    });

    it('is understood in free text, and said in the title of the results', async () => {
      const { data } = await get(`/api/understand?q=${encodeURIComponent(typed)}`);
      expect(data).toMatchObject({ kind: 'property', filters: understood });
      const site = await startSiteServer(t.deps);
      const { text } = await site.get(`/ingatlanok?${matching}`);
      site.close();
      expect(text).toContain(`>Ingatlanok, ${inSentence} – Piactér</title>`);
    });

    it('is followed by a watch, whose mail says it', async () => {
      const visitor = await t.signIn('ajanlatkero');
      const jobs = createWatchJobs(t);
      await t
        .request()
        .post('/api/watches')
        .set(visitor.auth)
        .send({ kind: 'property', query: matching })
        .expect(201);
      t.clock.pass(60_000);
      await create();
      await jobs.run();
      const [mail] = await jobs.alertsTo(visitor);
      expect(mail?.subject).toContain(inSentence);
    });

    it('is in the API document with its label', async () => {
      const document = JSON.stringify(await get('/api/openapi.json'));
      expect(document).toContain(`"description":"${summary}"`);
    });
  },
);
