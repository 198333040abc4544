import { beforeAll, describe, expect, it } from 'vitest';
import { toClientKey } from '../../core/http/client-key.ts';
import { createDatabaseLimiter } from '../../core/http/database-limiter.ts';
import { secretBudgets } from '../../core/http/limiter-budgets.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { solveEasily } from '../../testing/captcha.ts';
import { TestClock } from '../../testing/clock.ts';
import { testPassword } from '../../testing/users.ts';

let serial = 0;
/** A client address that no other test uses; the test client is a trusted proxy. */
const createClientAddress = () => ({ 'X-Forwarded-For': `203.0.113.${++serial}` });
const address = () => `korlat.${++serial}@pelda.test`;

describe('rate limits', () => {
  let t: TestApp;
  beforeAll(async () => {
    // Solutions are dated by the system clock.
    const clock = new TestClock(new Date().toISOString());
    t = await testApp({ config: { rateLimitFactor: 1 }, clock });
  });

  const post = (path: string, body: object, headers: Record<string, string>) =>
    t.request().post(path).set(headers).send(body);
  async function statuses(count: number, call: (n: number) => PromiseLike<{ status: number }>) {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) seen.push((await call(n)).status);
    return seen;
  }

  const pass = 'Levendula-mezo-88';
  const register = (email: string, headers = createClientAddress(), captchaToken?: string) =>
    post('/api/register', { email, pass, passAgain: pass, userType: 5, captchaToken }, headers);
  const forget = (email: string, headers = createClientAddress(), captchaToken?: string) =>
    post('/api/forgotten-pass', { email, captchaToken }, headers);
  const mailsTo = async (email: string, words: string) =>
    (await t.mails()).filter(({ toAddress, text }) => toAddress === email && text.includes(words)).length;

  it.each([
    ['registrations', register],
    ['password resets', forget],
  ])(
    'demand a captcha for further %s of an address or from a client address, but refuse none',
    async (_, call) => {
      const email = address();
      expect(await statuses(6, () => call(email))).toEqual([...Array(5).fill(200), 422]);
      const asked = await call(email);
      expect(asked.body).toMatchObject({ code: 'captcha_required', captchaLevel: 'normal' });
      await call(email, createClientAddress(), await solveEasily(t.deps, 'normal')).expect(200);

      const here = createClientAddress();
      expect(await statuses(11, () => call(address(), here))).toEqual([...Array(10).fill(200), 422]);
      await call(address(), here, await solveEasily(t.deps, 'normal')).expect(200);
      await call(address()).expect(200);
    },
  );

  it('leave the owner the link for a new password, however often a stranger registers the address', async () => {
    const { email } = await t.createUser();
    await statuses(6, () => register(email));
    await forget(email).expect(200);
    expect(await mailsTo(email, '/elfelejtett-jelszo-modositasa')).toBe(1);
  });

  it('send an address few mails that it did not ask for, with the same reply for all', async () => {
    const [{ email }, unknown] = [await t.createUser(), address()];
    const solved = await Promise.all(Array.from({ length: 14 }, () => solveEasily(t.deps, 'normal')));
    const askTwelveTimes = (to: string) =>
      statuses(12, (n) => forget(to, createClientAddress(), n < 5 ? undefined : solved.pop()));
    expect(await askTwelveTimes(email)).toEqual(await askTwelveTimes(unknown));
    // Five, and one of the first minutes after them.
    expect(await mailsTo(email, '/elfelejtett-jelszo-modositasa')).toBe(6);
    await statuses(4, () => register(email));
    expect(await mailsTo(email, 'regisztrálni próbáltak')).toBe(1);
  });

  it('end mailing a pending registration its link, and say so to who knows the password', async () => {
    const { email } = await t.createUser({ activatedAt: null });
    const again = () => post('/api/activation-mails', { email, pass: testPassword }, createClientAddress());
    expect(await statuses(7, again)).toEqual([...Array(6).fill(200), 409]);
    expect((await t.mails()).filter(({ toAddress }) => toAddress === email)).toHaveLength(6);
  });

  it('end mailing an account the link of its two-factor login, and say so to who knows the password', async () => {
    const { email } = await t.createUser({ twoFactor: 1 });
    const login = () => post('/api/login', { email, pass: testPassword }, createClientAddress());
    expect(await statuses(7, login)).toEqual([...Array(6).fill(200), 409]);
    expect(await mailsTo(email, '/two-factor-auth')).toBe(6);
  });

  it('count changes of the mail address by account, not by the address that a stranger may name too', async () => {
    const [stranger, owner] = [await t.signIn('szakember'), await t.signIn('szakember')];
    const email = address();
    const change = ({ auth }: typeof owner) =>
      t.request().patch('/api/update-reg-email').set(auth).send({ pass: testPassword, email });
    expect(await statuses(6, () => change(stranger))).toEqual([...Array(5).fill(200), 429]);
    await statuses(6, () => register(email));
    await change(owner).expect(200);
  });

  it('of links per client address never refuse three hundred people who share it', () => {
    expect(secretBudgets.origin.calls).toBeGreaterThanOrEqual(3 * 300);
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
