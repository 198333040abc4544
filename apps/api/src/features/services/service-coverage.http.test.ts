import * as contract from '@piacter/contracts/services';
import { radiiReached, serviceLimits } from '@piacter/contracts/services';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createService } from '../../testing/factories-services.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let anna: SignedIn;
let bela: SignedIn;
let serviceID: number;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signIn('szakember');
  bela = await app.signIn('szakember');
});
beforeEach(async () => {
  await app.db.deleteFrom('services').execute();
  serviceID = await createService(app, anna, { selectedServiceTypes: [7] });
});

const send = (path: string, body: object, who = anna) => app.request().post(path).set(who.auth).send(body);
const get = async (path: string, who?: SignedIn) => {
  const request = app.request().get(path);
  return (await (who ? request.set(who.auth) : request).expect(200)).body.data;
};
const remove = (path: string, who = anna) => app.request().delete(path).set(who.auth);

const hungary = 1;
const slovenia = 6;

// Shows API-34.
describe('the professions of a service', () => {
  const path = '/api/service-relation';
  const add = (serviceTypeID: number, who = anna) => send(path, { serviceID, serviceTypeID }, who);
  const list = async () =>
    contract.listServiceRelations.reply.shape.data.parse(await get(`/api/service-relations/${serviceID}`));

  it('are added, in the order of selection, and removed', async () => {
    const { body } = await add(3).expect(201);
    expect((await list()).map(({ serviceTypeID }) => serviceTypeID)).toEqual([7, 3]);
    const [first] = await list();
    await remove(`${path}/${first?.relationID}`).expect(200);
    expect(await list()).toEqual([
      { relationID: body.insertID, serviceID, serviceTypeID: 3, typeName: expect.any(String) },
    ]);
  });

  it('are selected once each', async () => {
    const { body } = await add(7).expect(409);
    expect(body).toMatchObject({
      code: 'already_chosen',
      message: 'Ezt a szakmát már kiválasztottad ehhez a szolgáltatáshoz, válassz másikat!',
    });
    expect(await list()).toHaveLength(1);
  });

  it('are stored once when two tabs select the same', async () => {
    const replies = await Promise.all([add(5), add(5), add(5)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await list()).toHaveLength(2);
  });

  it('keep at least one, also under concurrent requests', async () => {
    const { body } = await add(3).expect(201);
    const ids = [(await list())[0]?.relationID, body.insertID];
    const replies = await Promise.all(ids.map((relationID) => remove(`${path}/${relationID}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'conflict',
      message: 'Az utolsó szakmát nem törölheted, előbb adj hozzá másikat!',
    });
    expect(await list()).toHaveLength(1);
  });

  it('are at most twenty', async () => {
    for (let type = 10; type < 9 + serviceLimits.serviceTypes; type += 1) await add(type).expect(201);
    const { body } = await add(9).expect(409);
    expect(body.code).toBe('conflict');
    expect(await list()).toHaveLength(serviceLimits.serviceTypes);
  });

  it('have to be in the list', async () => {
    const { body } = await add(9999).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'serviceTypeID' })]);
  });

  it("of somebody else's service reply 404", async () => {
    await add(3, bela).expect(404);
    const [first] = await list();
    await add(3).expect(201);
    await remove(`${path}/${first?.relationID}`, bela).expect(404);
    await remove(`${path}/4294967295`).expect(404);
    expect(await list()).toHaveLength(2);
  });
});

// Shows API-33.
describe('the regions and settlements of a service', () => {
  const path = '/api/service-regions';
  const list = async (type: 1 | 2) =>
    contract.listServiceRegions.reply.shape.data.parse(await get(`${path}/${serviceID}/${type}`));
  const addRegion = (regionName: string, more: object = {}, who = anna) =>
    send(path, { serviceID, regionType: 1, regionName, ...more }, who);
  const addSettlement = (settlementName: string, more: object = {}, who = anna) =>
    send(path, { serviceID, regionType: 2, settlementName, ...more }, who);

  // Shows PRO-04.
  it("are stored in the gazetteer's spelling, each in its own list", async () => {
    const { body } = await addRegion('gyor moson sopron').expect(201);
    await addSettlement('GYŐR').expect(201);
    await addSettlement('Grác', { countryID: 2 }).expect(201);
    expect(await list(1)).toEqual([
      {
        relationID: body.insertID,
        serviceID,
        countryID: hungary,
        regionType: 1,
        regionName: 'Győr-Moson-Sopron vármegye',
        radius: 0,
      },
    ]);
    expect((await list(2)).map(({ settlementName }) => settlementName)).toEqual(['Győr', 'Grác']);
  });

  it('are selected once each, whatever their spelling', async () => {
    await addRegion('Vas').expect(201);
    const { body } = await addRegion('VAS VÁRMEGYE').expect(409);
    expect(body.code).toBe('already_chosen');
    await addSettlement('Győr').expect(201);
    await addSettlement('gyor').expect(409);
    expect([await list(1), await list(2)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each([
    ['regionName', 1, 'Nincs megye', hungary],
    ['regionName', 1, 'Steiermark', hungary],
    ['settlementName', 2, 'Sehonna', hungary],
    ['settlementName', 2, 'Győr', 2],
  ])('have to be in the gazetteer of their country: %s', async (field, regionType, name, countryID) => {
    const { body } = await send(path, { serviceID, regionType, [field]: name, countryID }).expect(422);
    expect(body.errors).toEqual([{ path: field, message: 'Válassz a felsorolt lehetőségek közül!' }]);
  });

  it('are stored as typed in a country that the gazetteer does not cover', async () => {
    await addRegion('Gorenjska', { countryID: slovenia }).expect(201);
    await addRegion('gorenjska', { countryID: slovenia }).expect(409);
    expect(await list(1)).toEqual([
      expect.objectContaining({ regionName: 'Gorenjska', countryID: slovenia }),
    ]);
  });

  it.each<[string, object]>([
    ['regionName', { regionType: 1, settlementName: 'Győr' }],
    ['settlementName', { regionType: 2, settlementName: '' }],
    ['regionType', { regionType: 3, regionName: 'Vas' }],
    ['countryID', { regionType: 1, regionName: 'Vas', countryID: 99 }],
  ])('require a valid %s', async (field, body) => {
    const reply = await send(path, { serviceID, ...body }).expect(422);
    expect(reply.body.errors).toEqual([expect.objectContaining({ path: field })]);
  });

  it('are at most a hundred of each kind', async () => {
    const settlements = await app.db
      .selectFrom('regions')
      .select(['regionID', 'regionName'])
      .where('kind', '=', 'settlement')
      .where('countryID', '=', hungary)
      .where('regionName', '<>', 'Győr')
      .limit(serviceLimits.regions)
      .execute();
    await app.db
      .insertInto('service_regions')
      .values(
        settlements.map(({ regionID, regionName }) => ({
          serviceID,
          countryID: hungary,
          regionType: 2,
          regionName,
          placeID: regionID,
        })),
      )
      .execute();
    expect((await addSettlement('Győr').expect(409)).body.code).toBe('conflict');
    await addRegion('Vas').expect(201);
  });

  describe('with a radius', () => {
    const change = (relationID: number, radius: unknown, who = anna) =>
      app.request().patch(`${path}/${relationID}`).set(who.auth).send({ radius });

    // Shows PRO-11.
    it('are listed with it, and it is changed', async () => {
      const { body } = await addSettlement('Győr', { radius: 30 }).expect(201);
      expect((await list(2)).map(({ radius }) => radius)).toEqual([30]);
      await change(body.insertID, 10).expect(200);
      await change(body.insertID, 10).expect(200);
      expect((await list(2)).map(({ radius }) => radius)).toEqual([10]);
      await change(body.insertID, 0).expect(200);
      const [gyor] = await list(2);
      expect(gyor?.radius).toBe(0);
    });

    it('have one of the offered ones', async () => {
      const { body } = await addSettlement('Győr').expect(201);
      for (const radius of [15, -10, '10', null])
        expect((await change(body.insertID, radius).expect(422)).body.errors).toEqual([
          expect.objectContaining({ path: 'radius' }),
        ]);
    });

    it('are settlements', async () => {
      const errors = [
        {
          path: 'radius',
          message:
            'Körzete csak a településjegyzékben szereplő településnek lehet, válaszd a „Csak itt” lehetőséget!',
        },
      ];
      expect((await addRegion('Vas', { radius: 10 }).expect(422)).body.errors).toEqual(errors);
      const { body } = await addRegion('Vas').expect(201);
      expect((await change(body.insertID, 10).expect(422)).body.errors).toEqual(errors);
    });

    it('are at most five, also when two tabs set them', async () => {
      const names = ['Győr', 'Pécs', 'Eger', 'Vác', 'Baja', 'Mohács'];
      const ids: number[] = [];
      for (const name of names) ids.push((await addSettlement(name).expect(201)).body.insertID);
      for (const id of ids.slice(0, 4)) await change(id, 10).expect(200);
      const replies = await Promise.all(ids.slice(4).map((id) => change(id, 10)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'conflict',
        message: radiiReached,
      });
      await change(ids[0] ?? 0, 50).expect(200);
      expect((await addSettlement('Szeged', { radius: 10 }).expect(409)).body.message).toBe(radiiReached);
    });

    it("of somebody else's service reply 404", async () => {
      const { body } = await addSettlement('Győr').expect(201);
      await change(body.insertID, 10, bela).expect(404);
      await change(4_294_967_295, 10).expect(404);
      expect((await list(2)).map(({ radius }) => radius)).toEqual([0]);
    });
  });

  it("of somebody else's service reply 404", async () => {
    await addSettlement('Győr', {}, bela).expect(404);
    const { body } = await addSettlement('Győr').expect(201);
    await remove(`${path}/${body.insertID}`, bela).expect(404);
    await remove(`${path}/4294967295`).expect(404);
    expect(await list(2)).toHaveLength(1);
    await remove(`${path}/${body.insertID}`).expect(200);
    await remove(`${path}/${body.insertID}`).expect(404);
    expect(await list(2)).toEqual([]);
  });
});

describe('the countries that a service covers', () => {
  const toggle = (countryID: number, who = anna) =>
    send('/api/toggle-service-country-relation', { serviceID, countryID }, who);
  const list = () => get(`/api/service-country-relations/${serviceID}`);

  // Shows API-35.
  it('are toggled by the same call', async () => {
    expect((await toggle(2).expect(200)).body.data).toEqual({ isChosen: 1 });
    expect((await toggle(1).expect(200)).body.data).toEqual({ isChosen: 1 });
    expect(await list()).toEqual([
      { countryID: 1, serviceID },
      { countryID: 2, serviceID },
    ]);
    expect((await toggle(2).expect(200)).body.data).toEqual({ isChosen: 0 });
    expect(await list()).toEqual([{ countryID: 1, serviceID }]);
  });

  it("have to be in the list, and reply 404 for somebody else's service", async () => {
    expect((await toggle(99).expect(422)).body.errors).toEqual([
      expect.objectContaining({ path: 'countryID' }),
    ]);
    await toggle(1, bela).expect(404);
    expect(await list()).toEqual([]);
  });
});

describe('the lists of an unpublished service', () => {
  const paths = () => [
    `/api/service-relations/${serviceID}`,
    `/api/service-regions/${serviceID}/1`,
    `/api/service-country-relations/${serviceID}`,
  ];

  it('are visible to its professional and the admin only', async () => {
    await app.db.updateTable('services').set({ status: 0 }).execute();
    const admin = await app.signIn('admin');
    for (const path of paths()) {
      await app.request().get(path).expect(404);
      await app.request().get(path).set(bela.auth).expect(404);
      expect(await get(path, anna)).toBeInstanceOf(Array);
      expect(await get(path, admin)).toBeInstanceOf(Array);
    }
  });
});
