import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProperty, createProperty, promoteProperty } from '../../testing/factories-properties.ts';
import { fullProperty, openPropertyTest, type PropertyTest } from '../../testing/property-test.ts';

let app: PropertyTest['app'];
let owner: PropertyTest['owner'];
let other: PropertyTest['other'];
let detail: PropertyTest['detail'];
let row: PropertyTest['row'];
beforeAll(async () => {
  ({ app, owner, other, detail, row } = await openPropertyTest());
});
beforeEach(() => app.db.deleteFrom('real_estates').execute());

describe('replacing and deleting a property', () => {
  // Shows API-18, OWN-04.
  it('changes the given fields, recomputes the place, and keeps the creation date, the locations and absent fields', async () => {
    const id = await createProperty(app, owner, { ...fullProperty, specialLocations: [3] });
    const posted = await row(id);
    app.clock.pass(60_000);
    const { body } = await app
      .request()
      .put(`/api/real-estate/${id}`)
      .set(owner.auth)
      .send({
        ...buildProperty({ settlement: 'Győr', postalCode: '9021', price: 50_000 }),
        heatType: null,
        hasSolarPanel: 0,
      })
      .expect(200);
    expect(body).toEqual({ ok: true, message: 'A hirdetés módosításait elmentettük.' });
    const now = await row(id);
    expect(now).toMatchObject({ settlement: 'Győr', price: 50_000, heatType: null, created: posted.created });
    // It is dropped without a solar panel.
    expect(now).toMatchObject({ solarPanelOutput: null, floorArea: posted.floorArea });
    expect(posted.floorArea).not.toBeNull();
    expect(now.settlementID).not.toBe(posted.settlementID);
    expect(now.sortRank).toBe(posted.sortRank);
    expect(now.updated.getTime()).toBe(posted.updated.getTime() + 60_000);
    expect((await detail(id)).specialLocations).toEqual([{ locationID: 3, locationName: 'vízpart' }]);
  });

  it('replaces the locations when they are sent', async () => {
    const id = await createProperty(app, owner, { specialLocations: [3, 4] });
    await app
      .request()
      .put(`/api/real-estate/${id}`)
      .set(owner.auth)
      .send(buildProperty({ specialLocations: [] }))
      .expect(200);
    expect((await detail(id)).specialLocations).toEqual([]);
  });

  // Shows SES-08.
  it("replies 404 for somebody else's property, as for a missing one, and changes nothing", async () => {
    const id = await createProperty(app, owner, { specialLocations: [3] });
    const before = await row(id);
    const calls = [
      (adID: number) =>
        app
          .request()
          .put(`/api/real-estate/${adID}`)
          .send(buildProperty({ price: 1 })),
      (adID: number) => app.request().delete(`/api/real-estate/${adID}`),
      (adID: number) => app.request().post(`/api/add-delete-special-locations-real-estate/${adID}/5`),
    ];
    for (const call of calls) {
      const others = await call(id).set(other.auth).expect(404);
      const absent = await call(4_000_000).set(other.auth).expect(404);
      expect(others.body).toEqual(absent.body);
    }
    expect(await row(id)).toEqual(before);
  });

  // Shows API-19.
  it('deletes its images, links and locations too, and keeps its orders', async () => {
    const id = await createProperty(app, owner, { specialLocations: [3] });
    await promoteProperty(app, owner, id);
    await app.db
      .insertInto('video_links')
      .values({ realEstateID: id, linkUrl: 'https://youtu.be/abcdefghijk', created: app.clock.now() })
      .execute();
    const { body } = await app.request().delete(`/api/real-estate/${id}`).set(owner.auth).expect(200);
    expect(body).toEqual({ ok: true, message: 'A hirdetést töröltük.' });
    await app.request().get(`/api/real-estate/${id}`).expect(404);
    for (const table of ['real_estate_special_locations', 'video_links', 'listing_images'] as const)
      expect(
        await app.db.selectFrom(table).select('realEstateID').where('realEstateID', '=', id).execute(),
      ).toEqual([]);
    const orders = await app.db
      .selectFrom('service_orders')
      .select('realEstateID')
      .where('userID', '=', owner.userID)
      .execute();
    expect(orders).toContainEqual({ realEstateID: null });
  });

  it.each(['szallasado', 'szakember', 'ajanlatkero', 'admin'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const { auth } = await app.signIn(role);
      await app.request().post('/api/real-estate').set(auth).send(buildProperty()).expect(403);
    },
  );

  it('requires a session', async () => {
    await app.request().post('/api/real-estate').send(buildProperty()).expect(401);
  });
});

describe('special locations', () => {
  const toggle = (id: number, locationID: number) =>
    app.request().post(`/api/add-delete-special-locations-real-estate/${id}/${locationID}`).set(owner.auth);

  // Shows API-20.
  it('are toggled, and the search mask is updated', async () => {
    const id = await createProperty(app, owner);
    expect((await toggle(id, 60).expect(200)).body).toEqual({
      ok: true,
      message: '',
      data: { isChosen: 1 },
    });
    expect(
      (await app.request().get(`/api/special-locations-by-real-estate/${id}`).expect(200)).body.data,
    ).toEqual([{ locationID: 60, locationName: 'tanyasi környezet' }]);
    expect((await detail(id)).specialLocations).toHaveLength(1);
    expect((await toggle(id, 60).expect(200)).body.data).toEqual({ isChosen: 0 });
    expect((await detail(id)).specialLocations).toEqual([]);
  });

  it('reply 404 for the unknown location 61 and for a missing property', async () => {
    const id = await createProperty(app, owner);
    await toggle(id, 61).expect(404);
    await app.request().get('/api/special-locations-by-real-estate/4000000').expect(404);
  });
});
