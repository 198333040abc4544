import type { PropertyCard } from '@piacter/contracts/properties';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createProperty, promoteProperty } from '../../testing/factories-properties.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.db.deleteFrom('real_estates').execute();
  // Past the minute that the pool is kept.
  app.clock.pass(61_000);
  owner = await app.signIn('ingatlan_tulajdonos');
});

const highlighted = async (): Promise<PropertyCard[]> =>
  (await app.request().get('/api/highlighted-real-estates').expect(200)).body.data;
const idsOf = (cards: readonly PropertyCard[]) => cards.map(({ realEstateID }) => realEstateID);

async function promoted(count: number, packageType: 2 | 4): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = await createProperty(app, owner);
    await promoteProperty(app, owner, id, packageType);
    ids.push(id);
  }
  return ids;
}

async function withPicture(): Promise<number> {
  const id = await createProperty(app, owner);
  await app.db.updateTable('real_estates').set({ imageCount: 1 }).where('realEstateID', '=', id).execute();
  return id;
}

describe('highlighted properties', () => {
  it('are at most twelve, all promoted, in an order that changes', async () => {
    const ids = await promoted(14, 4);
    await createProperty(app, owner);
    const orders = new Set<string>();
    for (let look = 0; look < 8; look += 1) {
      const shown = idsOf(await highlighted());
      expect(shown).toHaveLength(12);
      expect(new Set(shown).size).toBe(12);
      expect(ids).toEqual(expect.arrayContaining(shown));
      orders.add(shown.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('are PRO before Kiemelt when there are more than twelve', async () => {
    const kiemelt = await promoted(4, 2);
    const pro = await promoted(10, 4);
    const shown = idsOf(await highlighted());
    expect(shown).toEqual(expect.arrayContaining(pro));
    expect(shown.filter((id) => kiemelt.includes(id))).toHaveLength(2);
  });

  it('are filled up to four with the newest ads that have a picture, marked as not promoted', async () => {
    const [pro] = await promoted(1, 4);
    await createProperty(app, owner);
    const others: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      app.clock.pass(1000);
      others.push(await withPicture());
    }
    app.clock.pass(61_000);
    const cards = await highlighted();
    expect(idsOf(cards).sort()).toEqual([pro, ...others.slice(1)].sort());
    for (const { realEstateID, packageType } of cards) expect(packageType).toBe(realEstateID === pro ? 4 : 0);
  });

  it('are not filled up when four are promoted', async () => {
    const ids = await promoted(4, 2);
    await withPicture();
    expect(idsOf(await highlighted()).sort()).toEqual([...ids].sort());
  });

  it('show no ad whose promotion has ended or that was withdrawn since the pool was read', async () => {
    const [gone, kept] = await promoted(2, 4);
    await highlighted();
    await app.db
      .updateTable('real_estates')
      .set({ status: 0 })
      .where('realEstateID', '=', gone ?? 0)
      .execute();
    expect(idsOf(await highlighted())).toEqual([kept]);
    app.clock.pass(86_400_000);
    expect(await highlighted()).toEqual([]);
  });

  it('carry nothing of a hidden address', async () => {
    const id = await createProperty(app, owner, { street: 'Rejtett', floorNumber: 7, disableAddress: 1 });
    await promoteProperty(app, owner, id);
    expect(await highlighted()).toMatchObject([{ streetName: null, floorNumber: null }]);
  });
});
