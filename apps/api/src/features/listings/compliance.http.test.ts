import { hungaryID } from '@piacter/contracts/lookups/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import { houseTypes } from '@piacter/contracts/properties/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildAccommodation } from '../../testing/factories-accommodations.ts';
import { createPackage } from '../../testing/factories-listing-parts.ts';
import { buildProperty } from '../../testing/factories-properties.ts';

let app: TestApp;
let auth: Record<'owner' | 'host', Record<string, string>>;
beforeAll(async () => {
  app = await testApp({ config: { compliance: 'enforce' } });
  const [owner, host] = await Promise.all([
    app.signIn('ingatlan_tulajdonos', { profile: {} }),
    app.signIn('szallasado', { profile: {} }),
  ]);
  auth = { owner: owner.auth, host: host.auth };
});

const flat = { ...buildProperty(), houseType: houseTypes.flat };
const house = { ...buildAccommodation(), countryID: hungaryID };
const postProperty = (body: object) => app.request().post('/api/real-estate').set(auth.owner).send(body);
const postStay = (body: object) => app.request().post('/api/accommodations').set(auth.host).send(body);
const move = (kind: string, id: number, status: string, who: Record<string, string>) =>
  app.request().patch(`/api/listings/${kind}/${id}/status`).set(who).send({ status });

describe('where the operator enforces what an ad must say', () => {
  // Shows LAW-20.
  it('a flat is published with its energy class only, a plot without', async () => {
    const { body } = await postProperty(flat).expect(422);
    expect(body.errors).toEqual([
      {
        path: 'energyClass',
        message: 'Add meg az energetikai besorolást: ház és lakás hirdetésében kötelező!',
      },
    ]);
    await postProperty({ ...flat, energyClass: 13 }).expect(201);
    await postProperty({ ...flat, houseType: houseTypes.plot }).expect(201);
  });

  it('an update may not take it away, and nothing of it is stored', async () => {
    const { body } = await postProperty({ ...flat, energyClass: 5 }).expect(201);
    const path = `/api/real-estate/${body.insertID}`;
    await app
      .request()
      .put(path)
      .set(auth.owner)
      .send({ ...flat, energyClass: null, price: 1 })
      .expect(422);
    const { body: after } = await app.request().get(path).expect(200);
    expect(after.data).toMatchObject({ energyClass: 5, price: flat.price });
  });

  // Shows LAW-19.
  it('an accommodation in Hungary is published with its NTAK number only, one abroad without', async () => {
    const { body } = await postStay(house).expect(422);
    expect(body.errors[0]).toMatchObject({ path: 'ntakNumber' });
    await postStay({ ...house, ntakNumber: 'sz-1234 5678' }).expect(201);
    await postStay({ ...house, countryID: 2 }).expect(201);
  });

  it('one that was published before is not started again without it', async () => {
    const { body } = await postStay({ ...house, ntakNumber: 'SZ12345679' }).expect(201);
    await move('accommodation', body.insertID, 'paused', auth.host).expect(200);
    await app.db
      .updateTable('accommodations')
      .set({ ntakNumber: null })
      .where('accommodationID', '=', body.insertID)
      .execute();
    const refused = await move('accommodation', body.insertID, 'live', auth.host).expect(422);
    expect(refused.body.errors[0]).toMatchObject({ path: 'ntakNumber' });
    const row = await app.db
      .selectFrom('accommodations')
      .select(['state', 'status'])
      .where('accommodationID', '=', body.insertID)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'paused', status: 0 });
  });

  it('no package is sold for one without it', async () => {
    const packageID = await createPackage(app.db, app.clock, {
      packageType: packageTypes.kiemelt,
      quantity: 30,
      prices: { '2026-01-01': 5000 },
    });
    const { body } = await postProperty({ ...flat, energyClass: 5 }).expect(201);
    const order = () =>
      app
        .request()
        .post('/api/service-orders')
        .set(auth.owner)
        .send({ packageID, realEstateID: body.insertID });
    await app.db
      .updateTable('real_estates')
      .set({ energyClass: null })
      .where('realEstateID', '=', body.insertID)
      .execute();
    const { body: refused } = await order().expect(409);
    expect(refused.message).toMatch(/energetikai besorolást/);
    await app.db
      .updateTable('real_estates')
      .set({ energyClass: 12 })
      .where('realEstateID', '=', body.insertID)
      .execute();
    await order().expect(201);
  });
});

it('by itself the operator only warns: documented calls publish without', async () => {
  const warned = await testApp();
  const { auth: owner } = await warned.signIn('ingatlan_tulajdonos', { profile: {} });
  await warned.request().post('/api/real-estate').set(owner).send(flat).expect(201);
});
