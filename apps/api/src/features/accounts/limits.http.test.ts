import type { Request } from 'express';
import { beforeAll, describe, expect, it } from 'vitest';
import { toClientKey } from '../../core/http/client-key.ts';
import { createDatabaseLimiter } from '../../core/http/database-limiter.ts';
import { clientBudgets, secretBudgets } from '../../core/http/limiter-budgets.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let serial = 0;
/** A client address that no other test uses; the test client is a trusted proxy. */
const createClientAddress = () => ({ 'X-Forwarded-For': `203.0.113.${++serial}` });
const address = () => `korlat.${++serial}@pelda.test`;

describe('rate limits', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ config: { rateLimitFactor: 1 } });
  });

  const post = (path: string, body: object, headers: Record<string, string>) =>
    t.request().post(path).set(headers).send(body);
  async function statuses(count: number, call: (n: number) => PromiseLike<{ status: number }>) {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) seen.push((await call(n)).status);
    return seen;
  }

  it('allow five mails an hour to an address by registration and password reset', async () => {
    const email = address();
    const body = { email, pass: 'Levendula-mezo-88', passAgain: 'Levendula-mezo-88', userType: 5 };
    const seen = await statuses(6, (n) =>
      n % 2 === 0
        ? post('/api/register', body, createClientAddress())
        : post('/api/forgotten-pass', { email }, createClientAddress()),
    );
    expect(seen).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await t.mails()).filter(({ toAddress }) => toAddress === email)).toHaveLength(5);
  });

  it('per client address never refuse three hundred people who share it', () => {
    const tooSmall = Object.entries(clientBudgets).filter(([, budget]) => budget && budget.calls < 300);
    expect(tooSmall).toEqual([]);
    expect(secretBudgets.origin.calls).toBeGreaterThanOrEqual(3 * 300);
  });

  it('refuse registrations from a client address beyond its budget', async () => {
    const limiter = createDatabaseLimiter(t.deps);
    const request = { ip: '203.0.113.250' } as Request;
    for (let n = 0; n < 300; n += 1) await limiter.take('registration', request);
    await expect(limiter.take('registration', request)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('allow ten wrong passwords in a session', async () => {
    const { auth } = await t.signIn('szakember');
    const guess = () =>
      t
        .request()
        .patch('/api/update-reg-email')
        .set({ ...auth, ...createClientAddress() })
        .send({ pass: 'nem-ez-a-jelszo', email: address() });
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(422), 429]);
  });

  it('count in memory while the database does not respond', async () => {
    const broken = {
      ...t.deps,
      db: { connection: () => ({ execute: () => Promise.reject(new Error('gone')) }) },
    };
    const limiter = createDatabaseLimiter(broken as unknown as TestApp['deps']);
    for (let n = 0; n < 10; n += 1) await limiter.takeFor('password', 'valaki');
    await expect(limiter.takeFor('password', 'valaki')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '0:0:0:0::'],
    [undefined, 'unknown'],
  ])('normalize %s to the client address %s', (given, expected) => {
    expect(toClientKey(given)).toBe(expected);
  });
});
