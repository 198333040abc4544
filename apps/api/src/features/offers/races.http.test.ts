import { packageTypes } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import type { Response } from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';

// `npm run proof:races` repeats them two hundred times with fifty in parallel, which a busy machine may refuse.
const rounds = Number(process.env.RACE_ROUNDS ?? 5);
const parallel = Number(process.env.RACE_PARALLEL ?? 24);
/** The number of concurrent participants, except in races about their number. */
const crowd = 10;

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let requester: Person;
let professionals: Person[];
beforeAll(async () => {
  t = await testApp();
  requester = await t.signIn('ajanlatkero');
  professionals = await Promise.all(Array.from({ length: crowd }, () => t.signIn('szakember')));
});

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_each, index) => act(index)));

const buyOffers = (who: Person, quantity: number): Promise<number> =>
  createOrder(t.db, t.clock, {
    userID: who.userID,
    packageType: packageTypes.offers,
    quantity,
    isActive: 1,
  });
const newRequest = () => createRequest(t, requester, 'service');
const send = (who: Person, requestID: number) =>
  t.request().post('/api/service-request-responses').set(who.auth).send({
    requestID,
    description: 'Holnap délután ráérek.',
    responseTime: 2,
    timeUnit: 'nap',
    price: 25_000,
    priceUnit: 'teljes összeg',
  });
const accept = (responseID: number) =>
  t.request().patch(`/api/accept-service-offer/${responseID}`).set(requester.auth);
const withdraw = (requestID: number) =>
  t.request().delete(`/api/service-requests/${requestID}`).set(requester.auth);

const countReplies = (replies: readonly Response[], status: number, code?: string) =>
  replies.filter((reply) => reply.status === status && reply.body.code === code).length;

async function loadOffers(
  column: 'requestID' | 'orderID',
  id: number,
  db: Database | Trx = t.db,
): Promise<number> {
  const { count } = await db
    .selectFrom('service_request_responses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Repeats a race and checks the invariants of the stored data after each round. */
async function repeat(race: () => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await race();
    expect(await findBrokenInvariants(t.db, t.clock.now()), `after round ${round + 1}`).toEqual([]);
  }
}

describe('races on the real database', { timeout: 10_000 + rounds * 5_000 }, () => {
  it('exactly one of many concurrent acceptances succeeds', () =>
    repeat(async () => {
      const requestID = await newRequest();
      const offers = await times(crowd, async (index) => {
        const who = professionals[index] as Person;
        await buyOffers(who, 1);
        return Number((await send(who, requestID).expect(201)).body.insertID);
      });
      const replies = await times(parallel, (index) => accept(offers[index % crowd] ?? 0));
      expect(countReplies(replies, 200)).toBe(1);
      expect(countReplies(replies, 409, 'already_accepted')).toBe(parallel - 1);
    }));

  it('a package pays for exactly its number of offers', () =>
    repeat(async () => {
      const who = await t.signIn('szakember');
      const orderID = await buyOffers(who, 7);
      const requestIDs = await times(parallel, newRequest);
      const replies = await Promise.all(requestIDs.map((requestID) => send(who, requestID)));
      expect(countReplies(replies, 201)).toBe(7);
      expect(countReplies(replies, 409, 'quota_exceeded')).toBe(parallel - 7);
      expect(await loadOffers('orderID', orderID)).toBe(7);
    }));

  it('the same offer sent concurrently is stored and paid for once', () =>
    repeat(async () => {
      const who = await t.signIn('szakember');
      const orderID = await buyOffers(who, parallel);
      const requestID = await newRequest();
      const replies = await times(parallel, () => send(who, requestID));
      expect(countReplies(replies, 201)).toBe(1);
      expect(countReplies(replies, 409, 'already_offered')).toBe(parallel - 1);
      const { usedCount } = await t.db
        .selectFrom('service_orders')
        .select('usedCount')
        .where('orderID', '=', orderID)
        .executeTakeFirstOrThrow();
      expect(usedCount).toBe(1);
    }));

  it('a withdrawal and concurrent offers are serialized', () =>
    repeat(async () => {
      const requestID = await newRequest();
      await Promise.all(professionals.map((who) => buyOffers(who, 1)));
      const [withdrawals, offers] = await Promise.all([
        times(parallel - crowd, () => withdraw(requestID)),
        times(crowd, (index) => send(professionals[index] as Person, requestID)),
      ]);
      const sent = countReplies(offers, 201);
      expect(await loadOffers('requestID', requestID)).toBe(sent);
      if (countReplies(withdrawals, 200) > 0) {
        expect(sent).toBe(0);
        expect(countReplies(offers, 404, 'not_found')).toBe(crowd);
      } else {
        expect(sent).toBe(crowd);
        expect(countReplies(withdrawals, 409, 'already_answered')).toBe(withdrawals.length);
      }
    }));

  it('an ended package pays for no further offers', () =>
    repeat(async () => {
      const who = await t.signIn('szakember');
      const orderID = await buyOffers(who, parallel);
      const requestIDs = await times(parallel, newRequest);
      /** Ends an order as an admin does; returns the number of offers that it had paid for. */
      const end = () =>
        inTransaction(t.db, async (trx) => {
          await trx
            .updateTable('service_orders')
            .set({ isActive: 0 })
            .where('orderID', '=', orderID)
            .execute();
          await writeAudit(trx, {
            at: t.clock.now(),
            actorID: null,
            action: 'order_deactivated',
            entity: 'service_order',
            entityID: orderID,
          });
          return loadOffers('orderID', orderID, trx);
        });
      const half = parallel / 2;
      const [before, paidAtEnd] = await Promise.all([
        times(half, (index) => send(who, requestIDs[index] ?? 0)),
        end(),
      ]);
      const after = await times(half, (index) => send(who, requestIDs[half + index] ?? 0));
      expect(countReplies(after, 409, 'quota_exceeded')).toBe(half);
      expect(countReplies(before, 201) + countReplies(before, 409, 'quota_exceeded')).toBe(half);
      expect(countReplies(before, 201)).toBe(paidAtEnd);
      expect(await loadOffers('orderID', orderID)).toBe(paidAtEnd);
    }));
});
