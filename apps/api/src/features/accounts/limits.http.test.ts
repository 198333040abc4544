import { beforeAll, describe, expect, it } from 'vitest';
import { databaseLimiter } from '../../core/http/database-limiter.ts';
import { originOf } from '../../core/http/origin.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testPassword } from '../../testing/users.ts';

let serial = 0;
/** An address of origin that no other test uses; the test client counts as a trusted proxy. */
const origin = () => ({ 'X-Forwarded-For': `203.0.113.${++serial}` });
const address = () => `korlat.${++serial}@pelda.test`;

describe('rate limits', () => {
  let t: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    t = await testApp({ config: { rateLimitFactor: 1 } });
    other = await testApp({ config: { rateLimitFactor: 1 } });
  });

  const post = (path: string, body: object, headers: Record<string, string>, app = t) =>
    app.request().post(path).set(headers).send(body);
  const wrongLogin = (email: string, headers = origin(), app = t) =>
    post('/api/login', { email, pass: 'nem-ez-a-jelszo' }, headers, app);

  async function statuses(count: number, call: (n: number) => PromiseLike<{ status: number }>) {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) seen.push((await call(n)).status);
    return seen;
  }

  it('lets ten guesses at an account through, from wherever they come', async () => {
    const { email } = await t.createUser();
    expect(await statuses(10, () => wrongLogin(email))).toEqual(Array(10).fill(401));
    const refused = await wrongLogin(email);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      ok: false,
      code: 'rate_limited',
      message: 'Túl sok próbálkozás, várj egy kicsit!',
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    const right = await post('/api/login', { email, pass: testPassword }, origin());
    expect(right.status).toBe(429);
  });

  it('counts guesses at an address without an account just the same', async () => {
    const email = address();
    expect((await statuses(11, () => wrongLogin(email))).at(-1)).toBe(429);
  });

  it('counts for all processes together', async () => {
    const { email } = await t.createUser();
    await statuses(5, () => wrongLogin(email, origin(), t));
    await statuses(5, () => wrongLogin(email, origin(), other));
    expect((await wrongLogin(email, origin(), t)).status).toBe(429);
    expect((await wrongLogin(email, origin(), other)).status).toBe(429);
  });

  it('loses no count to guesses made at once', async () => {
    const { email } = await t.createUser();
    const replies = await Promise.all(Array.from({ length: 20 }, () => wrongLogin(email)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('charges nothing for a login that succeeds', async () => {
    const { email } = await t.createUser();
    const right = () => post('/api/login', { email, pass: testPassword }, origin());
    expect(await statuses(12, right)).toEqual(Array(12).fill(200));
  });

  it('lets fifty failing logins through from one address of origin', async () => {
    const from = origin();
    const seen = await statuses(51, () => wrongLogin(address(), from));
    expect(seen.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(seen[50]).toBe(429);
    expect((await wrongLogin(address())).status).toBe(401);
  });

  it('refuses before the body is read', async () => {
    const from = origin();
    await statuses(50, () => wrongLogin(address(), from));
    const reply = await t
      .request()
      .post('/api/login')
      .set({ ...from, 'Content-Type': 'application/json' })
      .send('{"this is": no JSON');
    expect(reply.status).toBe(429);
  });

  it('lets registration and forgotten password mail one address five times an hour', async () => {
    const email = address();
    const body = { email, pass: 'Levendula-mezo-88', passAgain: 'Levendula-mezo-88', userType: 5 };
    const seen = await statuses(6, (n) =>
      n % 2 === 0 ? post('/api/register', body, origin()) : post('/api/forgotten-pass', { email }, origin()),
    );
    expect(seen).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await t.mails()).filter(({ toAddress }) => toAddress === email)).toHaveLength(5);
  });

  it('lets twenty registrations an hour through from one address of origin', async () => {
    const from = origin();
    const seen = await statuses(21, () => post('/api/forgotten-pass', { email: address() }, from));
    expect(seen.filter((status) => status === 429)).toHaveLength(1);
  });

  it('lets twenty one-time secrets be tried in ten minutes', async () => {
    const from = origin();
    const guess = () => post('/api/activate-registration', { activationString: 'x'.repeat(43) }, from);
    const seen = await statuses(21, guess);
    expect(seen).toEqual([...Array(20).fill(409), 429]);
  });

  it('lets a signed-in thief guess the password ten times', async () => {
    const { auth } = await t.signIn('szakember');
    const guess = () =>
      t
        .request()
        .patch('/api/update-reg-email')
        .set({ ...auth, ...origin() })
        .send({ pass: 'nem-ez-a-jelszo', email: address() });
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(422), 429]);
  });

  it('goes on counting in memory while the database does not answer', async () => {
    const broken = {
      ...t.deps,
      db: { connection: () => ({ execute: () => Promise.reject(new Error('gone')) }) },
    };
    const limiter = databaseLimiter(broken as unknown as TestApp['deps']);
    for (let n = 0; n < 10; n += 1) await limiter.takeFor('login', 'valaki');
    await expect(limiter.takeFor('login', 'valaki')).rejects.toMatchObject({ code: 'rate_limited' });
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
  ])('takes %s for the origin %s', (given, expected) => {
    expect(originOf(given)).toBe(expected);
  });
});
