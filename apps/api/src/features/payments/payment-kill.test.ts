import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startJobs } from '../../jobs/index.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { TestClock } from '../../testing/clock.ts';
import { createEmptyBuild } from '../../testing/empty-build.ts';
import { type Breakpoint, createHoldingProvider } from '../../testing/holding-provider.ts';
import { createPaymentFixture } from '../../testing/payments.ts';

const main = join(import.meta.dirname, '../../main.ts');
const orders = '/dev/paypal/v2/checkout/orders';
const question = (id: string) => ({ method: 'GET' as const, path: `${orders}/${id}` });
const capture = (id: string) => ({ method: 'POST' as const, path: `${orders}/${id}/capture` });

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** The product in a separate process, with the same database and a provider that can hold requests. */
async function startProduct({ config }: TestApp, providerAddress: string) {
  const product = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: new URL(new URL(config.databaseUrl).pathname, inject('databaseServer')).href,
      DATA_DIR: config.dataDir,
      JWT_SECRET: config.jwtSecret,
      PUBLIC_URL: config.publicUrl,
      PAYPAL_CLIENT_ID: 'piacter-emulator',
      PAYPAL_SECRET: 'piacter-emulator',
      PAYPAL_WEBHOOK_ID: 'PIACTEREMULATOR',
      PAYPAL_URL: `${providerAddress}/dev/paypal`,
      WEB_DIR: createEmptyBuild(),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = product;
  const kill = async () => {
    product.kill('SIGKILL');
    await once(product, 'exit');
  };
  for await (const line of createInterface({ input: product.stdout })) {
    const address = /ready: (\S+)/.exec(line)?.[1];
    if (address) return { address, kill };
  }
  throw new Error('The product did not start');
}

/** The status of a call, or 'cut off' when its process is killed. */
const fetchStatus = (address: string, init: RequestInit) =>
  fetch(address, init).then(
    ({ status }) => status,
    () => 'cut off',
  );

describe('a process that is killed with SIGKILL', { timeout: 90_000 }, () => {
  let t: TestApp;
  let stage: ReturnType<typeof createPaymentFixture>;
  let provider: Awaited<ReturnType<typeof createHoldingProvider>>;
  beforeAll(async () => {
    t = await testApp({ clock: new TestClock(new Date().toISOString()) });
    stage = createPaymentFixture(t);
    provider = await createHoldingProvider(t.address);
  });

  const paid = { isActive: 1, paymentState: 'paid' };
  const approvedPayment = async () => {
    const order = await stage.order();
    const paymentOrderID = await stage.begin(order.buyer, order.orderID);
    await stage.approve(paymentOrderID);
    return { ...order, paymentOrderID };
  };
  /** Lets the leases expire. */
  const expireLeases = async () => {
    await t.db
      .updateTable('payments')
      .set({
        nextAttemptAt: sql`nextAttemptAt - interval 30 second`,
        leaseUntil: sql`leaseUntil - interval 30 second`,
      })
      .execute();
    t.clock.set(new Date().toISOString());
  };

  /** Holds the lock of a listing until the product waits for it inside its transaction, and kills it there. */
  const killInTransaction = (
    product: { kill: () => Promise<void> },
    realEstateID: number,
    resume: () => void,
  ) =>
    t.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('real_estates')
        .select('realEstateID')
        .where('realEstateID', '=', realEstateID)
        .forUpdate()
        .execute();
      resume();
      const waiting = async () => {
        const { rows } = await sql`select id from information_schema.processlist
          where db = database() and id <> connection_id() and info like '%real_estates%for update%'`.execute(
          t.db,
        );
        return rows;
      };
      await expect.poll(waiting, { timeout: 20_000, interval: 50 }).toHaveLength(1);
      await product.kill();
    });

  async function killWhilePaying(stopAt: (paymentOrderID: string) => Breakpoint, isInTransaction = false) {
    const payment = await approvedPayment();
    const { buyer, orderID, realEstateID, paymentOrderID } = payment;
    const product = await startProduct(t, provider.address);
    const held = provider.stopAt(stopAt(paymentOrderID));
    const end = fetchStatus(
      `${product.address}/api/service-orders/${orderID}/${paymentOrderID}/paypal-activation`,
      { method: 'PATCH', headers: buyer.auth },
    );
    const resume = await held;
    if (isInTransaction) await killInTransaction(product, realEstateID, resume);
    else await product.kill();
    expect(await end).toBe('cut off');
    expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'capturing' });
    return payment;
  }

  it('between any two steps of a payment leaves a payment that is finished within a minute', async () => {
    const left = [
      // The order is marked as being paid, the provider was not called yet.
      await killWhilePaying((id) => ({ ...question(id), when: 'before' })),
      // The payment is approved.
      await killWhilePaying((id) => ({ ...question(id), when: 'after' })),
      await killWhilePaying((id) => ({ ...capture(id), when: 'before' })),
      // The money is captured, the result is unknown here.
      await killWhilePaying((id) => ({ ...capture(id), when: 'after' })),
      await killWhilePaying((id) => ({ ...question(id), when: 'before', occurrence: 2 })),
      // The transaction is not committed.
      await killWhilePaying((id) => ({ ...question(id), when: 'after', occurrence: 2 }), true),
    ];
    await expireLeases();
    const orderIDs = left.map(({ orderID }) => orderID);
    const unfinished = () =>
      t.db
        .selectFrom('service_orders')
        .select('orderID')
        .where('orderID', 'in', orderIDs)
        .where('paymentState', '<>', 'paid')
        .execute();
    // By the real schedule of the jobs, which have the other half of the minute.
    const jobs = startJobs(t.deps, t.shared);
    await expect.poll(unfinished, { timeout: 30_000, interval: 100 }).toEqual([]);
    await jobs.stop();
    for (const { buyer, orderID, paymentOrderID } of left) {
      expect(await stage.books(orderID)).toMatchObject({
        order: paid,
        payments: [{ state: 'captured', captureID: `CAP${paymentOrderID}` }],
      });
      expect(await stage.audit(orderID)).toHaveLength(1);
      expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
    }
    await stage.expectInvariants();
  });

  it.each(['before', 'after'] as const)(
    '%s the provider has created its order leaves ours payable',
    async (when) => {
      const { buyer, orderID } = await stage.order();
      const product = await startProduct(t, provider.address);
      const held = provider.stopAt({ method: 'POST', path: orders, when });
      const end = fetchStatus(`${product.address}/api/service-orders/${orderID}/paypal-order`, {
        method: 'POST',
        headers: buyer.auth,
      });
      await held;
      await product.kill();
      expect(await end).toBe('cut off');
      const paymentOrderID = await stage.begin(buyer, orderID);
      await stage.approve(paymentOrderID);
      expect((await stage.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
      expect(await stage.books(orderID)).toMatchObject({
        order: paid,
        payments: [{ state: 'creating' }, { state: 'captured' }],
      });
      await stage.expectInvariants();
    },
  );

  it('while applying an event applies it when it is sent again', async () => {
    const { orderID, paymentOrderID } = await approvedPayment();
    const product = await startProduct(t, provider.address);
    const held = provider.stopAt({ ...capture(paymentOrderID), when: 'after' });
    const event = { id: 'WH-cut', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: paymentOrderID } };
    const end = fetchStatus(`${product.address}/api/paypal-webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'PayPal-Auth-Algo': 'SHA256withRSA',
        'PayPal-Cert-Url': 'https://api.paypal.com/cert',
        'PayPal-Transmission-Id': 'a',
        'PayPal-Transmission-Time': '2026-11-21T10:00:00Z',
        'PayPal-Transmission-Sig': 'b',
      },
      body: JSON.stringify(event),
    });
    await held;
    await product.kill();
    expect(await end).toBe('cut off');
    await expireLeases();
    expect(await stage.events(paymentOrderID, [event.event_type])).toEqual([200]);
    expect((await stage.books(orderID)).order).toMatchObject(paid);
    expect(await stage.audit(orderID)).toHaveLength(1);
    await stage.expectInvariants();
  });
});
