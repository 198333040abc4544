import { type ListingKind, listingKinds, listingRoleByKind } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';
import { listingSpecs } from '../listings/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

const calls: Record<ListingKind, { create: (t: TestApp, owner: SignedIn) => Promise<number>; own: string }> =
  {
    property: {
      create: (t, owner) => createProperty(t, owner, { specialLocations: [1], description: 'Szép.' }),
      own: '/api/real-estates-by-user',
    },
    accommodation: {
      create: (t, owner) => createAccommodation(t, owner, { specialLocations: [1], spokenLanguages: [1] }),
      own: '/api/accommodations-by-user',
    },
    service: {
      create: (t, owner) => createService(t, owner, {}, { settlements: ['Győr'] }),
      own: '/api/professional-services',
    },
  };

// Shows LIFE-05.
describe.each(listingKinds)("the copy of a listing of kind '%s'", (kind) => {
  const { create, own } = calls[kind];
  const { table, idField } = listingSpecs[kind];
  let t: TestApp;
  let owner: SignedIn;
  let id: number;
  beforeAll(async () => {
    t = await testApp();
    owner = await t.signIn(listingRoleByKind[kind]);
    id = await create(t, owner);
    const created = t.clock.now();
    const path = `/files/images/aa/${'a'.repeat(40)}-1600.webp`;
    for (const sortOrder of [0, 1])
      await t.db
        .insertInto('listing_images')
        .values({ [idField]: id, path, width: 1600, height: 900, sortOrder, created })
        .execute();
    await t.db
      .insertInto('price_table_products')
      .values({ [idField]: id, productName: 'Felmérés', priceFrom: 5000, created })
      .execute();
    if (kind === 'service') await t.db.updateTable('services').set({ price: 5000 }).execute();
    t.clock.pass(1000);
  });
  const copy = ({ auth }: SignedIn, of = id) =>
    t.request().post(`/api/listings/${kind}/${of}/copy`).set(auth);
  const ownCards = async (): Promise<Record<string, unknown>[]> =>
    (await t.request().get(own).set(owner.auth).expect(200)).body.data;

  it('is a draft with its data, pictures and prices, which its owner publishes', async () => {
    const { body } = await copy(owner).expect(201);
    const [draft, original] = await ownCards();
    const { state, nextStates, created, updated, mainImg, imageCount, ...data } = draft ?? {};
    expect([state, nextStates]).toEqual(['draft', ['live']]);
    expect([mainImg, imageCount]).toEqual([expect.stringMatching(/-1600\.webp$/), 2]);
    expect(original).toMatchObject({
      ...data,
      [idField]: id,
      ...(kind === 'property' ? {} : { [`${kind}Url`]: expect.any(String) }),
    });
    expect(draft?.[idField]).toBe(body.insertID);
    const products = await t.db
      .selectFrom('price_table_products')
      .select('productName')
      .where(sql.ref(idField), '=', body.insertID)
      .execute();
    expect(products).toEqual([{ productName: 'Felmérés' }]);
    await t
      .request()
      .patch(`/api/listings/${kind}/${body.insertID}/status`)
      .set(owner.auth)
      .send({ status: 'live' })
      .expect(200);
    expect(
      (await findBrokenInvariants(t.db, t.clock.now())).filter(({ ids }) => ids.includes(body.insertID)),
    ).toEqual([]);
  });

  // Shows TRUST-02.
  it('is hidden like its original, shown to the admins, and stays so when it is published', async () => {
    const admin = await t.signIn('admin');
    const hide = { isHidden: true, reason: 'Hamis ár.' };
    await t.request().patch(`/api/listings/${kind}/${id}/visibility`).set(admin.auth).send(hide).expect(200);
    const { body } = await copy(owner).expect(201);
    const status = `/api/listings/${kind}/${body.insertID}/status`;
    await t.request().patch(status).set(owner.auth).send({ status: 'live' }).expect(200);
    const row = await t.db
      .selectFrom(table)
      .select(['status', 'hiddenReason'])
      .where(sql.ref(idField), '=', body.insertID)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 0, hiddenReason: 'Hamis ár.' });
    const queue = async () => {
      const reports = await t.request().get('/api/reports?reason=copied').set(admin.auth).expect(200);
      return reports.body.data.map((one: { kind: string; id: number }) => [one.kind, one.id]);
    };
    expect(await queue()).toEqual([[kind, body.insertID]]);
    const showCopy = { isHidden: false, reason: 'Ez rendben van.' };
    await t
      .request()
      .patch(`/api/listings/${kind}/${body.insertID}/visibility`)
      .set(admin.auth)
      .send(showCopy)
      .expect(200);
    expect(await queue()).toEqual([]);
    const show = { isHidden: false, reason: 'Rendben.' };
    await t.request().patch(`/api/listings/${kind}/${id}/visibility`).set(admin.auth).send(show).expect(200);
  });

  it('is made of one of the caller’s listings only', async () => {
    const before = (await ownCards()).length;
    await copy(await t.signIn(listingRoleByKind[kind])).expect(404);
    await copy(owner, 4_000_000).expect(404);
    await copy(await t.signIn('ajanlatkero')).expect(403);
    const rows = await t.db.selectFrom(table).select('userID').execute();
    expect(rows.filter(({ userID }) => userID === owner.userID)).toHaveLength(before);
  });
});
