import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildProperty, createProperty } from '../../testing/factories-properties.ts';
import { signInAt } from '../../testing/sign-in-at.ts';

describe('the price history of a property', () => {
  let t: TestApp;
  let owner: Awaited<ReturnType<TestApp['signIn']>>;
  let id: number;
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    t.clock.set('2026-11-01T10:00:00.000Z');
    owner = await t.signIn('ingatlan_tulajdonos');
    id = await createProperty(t, owner, { price: 50_000 });
  });

  const update = async (at: string, body: object) => {
    await signInAt(t, owner, at);
    const sent = buildProperty({ price: 50_000, ...body });
    await t.request().put(`/api/real-estate/${id}`).set(owner.auth).send(sent).expect(200);
  };
  const history = async () => (await t.request().get(`/api/price-history/${id}`).expect(200)).body.data;
  const published = { price: 50_000, since: '2026-11-01T10:00:00.000Z' };

  // Shows PRICE-01.
  it('has the price at publication and every change since', async () => {
    expect(await history()).toEqual([published]);
    await update('2026-11-05T10:00:00.000Z', { price: 48_000 });
    await update('2026-11-06T10:00:00.000Z', { price: 48_000, floorArea: 70 });
    await update('2026-11-20T10:00:00.000Z', { price: 51_000 });
    expect(await history()).toEqual([
      published,
      { price: 48_000, since: '2026-11-05T10:00:00.000Z' },
      { price: 51_000, since: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it('leaves out what was taken back within a day, with what lies between', async () => {
    await update('2026-11-05T10:00:00.000Z', { price: 5000 });
    await update('2026-11-05T12:00:00.000Z', { price: 500 });
    await update('2026-11-06T09:59:59.000Z', { price: 50_000 });
    expect(await history()).toEqual([published]);
  });

  it('keeps what was taken back later', async () => {
    await update('2026-11-05T10:00:00.000Z', { price: 48_000 });
    await update('2026-11-06T10:00:00.000Z', { price: 50_000 });
    expect((await history()).map(({ price }: { price: number }) => price)).toEqual([50_000, 48_000, 50_000]);
  });

  it('is public for published properties only, and goes with them', async () => {
    await update('2026-11-05T10:00:00.000Z', { price: 48_000 });
    await t.db.updateTable('real_estates').set({ status: 0 }).where('realEstateID', '=', id).execute();
    await t.request().get(`/api/price-history/${id}`).expect(404);
    await t.request().delete(`/api/real-estate/${id}`).set(owner.auth).expect(200);
    const rows = t.db.selectFrom('price_changes').select('changeID').where('realEstateID', '=', id);
    expect(await rows.execute()).toEqual([]);
  });

  const findCard = async () => {
    const { body } = await t.request().get('/api/search-real-estates').expect(200);
    return body.data.find(({ realEstateID }: { realEstateID: number }) => realEstateID === id);
  };

  it('shows a drop on the cards for 30 days, compared with the lowest price of the 30 days before', async () => {
    expect((await findCard()).priceDrop).toBeNull();
    await update('2026-11-05T10:00:00.000Z', { price: 60_000 });
    await update('2026-11-10T10:00:00.000Z', { price: 55_000 });
    expect((await findCard()).priceDrop).toBeNull();
    await update('2026-11-11T22:30:00.000Z', { price: 45_000 });
    expect((await findCard()).priceDrop).toEqual({ percent: 10, days: 0 });
    t.clock.set('2026-11-11T23:10:00.000Z');
    expect((await findCard()).priceDrop).toEqual({ percent: 10, days: 1 });
    t.clock.set('2026-12-11T12:00:00.000Z');
    expect((await findCard()).priceDrop).toEqual({ percent: 10, days: 30 });
    t.clock.set('2026-12-12T12:00:00.000Z');
    expect((await findCard()).priceDrop).toBeNull();
  });

  it('is searched by its drops as cards show them', async () => {
    const found = async (isPriceDropped: number) => {
      const { body } = await t
        .request()
        .get('/api/search-real-estates')
        .query({ isPriceDropped })
        .expect(200);
      return body.data.map(({ realEstateID }: { realEstateID: number }) => realEstateID).includes(id);
    };
    expect([await found(1), await found(0)]).toEqual([false, true]);
    // Less than a percent, which no card shows.
    await update('2026-11-04T10:00:00.000Z', { price: 49_900 });
    expect([await found(1), await found(0)]).toEqual([false, true]);
    await update('2026-11-05T10:00:00.000Z', { price: 48_000 });
    expect([await found(1), await found(0)]).toEqual([true, false]);
    t.clock.set('2026-12-05T22:59:59.000Z');
    expect([await found(1), await found(0)]).toEqual([true, false]);
    t.clock.set('2026-12-05T23:00:00.000Z');
    expect([await found(1), await found(0)]).toEqual([false, true]);
    t.clock.set('2026-11-06T10:00:00.000Z');
    await update('2026-11-06T10:00:00.000Z', { price: 52_000 });
    expect([await found(1), await found(0)]).toEqual([false, true]);
  });

  it('shows no drop that was taken back or undone, and the one before it again', async () => {
    await update('2026-11-05T10:00:00.000Z', { price: 48_000 });
    await update('2026-11-06T10:00:00.000Z', { price: 4800 });
    await update('2026-11-06T10:05:00.000Z', { price: 48_000 });
    expect((await findCard()).priceDrop).toEqual({ percent: 4, days: 1 });
    await update('2026-11-08T10:00:00.000Z', { price: 51_000 });
    expect((await findCard()).priceDrop).toBeNull();
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('begins anew when a sale becomes a rent', async () => {
    await update('2026-11-05T10:00:00.000Z', { price: 48_000 });
    await update('2026-11-06T10:00:00.000Z', { price: 200, adType: 2 });
    expect((await findCard()).priceDrop).toBeNull();
    expect(await history()).toEqual([{ price: 200, since: published.since }]);
  });
});
