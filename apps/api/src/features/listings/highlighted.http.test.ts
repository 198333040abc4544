import { listingRoleByKind } from '@piacter/contracts/listings';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { listingSpecs } from './listing-kinds.ts';

const kinds = [
  ['/api/highlighted-real-estates', 'property'],
  ['/api/highlighted-accommodations', 'accommodation'],
  ['/api/highlighted-services', 'service'],
] as const;

/** The documented name of a card's type, and its common name on cards of every kind. */
const typeFields = {
  property: ['adType', 'adType'],
  accommodation: ['accommodationType', 'accommodationTypeName'],
  service: ['serviceType', 'serviceTypeName'],
} as const;

describe.each(kinds)('%s', (path, kind) => {
  const { idField, table } = listingSpecs[kind];
  let app: TestApp;
  let owner: Awaited<ReturnType<TestApp['signIn']>>;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    await app.db.deleteFrom(table).execute();
    // Past the minute for which the pool is cached.
    app.clock.pass(61_000);
    owner = await app.signIn(listingRoleByKind[kind]);
  });

  const cards = async (): Promise<Record<string, number>[]> =>
    (await app.request().get(path).expect(200)).body.data;
  const shownIDs = async () => (await cards()).map((card) => card[idField]);
  const create = () => createBareListing(app.db, app.clock, kind, { userID: owner.userID });

  async function promoted(count: number, packageType: 2 | 4): Promise<number[]> {
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const listing = await create();
      await promoteListing(app, owner, listing, packageType);
      ids.push(listing.listingID);
    }
    return ids;
  }

  const set = (listingID: number, values: { imageCount?: number; status?: number }) =>
    app.db
      .updateTable(table)
      .set(values)
      .where((row) => row(row.ref(idField as never), '=', listingID as never))
      .execute();

  async function withPicture(): Promise<number> {
    const { listingID } = await create();
    await set(listingID, { imageCount: 1 });
    return listingID;
  }

  // Shows API-14, HOME-06.
  it('returns at most twelve promoted listings in random order', async () => {
    const ids = await promoted(14, 4);
    await create();
    const orders = new Set<string>();
    for (let look = 0; look < 8; look += 1) {
      app.clock.pass(10_000);
      const shown = await shownIDs();
      expect(shown).toHaveLength(12);
      expect(new Set(shown).size).toBe(12);
      expect(ids).toEqual(expect.arrayContaining(shown));
      orders.add(shown.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('keeps the order for ten seconds', async () => {
    await promoted(12, 4);
    app.clock.pass(10_000 - (app.clock.now().getTime() % 10_000));
    const shown = await shownIDs();
    app.clock.pass(9999);
    expect(await shownIDs()).toEqual(shown);
    app.clock.pass(1);
    expect(await shownIDs()).not.toEqual(shown);
  });

  it('prefers PRO to Kiemelt when there are more than twelve', async () => {
    const kiemelt = await promoted(4, 2);
    const pro = await promoted(10, 4);
    const shown = await shownIDs();
    expect(shown).toEqual(expect.arrayContaining(pro));
    expect(kiemelt.filter((id) => shown.includes(id))).toHaveLength(2);
  });

  it('names the type of a listing by its documented name, too', async () => {
    await promoted(1, 4);
    const [card] = await cards();
    const [documented, own] = typeFields[kind];
    expect(card).toHaveProperty(documented);
    expect(card?.[documented]).toBe(card?.[own]);
  });

  it('is filled up to four with the newest listings that have an image, with package type 0', async () => {
    const [pro] = await promoted(1, 4);
    await create();
    const others: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      app.clock.pass(1000);
      others.push(await withPicture());
    }
    app.clock.pass(61_000);
    const found = await cards();
    expect(found.map((card) => card[idField]).sort()).toEqual([pro, ...others.slice(1)].sort());
    for (const card of found) expect(card.packageType).toBe(card[idField] === pro ? 4 : 0);
  });

  it('is not filled up when four listings are promoted', async () => {
    const ids = await promoted(4, 2);
    await withPicture();
    expect((await shownIDs()).sort()).toEqual([...ids].sort());
  });

  it('leaves out listings that have expired or been unpublished since the pool was cached', async () => {
    const [gone, kept] = await promoted(2, 4);
    await cards();
    await set(gone ?? 0, { status: 0 });
    expect(await shownIDs()).toEqual([kept]);
    app.clock.pass(86_400_000);
    expect(await shownIDs()).toEqual([]);
  });
});
