import { packageTypes } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { sortRank } from '@piacter/db/sort-rank';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { expirePromotions } from '../../jobs/expire-promotions.ts';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { createBareListing, createOrder, kindCases } from '../../testing/factories-listing-parts.ts';
import { createUser } from '../../testing/users.ts';
import { type ListingRef, listingRef } from '../listings/rows/index.ts';
import { activateOrder, getPromotion, isProInForce, refreshPromotion } from './index.ts';

const { kiemelt, pro, offers, contactData } = packageTypes;

const at = (text: string) => new Date(text);

describe.each(kindCases)('packages of a listing of kind %s', (kind, { idField, table, role }) => {
  let db: Database;
  let clock: TestClock;
  let userID: number;
  let listing: ListingRef;
  beforeEach(async () => {
    db = await testDatabase();
    clock = new TestClock('2026-11-21T10:00:00.000Z');
    userID = (await createUser(db, clock, { role })).userID;
    listing = await createBareListing(db, clock, kind, { userID });
  });

  const order = (packageType: number, quantity = 30, overrides = {}) =>
    createOrder(db, clock, { userID, [idField]: listing.listingID, packageType, quantity, ...overrides });
  const activate = (orderID: number) => inTransaction(db, (trx) => activateOrder(trx, orderID, clock.now()));
  const orderRow = (orderID: number) =>
    db.selectFrom('service_orders').selectAll().where('orderID', '=', orderID).executeTakeFirstOrThrow();
  const row = () =>
    db
      .selectFrom(table)
      .select(['promotion', 'promotedUntil', 'sortRank', 'created'])
      .where(sql.ref(idField), '=', listing.listingID)
      .executeTakeFirstOrThrow();
  const inForce = async (now = clock.now()) => (await getPromotion(db, listing, now)).promotion;

  describe('activating an order', () => {
    it('sets its validity and promotes the listing', async () => {
      const orderID = await order(pro);
      expect(await activate(orderID)).toBe(true);
      expect(await orderRow(orderID)).toMatchObject({
        isActive: 1,
        activationDate: clock.now(),
        validFrom: clock.now(),
        validTo: at('2026-12-21T23:00:00.000Z'),
      });
      const promoted = await row();
      expect(promoted).toMatchObject({ promotion: pro, promotedUntil: at('2026-12-21T23:00:00.000Z') });
      expect(promoted.sortRank).toBe(sortRank(4, promoted.created, listing.listingID));
      expect(await inForce()).toBe(pro);
    });

    it('changes nothing the second time', async () => {
      const orderID = await order(pro);
      await activate(orderID);
      const before = await orderRow(orderID);
      clock.pass(1000);
      expect(await activate(orderID)).toBe(false);
      expect(await activate(999_999)).toBe(false);
      expect(await orderRow(orderID)).toEqual(before);
    });

    it('queues it behind an order of the same type that is still in force', async () => {
      const [first, second, third] = [
        await order(kiemelt),
        await order(kiemelt, 10),
        await order(kiemelt, 5),
      ];
      for (const orderID of [first, second, third]) await activate(orderID);
      expect(await orderRow(second)).toMatchObject({
        validFrom: at('2026-12-21T23:00:00.000Z'),
        validTo: at('2026-12-31T23:00:00.000Z'),
      });
      expect(await orderRow(third)).toMatchObject({
        validFrom: at('2026-12-31T23:00:00.000Z'),
        validTo: at('2027-01-05T23:00:00.000Z'),
      });
    });

    it('queues orders activated concurrently one behind the other', async () => {
      const orders = [await order(pro, 1), await order(pro, 1), await order(pro, 1)];
      await Promise.all(orders.map(activate));
      const rows = await Promise.all(orders.map(orderRow));
      const ends = rows.map(({ validTo }) => validTo?.toISOString()).sort();
      expect(ends).toEqual([
        '2026-11-22T23:00:00.000Z',
        '2026-11-23T23:00:00.000Z',
        '2026-11-24T23:00:00.000Z',
      ]);
    });

    it('does not queue it behind another type, another listing or an ended order', async () => {
      await activate(await order(kiemelt));
      const other = await createBareListing(db, clock, kind, { userID });
      await activate(await order(pro, 30, { [idField]: other.listingID }));
      await order(pro, 1, { isActive: 1, validFrom: at('2026-11-01T00:00:00.000Z'), validTo: clock.now() });
      const orderID = await order(pro);
      await activate(orderID);
      expect((await orderRow(orderID)).validFrom).toEqual(clock.now());
    });

    it('queues packages of a user per user, and promotes no listing', async () => {
      const own = () => order(contactData, 10, { [idField]: null });
      const other = (await createUser(db, clock, { role })).userID;
      await activate(await createOrder(db, clock, { userID: other, packageType: contactData, quantity: 90 }));
      const [first, second] = [await own(), await own()];
      await activate(first);
      await activate(second);
      expect((await orderRow(first)).validFrom).toEqual(clock.now());
      expect((await orderRow(second)).validFrom).toEqual((await orderRow(first)).validTo);
      expect((await row()).promotion).toBe(0);
    });

    // Shows PKG-05.
    it('sets no validity for a package counted in pieces', async () => {
      const orderID = await order(offers, 5, { [idField]: null });
      await activate(orderID);
      expect(await orderRow(orderID)).toMatchObject({ isActive: 1, validFrom: null, validTo: null });
    });
  });

  describe('the promotion of a listing', () => {
    it('is PRO rather than Kiemelt while both are in force', async () => {
      await activate(await order(kiemelt));
      expect(await inForce()).toBe(kiemelt);
      await activate(await order(pro, 2));
      expect(await inForce()).toBe(pro);
    });

    it('ignores orders that are inactive, of another type or not started', async () => {
      await order(pro, 30, { validFrom: clock.now(), validTo: at('2027-01-01T00:00:00.000Z') });
      await order(pro, 30, {
        isActive: 1,
        validFrom: at('2026-11-22T00:00:00.000Z'),
        validTo: at('2027-01-01T00:00:00.000Z'),
      });
      await order(9, 30, { isActive: 1 });
      expect(await getPromotion(db, listing, clock.now())).toEqual({
        promotion: 0,
        promotedUntil: null,
      });
    });

    it('lasts until the last millisecond before its end', async () => {
      await activate(await order(pro, 1));
      const end = at('2026-11-22T23:00:00.000Z');
      expect(await inForce(new Date(end.getTime() - 1))).toBe(pro);
      expect(await inForce(end)).toBe(0);
    });

    it('is not refreshed for a deleted listing', async () => {
      expect(
        await inTransaction(db, (trx) => refreshPromotion(trx, listingRef(kind, 999_999), clock.now())),
      ).toBe(false);
    });
  });

  describe('the job that ends promotions', () => {
    beforeEach(() => db.updateTable(table).set({ promotion: 0, promotedUntil: null }).execute());

    it('ends expired promotions and leaves those in force alone', async () => {
      await activate(await order(pro, 1));
      expect(await expirePromotions({ db }, clock.now())).toBe(0);
      expect(await expirePromotions({ db }, at('2026-11-22T22:59:59.999Z'))).toBe(0);
      expect(await expirePromotions({ db }, at('2026-11-22T23:00:00.000Z'))).toBe(1);
      const expired = await row();
      expect(expired).toMatchObject({ promotion: 0, promotedUntil: null });
      expect(expired.sortRank).toBe(sortRank(0, expired.created, listing.listingID));
      expect(await expirePromotions({ db }, at('2026-11-22T23:00:00.000Z'))).toBe(0);
    });

    it('falls back from PRO to Kiemelt, and then to the queued order', async () => {
      await activate(await order(kiemelt, 5));
      await activate(await order(kiemelt, 5));
      await activate(await order(pro, 1));
      await expirePromotions({ db }, at('2026-11-22T23:00:00.000Z'));
      expect(await row()).toMatchObject({
        promotion: kiemelt,
        promotedUntil: at('2026-11-26T23:00:00.000Z'),
      });
      await expirePromotions({ db }, at('2026-11-26T23:00:00.000Z'));
      expect(await row()).toMatchObject({
        promotion: kiemelt,
        promotedUntil: at('2026-12-01T23:00:00.000Z'),
      });
    });

    it('may run in several processes concurrently', async () => {
      await activate(await order(pro, 1));
      const end = at('2026-11-22T23:00:00.000Z');
      await Promise.all([1, 2, 3].map(() => expirePromotions({ db }, end)));
      expect(await row()).toMatchObject({ promotion: 0 });
    });
  });
});

it('PRO of a property does not apply to the accommodation and the service with the same id', async () => {
  const db = await testDatabase();
  // Ids of the kinds overlap: an order of another test must not be mistaken for one of this test.
  await db.deleteFrom('service_orders').execute();
  const clock = new TestClock();
  const { userID } = await createUser(db, clock, { role: 'ingatlan_tulajdonos' });
  const { listingID } = await createBareListing(db, clock, 'property', { userID });
  const orderID = await createOrder(db, clock, { userID, realEstateID: listingID });
  await inTransaction(db, (trx) => activateOrder(trx, orderID, clock.now()));
  for (const [kind] of kindCases)
    expect((await getPromotion(db, listingRef(kind, listingID), clock.now())).promotion).toBe(
      kind === 'property' ? pro : 0,
    );
  expect(await isProInForce(db, listingID, clock.now())).toBe(true);
  expect(await isProInForce(db, listingID + 1, clock.now())).toBe(false);
});
