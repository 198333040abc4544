// Processes on several machines, whose clocks differ by two seconds: what one of them writes, the other one accepts.
import { randomUUID } from 'node:crypto';
import { roleIDs } from '@piacter/contracts/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutgoingMail } from './adapters/mail/index.ts';
import { inTransaction } from './core/db/transaction.ts';
import { createMailOutbox } from './features/emails/index.ts';
import { createOutboxWorker, leaseMs } from './features/emails/queue/index.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { TestClock } from './testing/clock.ts';
import { testPassword } from './testing/users.ts';

const differenceMs = 2000;
const noon = '2026-11-21T10:00:00.000Z';

let ahead: TestApp;
let behind: TestApp;
beforeEach(async () => {
  const clock = new TestClock(noon);
  clock.pass(differenceMs);
  ahead = await testApp({ clock, config: { rateLimitFactor: 1 } });
  behind = await testApp({ clock: new TestClock(noon), config: { rateLimitFactor: 1 } });
  await behind.db.deleteFrom('rate_limits').execute();
  await behind.db.deleteFrom('outbox_mails').execute();
});
afterEach(() => {
  vi.useRealTimers();
});

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  ((headers['set-cookie'] as string[] | undefined) ?? [])
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith('piacter_refresh=')) ?? '';

it.each([
  ['ahead', () => [ahead, behind] as const],
  ['behind', () => [behind, ahead] as const],
])(
  'a session opened by the process whose clock is %s is read, refreshed and ended by the other',
  async (_which, order) => {
    const [first, second] = order();
    const { email } = await first.createUser({ role: 'szakember' });
    const signedIn = await first.request().post('/api/login').send({ email, pass: testPassword }).expect(200);
    const read = (t: TestApp, token: string) =>
      t.request().get('/api/user-profile').set('Authorization', `Bearer ${token}`);
    await read(second, signedIn.body.token).expect(200);

    const refreshed = await second
      .request()
      .post('/api/refresh-token')
      .set('Cookie', cookieOf(signedIn))
      .expect(200);
    await read(first, refreshed.body.token).expect(200);

    await second.request().delete('/api/logout').set('Cookie', cookieOf(refreshed));
    await first.request().post('/api/refresh-token').set('Cookie', cookieOf(refreshed)).expect(401);
  },
);

it('calls count for one limit, whichever process gets them', async () => {
  const calls = 6;
  const statuses: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const [t, offset] = call % 2 === 0 ? [ahead, differenceMs] : [behind, 0];
    // The limiter reads the clock of the machine.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(noon) + offset });
    const reply = await t.request().post('/api/register').send({
      email: 'egyvalaki@pelda.test',
      pass: testPassword,
      passAgain: testPassword,
      userType: roleIDs.ajanlatkero,
    });
    statuses.push(reply.status);
  }
  expect(statuses.slice(0, -1)).not.toContain(422);
  expect(statuses.at(-1)).toBe(422);
});

it('a mail is sent once while the clocks differ, and taken over when its process is gone', async () => {
  const sent: string[] = [];
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const worker = (t: TestApp, name: string, work: () => Promise<void>) =>
    createOutboxWorker(t.deps, {
      send: async (mail: OutgoingMail) => {
        await work();
        sent.push(`${name} ${mail.toAddress}`);
      },
      close: () => undefined,
    });
  const add = (to: string) =>
    inTransaction(ahead.db, (trx) =>
      createMailOutbox(behind.deps).add(trx, {
        template: { subject: 'Szia!', content: '<p>Szia!</p>' },
        to,
        values: {},
        dedupeKey: randomUUID(),
      }),
    );
  await add('egy@pelda.test');
  let isHeld = false;
  const slow = worker(behind, 'behind', () => {
    isHeld = true;
    return held;
  }).runOnce();
  await expect.poll(() => isHeld).toBe(true);
  const other = worker(ahead, 'ahead', () => Promise.resolve());
  // Until a renewal is overdue by far; the process that is behind renews every ten seconds.
  ahead.clock.pass(leaseMs / 2);
  expect(await other.runOnce()).toBe(0);
  finish();
  await slow;
  expect(sent).toEqual(['behind egy@pelda.test']);

  await add('ketto@pelda.test');
  const until = new Date(behind.clock.now().getTime() + leaseMs);
  await behind.db
    .updateTable('outbox_mails')
    .set({ leaseUntil: until })
    .where('toAddress', '=', 'ketto@pelda.test')
    .execute();
  expect(await other.runOnce()).toBe(0);
  ahead.clock.pass(leaseMs / 2);
  expect(await other.runOnce()).toBe(1);
  expect(sent).toEqual(['behind egy@pelda.test', 'ahead ketto@pelda.test']);
});
