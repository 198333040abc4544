import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, inject, it } from 'vitest';
import { openPayments } from '../../adapters/payments/index.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { TestClock } from '../../testing/clock.ts';
import { paymentStage } from '../../testing/payments.ts';
import { paymentService } from './index.ts';

const main = join(import.meta.dirname, '../../main.ts');

function emptyBuild(): string {
  const webDir = mkdtempSync(join(tmpdir(), 'piacter-web-'));
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}');
  return webDir;
}

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** The product in a process of its own, over the same database and the same emulated provider. */
async function startProduct({ config }: TestApp): Promise<{ address: string; process: ChildProcess }> {
  const database = new URL(new URL(config.databaseUrl).pathname, inject('databaseServer')).href;
  child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database,
      DATA_DIR: config.dataDir,
      JWT_SECRET: config.jwtSecret,
      PUBLIC_URL: config.publicUrl,
      WEB_DIR: emptyBuild(),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const address = /ready: (\S+)/.exec(line)?.[1];
    if (address) return { address, process: child };
  }
  throw new Error('The product did not start');
}

it('loses no money to a kill -9 between taking it and writing it down', { timeout: 60_000 }, async () => {
  const t = await testApp({ clock: new TestClock(new Date().toISOString()) });
  const stage = paymentStage(t);
  const { buyer, orderID } = await stage.order();
  const paymentOrderID = await stage.begin(buyer, orderID);
  await stage.approve(paymentOrderID, 'slow');
  const product = await startProduct(t);

  const asked = fetch(
    `${product.address}/api/service-orders/${orderID}/${paymentOrderID}/paypal-activation`,
    { method: 'PATCH', headers: buyer.auth },
  ).then(
    ({ status }) => status,
    () => 'cut off',
  );
  const atProvider = () =>
    JSON.parse(readFileSync(join(t.config.dataDir, 'dev-paypal', `${paymentOrderID}.json`), 'utf8')).view
      .status;
  await expect.poll(atProvider, { timeout: 20_000, interval: 50 }).toBe('COMPLETED');
  product.process.kill('SIGKILL');
  await once(product.process, 'exit');
  expect(await asked).toBe('cut off');
  expect((await stage.books(orderID)).order).toMatchObject({ isActive: 0, paymentState: 'capturing' });

  const survivor = paymentService({ ...t.deps, provider: openPayments(t.config) });
  await survivor.reconcile(new Date());
  expect((await stage.books(orderID)).order?.paymentState).toBe('capturing');
  t.clock.set(new Date(Date.now() + 31_000).toISOString());
  await survivor.reconcile(t.clock.now());
  expect(await stage.books(orderID)).toMatchObject({
    order: { isActive: 1, paymentState: 'paid' },
    payments: [{ state: 'captured', captureID: `CAP${paymentOrderID}` }],
  });
  expect(await stage.audit(orderID)).toHaveLength(1);
});
