import { packageTypes } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { createBareProperty, createOrder } from '../../testing/factories-listing-parts.ts';
import { createUser } from '../../testing/users.ts';
import { activateOrder, deactivateOrder } from './index.ts';

describe('deactivating an order', () => {
  let db: Database;
  let clock: TestClock;
  let userID: number;
  let realEstateID: number;
  beforeEach(async () => {
    db = await testDatabase();
    clock = new TestClock('2026-11-21T10:00:00.000Z');
    userID = (await createUser(db, clock, { role: 'ingatlan_tulajdonos' })).userID;
    realEstateID = await createBareProperty(db, clock, { userID });
  });

  const createActive = async (quantity: number, overrides = {}) => {
    const orderID = await createOrder(db, clock, { userID, realEstateID, quantity, ...overrides });
    await inTransaction(db, (trx) => activateOrder(trx, orderID, clock.now()));
    return orderID;
  };
  const deactivate = (orderID: number) =>
    inTransaction(db, (trx) => deactivateOrder(trx, orderID, clock.now()));
  const bounds = async (orderID: number) => {
    const { isActive, validFrom, validTo } = await db
      .selectFrom('service_orders')
      .select(['isActive', 'validFrom', 'validTo'])
      .where('orderID', '=', orderID)
      .executeTakeFirstOrThrow();
    return isActive === 1 ? [validFrom?.toISOString(), validTo?.toISOString()] : null;
  };
  const promotion = () =>
    db
      .selectFrom('real_estates')
      .select(['promotion', 'promotedUntil'])
      .where('realEstateID', '=', realEstateID)
      .executeTakeFirstOrThrow();

  it('moves the queued orders up to start now, each with all its days', async () => {
    const [first, second, third] = [await createActive(30), await createActive(10), await createActive(5)];
    clock.set('2026-11-25T08:00:00.000Z');
    expect(await deactivate(first)).toBe(true);
    expect(await bounds(first)).toBeNull();
    expect(await bounds(second)).toEqual(['2026-11-25T08:00:00.000Z', '2026-12-05T23:00:00.000Z']);
    expect(await bounds(third)).toEqual(['2026-12-05T23:00:00.000Z', '2026-12-10T23:00:00.000Z']);
    expect(await promotion()).toEqual({ promotion: 4, promotedUntil: new Date('2026-12-05T23:00:00.000Z') });
  });

  it('closes the gap in the middle of a queue and leaves earlier orders alone', async () => {
    const [first, second, third] = [await createActive(30), await createActive(10), await createActive(5)];
    const before = await bounds(first);
    await deactivate(second);
    expect(await bounds(first)).toEqual(before);
    expect(await bounds(third)).toEqual(['2026-12-21T23:00:00.000Z', '2026-12-26T23:00:00.000Z']);
  });

  it('removes the promotion of a listing without another order', async () => {
    await deactivate(await createActive(30));
    expect(await promotion()).toEqual({ promotion: 0, promotedUntil: null });
  });

  it('changes no order of another type, listing or user', async () => {
    const own = await createActive(30);
    const other = await createBareProperty(db, clock, { userID });
    const untouched = [
      await createActive(30, { packageType: packageTypes.kiemelt }),
      await createActive(30, { realEstateID: other }),
      await createActive(30, { realEstateID: null, packageType: packageTypes.contactData }),
    ];
    const before = await Promise.all(untouched.map(bounds));
    clock.pass(86_400_000);
    await deactivate(own);
    expect(await Promise.all(untouched.map(bounds))).toEqual(before);
  });

  it('handles packages of a user and packages counted in pieces', async () => {
    const contacts = { realEstateID: null, packageType: packageTypes.contactData };
    const [first, second] = [await createActive(30, contacts), await createActive(10, contacts)];
    await deactivate(first);
    expect(await bounds(second)).toEqual([clock.now().toISOString(), '2026-12-01T23:00:00.000Z']);
    const pieces = await createActive(5, { realEstateID: null, packageType: packageTypes.offers });
    expect(await deactivate(pieces)).toBe(true);
    expect(await bounds(pieces)).toBeNull();
  });

  it('returns false for an order that is missing or inactive', async () => {
    const orderID = await createActive(30);
    expect(await deactivate(orderID)).toBe(true);
    expect(await deactivate(orderID)).toBe(false);
    expect(await deactivate(999_999)).toBe(false);
  });
});
