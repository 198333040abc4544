import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { solve, solveEasily, startRecaptchaServer } from '../../testing/captcha.ts';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { testPassword } from '../../testing/users.ts';

let serial = 0;
/** A client address that no other test uses; the test client is a trusted proxy. */
const origin = () => ({ 'X-Forwarded-For': `198.18.${Math.floor(++serial / 250)}.${1 + (serial % 250)}` });
const unknownAddress = () => `ismeretlen.${++serial}@pelda.test`;
const goodPassword = 'Levendula-mezo-88';

interface Attempt {
  pass?: string;
  captchaToken?: string;
  from?: Record<string, string>;
  /** A device cookie. */
  device?: string;
}

/** Signs in, by default with the correct password and from a new client address. */
const login = (t: TestApp, email: string, attempt: Attempt = {}) => {
  const { pass = testPassword, captchaToken, from = origin(), device } = attempt;
  const cookie: Record<string, string> = device ? { Cookie: `piacter_device=${device}` } : {};
  return t
    .request()
    .post('/api/login')
    .set({ ...from, ...cookie })
    .send({ email, pass, ...(captchaToken === undefined ? {} : { captchaToken }) });
};
const guess = (t: TestApp, email: string, attempt: Attempt = {}) =>
  login(t, email, { pass: 'nem-ez-a-jelszo', ...attempt });

interface Reply {
  status: number;
  body: { code?: string; captchaLevel?: string };
  headers: Record<string, unknown>;
}
async function outcomes(count: number, call: (n: number) => PromiseLike<Reply>): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (let n = 0; n < count; n += 1) {
    const { status, body } = await call(n);
    seen.push(body.code ?? status);
  }
  return seen;
}
const times = <Value>(count: number, value: Value): Value[] => Array(count).fill(value);

function getDeviceCookie({ headers }: Reply): string {
  const cookies = headers['set-cookie'] as string[] | undefined;
  const found = cookies?.find((cookie) => cookie.startsWith('piacter_device='));
  return /=([\w-]+);/.exec(found ?? '')?.[1] ?? '';
}

describe('a login during password guessing', () => {
  let t: TestApp;
  let other: TestApp;
  let provider: Awaited<ReturnType<typeof startRecaptchaServer>>;
  beforeAll(async () => {
    provider = await startRecaptchaServer();
    const recaptcha = { siteKey: 'site-key', secret: 'secret', url: provider.url };
    t = await testApp({ config: { rateLimitFactor: 1, recaptcha } });
    other = await testApp({ config: { rateLimitFactor: 1, recaptcha } });
  });
  afterAll(() => provider.close());

  it('needs a captcha from any client address', async () => {
    const { email } = await t.createUser();
    expect(await outcomes(11, () => guess(t, email))).toEqual([
      ...times(10, 'wrong_credentials'),
      'captcha_required',
    ]);
    const asked = await login(t, email);
    expect([asked.status, asked.body]).toEqual([
      422,
      {
        ok: false,
        code: 'captcha_required',
        message: 'Előbb igazold, hogy ember vagy: küldd el a CAPTCHA megoldását is!',
        captchaLevel: 'normal',
      },
    ]);
    expect((await login(t, email, { captchaToken: 'token' })).status).toBe(200);
  });

  it('counts no right password, whatever comes of the login', async () => {
    const [mailed, pending, blocked] = [
      await t.createUser({ twoFactor: 1 }),
      await t.createUser({ activatedAt: null }),
      await t.createUser(),
    ];
    const { userID } = blocked;
    await t.db.updateTable('users').set({ blockedAt: t.clock.now() }).where('userID', '=', userID).execute();
    const from = origin();
    const seen = await outcomes(30, () => login(t, mailed.email, { from }));
    expect(seen).not.toContain('captcha_required');
    expect(await outcomes(30, () => login(t, pending.email, { from }))).toEqual(times(30, 'not_activated'));
    expect(await outcomes(30, () => login(t, blocked.email, { from }))).toEqual(times(30, 'blocked'));
    const mailAgain = () =>
      t.request().post('/api/activation-mails').set(from).send({ email: blocked.email, pass: testPassword });
    expect(await outcomes(30, mailAgain)).toEqual(times(30, 'blocked'));
  });

  it('needs no captcha on a known device', async () => {
    const { email } = await t.createUser();
    const device = getDeviceCookie(await login(t, email));
    await outcomes(11, () => guess(t, email));
    expect((await login(t, email)).body.code).toBe('captcha_required');
    expect((await login(t, email, { device })).status).toBe(200);
  });

  it('needs a new captcha for every further attempt', async () => {
    const { email } = await t.createUser();
    await outcomes(10, () => guess(t, email));
    const from = origin();
    expect(await outcomes(3, () => guess(t, email, { from, captchaToken: 'token' }))).toEqual(
      times(3, 'wrong_credentials'),
    );
    expect(await outcomes(2, () => guess(t, email, { from }))).toEqual(times(2, 'captcha_required'));
  });

  it('fails with a captcha that the provider does not confirm', async () => {
    const { email } = await t.createUser();
    await outcomes(10, () => guess(t, email));
    provider.answer({ body: { success: false } });
    expect((await login(t, email, { captchaToken: 'token' })).body.code).toBe('captcha_failed');
    provider.answer({ status: 500, body: {} });
    expect((await login(t, email, { captchaToken: 'token' })).body.code).toBe('unavailable');
    provider.answer({ body: { success: true, score: 0.9, action: 'submit' } });
    expect((await login(t, email, { captchaToken: 'token' })).status).toBe(200);
  });

  it('behaves alike for a mail address without an account', async () => {
    const { email } = await t.createUser();
    const series = async (address: string) => {
      const replies: Reply[] = [];
      for (let n = 0; n < 13; n += 1)
        replies.push(await guess(t, address, n === 12 ? { captchaToken: 'token' } : {}));
      return replies.map(({ status, body, headers }) => [status, body, Object.keys(headers).sort()]);
    };
    expect(await series(unknownAddress())).toEqual(await series(email));
  });

  it('counts attempts across processes and concurrent requests', async () => {
    const { email } = await t.createUser();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => guess(n % 2 === 0 ? t : other, email)),
    );
    const codes = replies.map(({ body }) => body.code).sort();
    expect(codes).toEqual([...times(10, 'captcha_required'), ...times(10, 'wrong_credentials')]);
  });

  it('does not count successful logins', async () => {
    const { email } = await t.createUser();
    const from = origin();
    expect(await outcomes(12, () => login(t, email, { from }))).toEqual(times(12, 200));
  });

  it('needs a captcha from a client address after fifty wrong passwords, and from no other', async () => {
    const { email } = await t.createUser();
    const from = origin();
    const device = getDeviceCookie(await login(t, email));
    expect(await outcomes(51, () => guess(t, unknownAddress(), { from }))).toEqual([
      ...times(50, 'wrong_credentials'),
      'captcha_required',
    ]);
    expect((await login(t, email, { from })).body.code).toBe('captcha_required');
    expect((await login(t, email, { from, captchaToken: 'token' })).status).toBe(200);
    expect((await login(t, email, { from, device })).status).toBe(200);
    expect((await login(t, email)).status).toBe(200);
  });

  it('treats a known device as unknown after too many wrong passwords', async () => {
    const { email } = await t.createUser();
    const device = getDeviceCookie(await login(t, email));
    const seen = await outcomes(21, () => guess(t, email, { device }));
    expect(seen).toEqual([...times(20, 'wrong_credentials'), 'captcha_required']);
    expect((await login(t, email, { device })).body.code).toBe('captcha_required');
    expect((await login(t, email, { device, captchaToken: 'token' })).status).toBe(200);
  });

  it('knows a device only for the users who have signed in with it', async () => {
    const [anna, bea, cili] = [await t.createUser(), await t.createUser(), await t.createUser()];
    const first = getDeviceCookie(await login(t, anna.email));
    // A shared browser is known for both users, by the cookie that the last one got.
    const device = getDeviceCookie(await login(t, bea.email, { device: first }));
    for (const { email } of [anna, bea, cili]) await outcomes(11, () => guess(t, email));
    expect((await login(t, anna.email, { device })).status).toBe(200);
    expect((await login(t, bea.email, { device })).status).toBe(200);
    expect((await login(t, cili.email, { device })).body.code).toBe('captcha_required');
    for (const { email } of [anna, bea])
      expect((await login(t, email, { device: first })).body.code).toBe('captcha_required');
  });

  it("does not take over somebody else's device cookie, which they could have planted", async () => {
    const [attacker, owner] = [await t.createUser(), await t.createUser()];
    const planted = getDeviceCookie(await login(t, attacker.email));
    const own = getDeviceCookie(await login(t, owner.email, { device: planted }));
    expect(own).not.toBe(planted);
    expect(getDeviceCookie(await login(t, owner.email, { device: own }))).toBe(own);
    await outcomes(10, () => guess(t, owner.email));
    expect((await guess(t, owner.email, { device: planted })).body.code).toBe('captcha_required');
  });

  it.each(['x'.repeat(43), 'rövid', ''])(
    'adopts no device cookie that was not issued: %j',
    async (planted) => {
      const { email } = await t.createUser();
      const reply = await login(t, email, { device: encodeURIComponent(planted) });
      expect(getDeviceCookie(reply)).toMatch(/^[\w-]{43}$/);
      expect(getDeviceCookie(reply)).not.toBe(planted);
    },
  );

  it('sets an HttpOnly, SameSite device cookie for 400 days', async () => {
    const { email } = await t.createUser();
    const { headers } = await login(t, email);
    const cookie = (headers['set-cookie'] as unknown as string[]).find((one) =>
      one.startsWith('piacter_device='),
    );
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const expires = new Date(String(/Expires=([^;]+)/.exec(cookie ?? '')?.[1]));
    expect((expires.getTime() - t.clock.now().getTime()) / 86_400_000).toBeCloseTo(400, 0);
  });

  it('keeps at most twenty devices, and only the current one after a change of the password', async () => {
    const user = await t.signIn('szakember');
    const first = getDeviceCookie(await login(t, user.email));
    for (let n = 0; n < 20; n += 1) {
      t.clock.pass(1000);
      await login(t, user.email);
    }
    const known = () =>
      t.db.selectFrom('known_devices').select('userID').where('userID', '=', user.userID).execute();
    expect(await known()).toHaveLength(20);
    const kept = getDeviceCookie(await login(t, user.email));
    const here = getDeviceCookie(await login(t, user.email, { device: kept }));
    await t
      .request()
      .patch('/api/update-pass')
      .set({ ...user.auth, ...origin(), Cookie: `piacter_device=${here}` })
      .send({ currentPass: testPassword, newPass: goodPassword, newPassAgain: goodPassword })
      .expect(200);
    expect(await known()).toHaveLength(1);
    await outcomes(11, () => guess(t, user.email));
    const pass = goodPassword;
    expect((await login(t, user.email, { pass, device: first })).body.code).toBe('captcha_required');
    expect((await login(t, user.email, { pass, device: here })).status).toBe(200);
  });
});

describe('the ceiling of login attempts for an account', () => {
  let t: TestApp;
  let provider: Awaited<ReturnType<typeof startRecaptchaServer>>;
  const captchaToken = 'token';
  beforeAll(async () => {
    provider = await startRecaptchaServer();
    const recaptcha = { siteKey: 'site-key', secret: 'secret', url: provider.url };
    // One attempt without captcha per account, twenty with a normal one, a hundred with a hard one.
    const clock = new TestClock(new Date().toISOString());
    t = await testApp({ config: { rateLimitFactor: 0.1, recaptcha }, clock });
  });
  afterAll(() => provider.close());

  it('does not count requests without a captcha', async () => {
    const { email } = await t.createUser();
    await outcomes(60, () => guess(t, email));
    expect((await login(t, email, { captchaToken })).status).toBe(200);
  });

  it('demands a hard captcha beyond it, and nothing of known devices and the mailed link', async () => {
    const { email, userID } = await t.createUser();
    const device = getDeviceCookie(await login(t, email));
    const seen = await outcomes(22, () => guess(t, email, { captchaToken }));
    expect(seen).toEqual([...times(21, 'wrong_credentials'), 'captcha_required']);
    const asked = await login(t, email, { captchaToken });
    expect([asked.status, asked.body.captchaLevel]).toEqual([422, 'hard']);
    const hard = await solveEasily(t.deps, 'hard');
    expect((await login(t, email, { captchaToken: hard })).status).toBe(200);
    expect((await login(t, email, { captchaToken: hard })).body.code).toBe('captcha_failed');
    expect((await login(t, email, { device })).status).toBe(200);
    await t.request().post('/api/forgotten-pass').set(origin()).send({ email }).expect(200);
    const mail = (await t.mails()).find(({ toAddress }) => toAddress === email);
    const link = new URL(String(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]));
    const reset = await t
      .request()
      .patch('/api/update-forgotten-pass')
      .set(origin())
      .send({
        pass: goodPassword,
        passAgain: goodPassword,
        safetyCode: link.searchParams.get('safetyCode'),
        userID,
      })
      .expect(200);
    const there = getDeviceCookie(reset);
    expect((await login(t, email, { pass: goodPassword, device: there })).status).toBe(200);
    expect((await login(t, email, { pass: goodPassword, device, captchaToken })).body.code).toBe(
      'captcha_required',
    );
  });

  it('applies to mail addresses without an account', async () => {
    const email = unknownAddress();
    const seen = await outcomes(22, () => guess(t, email, { captchaToken }));
    expect(seen.at(-1)).toBe('captcha_required');
  });

  it('never refuses the owner, however often a stranger solves captchas', async () => {
    const { email } = await t.createUser();
    await outcomes(21, () => guess(t, email, { captchaToken }));
    const solved = await Promise.all(times(100, 'hard' as const).map((level) => solveEasily(t.deps, level)));
    const seen = await outcomes(100, (n) => guess(t, email, { captchaToken: solved[n] ?? '' }));
    expect(new Set(seen)).toEqual(new Set(['wrong_credentials']));
    const asked = await login(t, email, { captchaToken: await solveEasily(t.deps, 'hard') });
    expect(asked.body).toMatchObject({ code: 'captcha_required', captchaLevel: 'hardest' });
    const hardest = await solveEasily(t.deps, 'hardest');
    expect((await login(t, email, { captchaToken: hardest })).status).toBe(200);
  });
});

describe('a flood of refused logins', () => {
  it('asks the database for nothing, with invalid captchas neither', async () => {
    const asked: string[] = [];
    const real = await testDatabase();
    const db = new Proxy(real, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...parameters: unknown[]) => {
          asked.push(String(name));
          return Reflect.apply(value, target, parameters);
        };
      },
    });
    const t = await testApp({ config: { rateLimitFactor: 0.1 }, deps: { db } });
    const [email, from] = [unknownAddress(), origin()];
    await outcomes(3, () => guess(t, email));
    await outcomes(7, () => guess(t, unknownAddress(), { from }));
    await outcomes(11, () => guess(t, email, { from, captchaToken: 'invalid' }));
    asked.length = 0;
    const fromAnywhere = await outcomes(5, () => guess(t, email));
    const forAnybody = await outcomes(5, () => guess(t, unknownAddress(), { from }));
    const withInvalid = await outcomes(5, () => guess(t, email, { from, captchaToken: 'invalid' }));
    expect([...fromAnywhere, ...forAnybody, ...withInvalid]).toEqual(times(15, 'captcha_required'));
    expect(asked).toEqual([]);
  });
});

describe('invalid captchas', () => {
  it('of a client address are not sent to the provider by the hundreds, and a hard one still works', async () => {
    const provider = await startRecaptchaServer();
    const recaptcha = { siteKey: 'site-key', secret: 'secret', url: provider.url };
    const clock = new TestClock(new Date().toISOString());
    const t = await testApp({ config: { rateLimitFactor: 0.1, recaptcha }, clock });
    provider.answer({ body: { success: false } });
    const { email } = await t.createUser();
    await outcomes(2, () => guess(t, email));
    const from = origin();
    expect(await outcomes(11, () => guess(t, email, { from, captchaToken: 'x' }))).toEqual(
      times(11, 'captcha_failed'),
    );
    const asked = provider.asked.length;
    provider.answer({ body: { success: true, score: 0.9, action: 'submit' } });
    // The neighbours' valid ones are not refused, but not enough either.
    const neighbour = await login(t, email, { from, captchaToken: 'valid' });
    expect(neighbour.body).toMatchObject({ code: 'captcha_required', captchaLevel: 'hard' });
    const hard = await solveEasily(t.deps, 'hard');
    expect((await login(t, email, { from, captchaToken: hard })).status).toBe(200);
    expect(provider.asked).toHaveLength(asked);
    await provider.close();
  });
});

describe('the self-hosted captcha at the login', () => {
  it('accepts each solved proof of work once', async () => {
    // Solutions are dated by the system clock.
    const clock = new TestClock(new Date().toISOString());
    const t = await testApp({ config: { rateLimitFactor: 0.1 }, clock });
    const { email } = await t.createUser();
    await outcomes(2, () => guess(t, email));
    const { body } = await t.request().get('/api/captcha-challenge').set(origin()).expect(200);
    const captchaToken = await solve(body);
    const replies = await Promise.all(Array.from({ length: 5 }, () => login(t, email, { captchaToken })));
    const seen = replies.map((reply) => reply.body.code ?? reply.status).sort();
    expect(seen).toEqual([200, ...times(4, 'captcha_failed')]);
  });
});
