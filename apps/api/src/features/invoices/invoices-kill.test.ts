import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { billingSample } from '../../testing/billing-sample.ts';
import { TestClock } from '../../testing/clock.ts';
import { createPaymentFixture } from '../../testing/payments.ts';
import { createSlowProxy } from '../../testing/slow-proxy.ts';

// `npm run proof:invoices` has 100 kills for each vendor.
const kills = Number(process.env.INVOICE_KILLS ?? 3);
const isProof = process.env.INVOICE_KILLS !== undefined;
/** Orders paid before each kill; the money of every second one is returned. */
const ordersPerKill = 2;
/** The longest time that a process runs before it is killed, and that a call of the emulators takes each way, in ms. */
const maxLifeMs = 500;
const maxDelayMs = 40;
const worker = join(import.meta.dirname, '../../testing/money-worker.ts');

interface EmulatedDocument {
  id: number;
  kind: 'invoice' | 'cancellation';
  externalID: string;
  cancels?: number;
}

describe.each(['szamlazz', 'billingo'] as const)('invoices by %s and refunds', (vendor) => {
  let t: TestApp;
  let stage: ReturnType<typeof createPaymentFixture>;
  let proxy: Awaited<ReturnType<typeof createSlowProxy>>;
  beforeAll(async () => {
    const invoices = { vendor, key: '', isEmulated: true, blockID: 1, url: undefined } as const;
    t = await testApp({ clock: new TestClock(new Date().toISOString()), config: { invoices } });
    stage = createPaymentFixture(t);
    proxy = await createSlowProxy(t.address, maxDelayMs);
  });

  /** A paid order with billing data; its id, and that of its payment. */
  async function payOrder() {
    const { buyer, orderID } = await stage.order();
    await t.request().put('/api/billing-data').set(buyer.auth).send(billingSample);
    const paymentOrderID = await stage.begin(buyer, orderID);
    await stage.approve(paymentOrderID);
    expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    const payments = t.db
      .selectFrom('payments')
      .select(['paymentID', 'amount'])
      .where('orderID', '=', orderID);
    return { orderID, paymentOrderID, ...(await payments.executeTakeFirstOrThrow()) };
  }

  /** What the admin's call enters, before it asks the provider. */
  const enterRefund = ({
    orderID,
    paymentID,
    amount,
  }: {
    orderID: number;
    paymentID: number;
    amount: number;
  }) => {
    const now = t.clock.now();
    const row = { orderID, paymentID, amount, reason: 'Próba', refundKey: randomUUID(), state: 'due' };
    return t.db
      .insertInto('refunds')
      .values({ ...row, nextAttemptAt: now, created: now, updated: now })
      .execute();
  };

  async function startWorker() {
    const url = new URL(new URL(t.config.databaseUrl).pathname, inject('databaseServer')).href;
    const child = spawn(process.execPath, [worker, url, proxy.address, vendor, t.config.dataDir], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      // What it had sent is carried out; then its leases are over, which in life takes two minutes.
      await proxy.settle();
      const { numAffectedRows = 0n } = await sql`
        update invoices set leaseUntil = null, nextAttemptAt = created where state = 'due' and leaseToken is not null`.execute(
        t.db,
      );
      const refunds = await sql`
        update refunds set leaseUntil = null, nextAttemptAt = created where state = 'due' and leaseToken is not null`.execute(
        t.db,
      );
      return numAffectedRows + (refunds.numAffectedRows ?? 0n) > 0n;
    };
  }

  const countDue = async () => {
    const { rows } = await sql<{ due: number }>`
      select (select count(*) from invoices where state = 'due') + (select count(*) from refunds where state = 'due')
        as due`.execute(t.db);
    return Number(rows[0]?.due);
  };

  /** A busy machine refuses calls for a while: that is not what is tried here. */
  async function payCalmly(triesLeft = isProof ? 50 : 5) {
    try {
      return await payOrder();
    } catch (error) {
      if (triesLeft === 0) throw error;
      return payCalmly(triesLeft - 1);
    }
  }

  type PaidOrder = Awaited<ReturnType<typeof payOrder>>;

  /** Asserts one invoice an order, one cancellation of each that was refunded, and one mail of each document. */
  async function expectOnce(kept: readonly number[], returned: readonly PaidOrder[]) {
    const orderIDs = new Set([...kept, ...returned.map(({ orderID }) => orderID)]);
    const all: EmulatedDocument[] = (await t.request().get(`/dev/${vendor}/documents`)).body;
    const isOwn = ({ externalID }: EmulatedDocument) =>
      orderIDs.has(Number(/^piacter-(\d+)-/.exec(externalID)?.[1]));
    const documents = all.filter(
      (one) => isOwn(one) || all.some((cancelled) => cancelled.id === one.cancels && isOwn(cancelled)),
    );
    const invoicesOf = (orderID: number) =>
      documents.filter((one) => one.kind === 'invoice' && one.externalID.startsWith(`piacter-${orderID}-`));
    const cancellationsOf = (invoice: EmulatedDocument) =>
      documents.filter(({ cancels }) => cancels === invoice.id);
    for (const orderID of kept) {
      expect(invoicesOf(orderID), `order ${orderID}`).toHaveLength(1);
      expect(invoicesOf(orderID).flatMap(cancellationsOf)).toEqual([]);
    }
    for (const { orderID } of returned) {
      // An order that was refunded before anybody began its invoice has none.
      const made = invoicesOf(orderID);
      expect(made.length, `order ${orderID}`).toBeLessThanOrEqual(1);
      for (const invoice of made) expect(cancellationsOf(invoice), `order ${orderID}`).toHaveLength(1);
      expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'refunded' });
    }
    const mails = (await t.mails()).filter(({ dedupeKey }) =>
      orderIDs.has(Number(/^invoice:piacter-(\d+)-/.exec(dedupeKey)?.[1])),
    );
    expect(mails).toHaveLength(documents.length);
    expect(new Set(mails.map(({ dedupeKey }) => dedupeKey)).size).toBe(mails.length);
    for (const { orderID } of returned)
      expect((await stage.audit(orderID)).filter(({ action }) => action === 'order_refunded')).toHaveLength(
        1,
      );
    await stage.expectInvariants();
    return documents;
  }

  it(
    'are made exactly once, however often the process is killed',
    async () => {
      const kept: number[] = [];
      const returned: PaidOrder[] = [];
      const waiting: PaidOrder[] = [];
      let interrupted = 0;
      for (let count = 0; count <= kills; count += 1) {
        for (let order = 0; order < ordersPerKill; order += 1) {
          const paid = await payCalmly();
          if (order % 2 === 0) kept.push(paid.orderID);
          else {
            returned.push(paid);
            waiting.push(paid);
          }
        }
        if (count === 0) continue;
        const kill = await startWorker();
        await new Promise((resolve) => setTimeout(resolve, Math.random() * maxLifeMs));
        // Half of the refunds meet an invoice that is being issued, the others one of before.
        const refunded = waiting.splice(count % 2 === 0 ? -1 : 0, 1);
        for (const order of refunded) await enterRefund(order);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * maxLifeMs));
        if (await kill()) interrupted += 1;
      }
      for (const order of waiting) await enterRefund(order);
      const stop = await startWorker();
      await expect.poll(countDue, { timeout: 120_000, interval: 200 }).toBe(0);
      await stop();

      const documents = await expectOnce(kept, returned);
      if (isProof)
        console.log(
          `${vendor}: ${kills} kills, ${interrupted} amid a call: ${documents.length} documents of ${kept.length + returned.length} orders, ${returned.length} refunds`,
        );
    },
    kills * 8000 + 180_000,
  );
});
