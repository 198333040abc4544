import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testPassword } from '../../testing/users.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const goodPassword = 'Levendula-mezo-88';

let serial = 0;
const createAddress = (who = 'valaki') => `${who}.${++serial}@uj.test`;

describe('accounts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    t.request().post(path).set(headers).send(body);
  const patch = (path: string, body: object, headers: Record<string, string> = {}) =>
    t.request().patch(path).set(headers).send(body);
  const login = (email: string, pass: string = testPassword) => post('/api/login', { email, pass });
  const register = (email: string, pass = goodPassword, userType = 4) =>
    post('/api/register', { email, pass, passAgain: pass, userType });
  const mailsTo = async (address: string) =>
    (await t.mails()).filter(({ toAddress }) => toAddress === address);
  const isSignedIn = async (auth: Record<string, string>) =>
    (await t.request().get('/api/check-page-permission').set(auth)).status === 200;

  /** Query of the link in the newest mail to the address. */
  async function linkTo(address: string, path: string) {
    const mail = (await mailsTo(address)).at(-1);
    const found = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
    const url = new URL(String(found));
    expect(url.origin + url.pathname).toBe(`http://piacter.test${path}`);
    return Object.fromEntries(url.searchParams);
  }

  // Shows API-06.
  describe('registration', () => {
    // Shows API-09.
    it('mails a link that activates once, with or without a trailing slash', async () => {
      const email = createAddress();
      const reply = await register(email);
      expect(reply.status).toBe(200);
      const { activationString } = await linkTo(email, '/activate-registration');
      expect((await post('/api/activate-registration/', { activationString })).status).toBe(200);
      const again = await post('/api/activate-registration', { activationString });
      expect([again.status, again.body.code]).toEqual([409, 'already_confirmed']);
      expect(again.body.message).toMatch(/^Ezt a fiókot már megerősítetted, bejelentkezhetsz/);
      const signedIn = await login(email, goodPassword);
      expect(signedIn.body).toMatchObject({ ok: true, twoFactor: 0, token: expect.any(String) });
    });

    it('has a link that is valid for seven days, and stores only the hash of its secret', async () => {
      const email = createAddress();
      await register(email);
      const { activationString = '' } = await linkTo(email, '/activate-registration');
      expect(Buffer.from(activationString, 'base64url')).toHaveLength(32);
      const stored = await t.db.selectFrom('one_time_secrets').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(activationString);
      t.clock.pass(7 * day);
      expect((await post('/api/activate-registration', { activationString })).status).toBe(409);
    });

    // Shows AUTH-05.
    it('reports a mismatch of the two passwords at its field, and creates nothing', async () => {
      const email = 'ketfele@pelda.test';
      const body = { email, pass: goodPassword, passAgain: `${goodPassword}x`, userType: 4 };
      const reply = await post('/api/register', body).expect(422);
      expect(reply.body.errors).toMatchObject([{ path: 'passAgain' }]);
      expect(await mailsTo(email)).toEqual([]);
    });

    it('has the same reply for a taken address, and mails its owner a notice', async () => {
      const { email } = await t.createUser();
      const taken = await register(email);
      const unknown = await register(createAddress());
      expect([taken.status, taken.body]).toEqual([unknown.status, unknown.body]);
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toBe('Már van fiókod a Piactéren');
      expect(mail?.text).not.toContain('activate-registration');
      expect((await login(email)).status).toBe(200);
    });

    it('activates with the password of the registration that the link belongs to', async () => {
      const email = createAddress();
      await register(email, 'Az-igazi-gazdae-1', 2);
      const { activationString } = await linkTo(email, '/activate-registration');
      await register(email, 'A-tolakodoe-volt-2', 4);
      await post('/api/activate-registration', { activationString });
      expect((await login(email, 'A-tolakodoe-volt-2')).status).toBe(401);
      const signedIn = await login(email, 'Az-igazi-gazdae-1');
      expect(signedIn.status).toBe(200);
      const later = await linkTo(email, '/activate-registration');
      expect((await post('/api/activate-registration', later)).status).toBe(409);
      expect((await login(email, 'A-tolakodoe-volt-2')).status).toBe(401);
    });

    it('says of a link that it was used as long as the account exists only', async () => {
      const email = createAddress();
      await register(email);
      const link = await linkTo(email, '/activate-registration');
      await post('/api/activate-registration', link);
      await t.db.updateTable('users').set({ deletedAt: t.clock.now() }).where('email', '=', email).execute();
      const { status, body } = await post('/api/activate-registration', link);
      expect([status, body.code]).toEqual([409, 'secret_invalid']);
    });

    describe('with a link that is opened from the mail', () => {
      const activate = (activationString: string | undefined, more: object = {}, cookie = '') =>
        post('/api/activate-registration', { activationString, isFromMail: 1, ...more }, { Cookie: cookie });
      const getCookie = ({ headers }: { headers: Record<string, unknown> }) =>
        /piacter_registration=[\w-]{43}/.exec(String(headers['set-cookie']))?.[0] ?? '';

      it('activates at once in the browser that registered', async () => {
        const email = createAddress();
        const here = await register(email);
        expect(String(here.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
        const { activationString } = await linkTo(email, '/activate-registration');
        expect((await activate(activationString, {}, getCookie(here))).status).toBe(200);
        expect((await login(email, goodPassword)).status).toBe(200);
      });

      it('needs the password in any other browser, so that a stranger gets no account with the address', async () => {
        const email = createAddress();
        await register(email, 'A-tolakodoe-volt-2');
        const { activationString } = await linkTo(email, '/activate-registration');
        const here = getCookie(await register(createAddress()));
        for (const cookie of ['', here, 'piacter_registration=x']) {
          const { status, body } = await activate(activationString, {}, cookie);
          expect([status, body.code]).toEqual([422, 'password_required']);
        }
        const wrong = await activate(activationString, { pass: goodPassword }, here);
        expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'pass']);
        expect((await login(email, 'A-tolakodoe-volt-2')).status).toBe(403);
        expect((await activate(activationString, { pass: 'A-tolakodoe-volt-2' })).status).toBe(200);
        expect((await activate(activationString, { pass: 'A-tolakodoe-volt-2' })).status).toBe(409);
      });

      it('ends guessing the password', async () => {
        const strict = await testApp({ config: { rateLimitFactor: 1 } });
        const email = createAddress();
        await register(email);
        const { activationString } = await linkTo(email, '/activate-registration');
        const guess = () =>
          strict
            .request()
            .post('/api/activate-registration')
            .send({ activationString, isFromMail: 1, pass: 'nem-ez-a-jelszo' });
        for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(422);
        expect((await guess()).status).toBe(429);
      });
    });

    it('gives a taken address the same cookie as a new one', async () => {
      const { email } = await t.createUser();
      const [taken, fresh] = [await register(email), await register(createAddress())];
      const toShape = ({ headers }: typeof taken) =>
        String(headers['set-cookie'])
          .replace(/=[\w-]{43}/, '')
          .replace(/Expires=[^;]+/, '');
      expect(toShape(taken)).toBe(toShape(fresh));
    });

    it('creates one account for concurrent registrations of an address', async () => {
      const email = createAddress();
      const replies = await Promise.all(Array.from({ length: 6 }, () => register(email)));
      expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const rows = await t.db.selectFrom('users').select('userID').where('email', '=', email).execute();
      expect(rows).toHaveLength(1);
    });

    it('activates once when the link is opened ten times concurrently', async () => {
      const email = createAddress();
      await register(email);
      const body = await linkTo(email, '/activate-registration');
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => post('/api/activate-registration', body)),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    });

    it('ignores the case of the address, but not accents', async () => {
      const email = createAddress('Nagy.BETU');
      await register(email);
      expect(await mailsTo(email.toLowerCase())).toHaveLength(1);
    });

    it.each([
      ['userType', { userType: 1 }],
      ['userType', { userType: 6 }],
      ['userType', { userType: '4' }],
      ['email', { email: 'nem cim' }],
      ['email', { email: 'a@b.hu,c@d.hu' }],
      ['email', { email: 'a@b.hu\r\nBcc: c@d.hu' }],
      ['email', { email: 'ádám@pelda.test' }],
      ['email', { email: ['a@b.hu'] }],
      ['pass', { pass: 'rovid', passAgain: 'rovid' }],
      ['pass', { pass: 'á'.repeat(37), passAgain: 'á'.repeat(37) }],
      ['pass', { pass: 'Jelszo12345', passAgain: 'Jelszo12345' }],
      ['pass', { pass: 1_234_567_890, passAgain: 1_234_567_890 }],
      ['passAgain', { passAgain: 'Valami-egeszen-mas' }],
    ])('rejects the field %s: %j', async (path, wrong) => {
      const body = {
        email: createAddress(),
        pass: goodPassword,
        passAgain: goodPassword,
        userType: 4,
        ...wrong,
      };
      const reply = await post('/api/register', body);
      expect(reply.status).toBe(422);
      expect(reply.body.errors[0].path).toBe(path);
      expect(reply.body.errors[0].message).toMatch(/[a-záéíóöőúüű]+!( Példa: \S+)?$/);
    });

    it('sends no mail to the address of a deleted account', async () => {
      const { email } = await t.createUser({ deletedAt: t.clock.now() });
      expect((await register(email)).status).toBe(200);
      expect(await mailsTo(email)).toEqual([]);
    });
  });

  // Shows API-05.
  describe('login', () => {
    it('has the same reply for an unknown address, a wrong password and a deleted account', async () => {
      const { email } = await t.createUser();
      const deleted = await t.createUser({ deletedAt: t.clock.now() });
      const replies = [
        await login(email, 'nem-ez-a-jelszo'),
        await login(createAddress()),
        await login(deleted.email),
      ];
      for (const reply of replies) {
        expect(reply.status).toBe(401);
        expect(reply.body).toEqual({
          ok: false,
          code: 'wrong_credentials',
          message: 'Hibás e-mail-cím vagy jelszó! Próbáld újra, vagy kérj új jelszót!',
        });
        expect(reply.headers['set-cookie']).toBeUndefined();
      }
    });

    it('discloses a pending registration only with the right password', async () => {
      const { email } = await t.createUser({ activatedAt: null });
      const known = await login(email);
      expect([known.status, known.body.code]).toEqual([403, 'not_activated']);
      expect((await login(email, 'nem-ez-a-jelszo')).body.code).toBe('wrong_credentials');
    });

    it('mails the link of a pending registration again to who knows the password', async () => {
      const again = (email: string, pass = testPassword) => post('/api/activation-mails', { email, pass });
      const { email } = await t.createUser({ activatedAt: null });
      for (const [address, pass] of [
        [email, 'nem-ez-a-jelszo'],
        [createAddress(), testPassword],
      ] as const)
        expect((await again(address, pass)).body.code).toBe('wrong_credentials');
      expect(await mailsTo(email)).toEqual([]);
      const reply = await again(email).expect(200);
      const { activationString } = await linkTo(email, '/activate-registration');
      const cookie = /piacter_registration=[\w-]{43}/.exec(String(reply.headers['set-cookie']))?.[0] ?? '';
      const link = { activationString, isFromMail: 1 };
      await post('/api/activate-registration', link, { Cookie: cookie }).expect(200);
      expect((await again(email).expect(409)).body.message).toMatch(/^Ezt a fiókot már megerősítették/);
      await login(email).expect(200);
    });

    it('rejects a password that only shares a prefix with the right one', async () => {
      const password = `${'x7Kq-'.repeat(14)}ab`;
      expect(Buffer.byteLength(password)).toBe(72);
      const { email } = await t.createUser({ password });
      expect((await login(email, password)).status).toBe(200);
      expect((await login(email, `${password}c`)).status).toBe(401);
    });

    it.each([[0], [true], [null], [['a']], [{}]])('rejects %j as a password', async (pass) => {
      const { email } = await t.createUser();
      expect((await post('/api/login', { email, pass })).status).toBe(422);
    });

    it('must not be cached', async () => {
      const { email } = await t.createUser();
      expect((await login(email)).headers['cache-control']).toBe('no-store');
    });
  });

  describe('two-factor login', () => {
    it('voids the links of earlier logins, also of parallel ones', async () => {
      const { email, userID } = await t.createUser({ twoFactor: 1 });
      await login(email);
      const first = await linkTo(email, '/two-factor-auth');
      await Promise.all(Array.from({ length: 5 }, () => login(email)));
      const keys = (await mailsTo(email)).map(({ text }) => /key=([\w-]+)/.exec(text)?.[1]);
      expect(new Set(keys).size).toBe(6);
      expect((await post('/api/two-factor-auth', first)).status).toBe(409);
      const statuses = await Promise.all(
        keys.map(async (key) => (await post('/api/two-factor-auth', { key, userID })).status),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    // Shows API-10, AUTH-09.
    it('mails a link that signs in once instead of a token', async () => {
      const { email, userID } = await t.createUser({ twoFactor: 1, role: 'szallasado' });
      const reply = await login(email);
      expect(reply.body).toMatchObject({
        ok: true,
        twoFactor: 1,
        message: expect.stringContaining('e-mail'),
      });
      expect(reply.body).not.toHaveProperty('token');
      expect(reply.headers['set-cookie']).toBeUndefined();
      const link = await linkTo(email, '/two-factor-auth');
      expect(link.userID).toBe(String(userID));
      const signedIn = await post('/api/two-factor-auth', link);
      expect(signedIn.status).toBe(200);
      expect(await isSignedIn({ Authorization: signedIn.body.token })).toBe(true);
      expect(String(signedIn.headers['set-cookie'])).toContain('piacter_refresh=');
      expect((await post('/api/two-factor-auth', link)).status).toBe(409);
    });

    it('creates one session when the link is opened ten times concurrently', async () => {
      const { email } = await t.createUser({ twoFactor: 1 });
      await login(email);
      const link = await linkTo(email, '/two-factor-auth');
      const replies = await Promise.all(Array.from({ length: 10 }, () => post('/api/two-factor-auth', link)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('rejects the key with another user, after a week, as a number, or for another purpose', async () => {
      const { email } = await t.createUser({ twoFactor: 1 });
      const other = await t.createUser();
      await login(email);
      const link = await linkTo(email, '/two-factor-auth');
      expect((await post('/api/two-factor-auth', { ...link, userID: other.userID })).status).toBe(409);
      expect((await post('/api/two-factor-auth', { ...link, key: 0 })).status).toBe(422);
      expect((await post('/api/activate-registration', { activationString: link.key })).status).toBe(409);
      expect((await patch('/api/confirm-reg-email', link)).status).toBe(409);
      t.clock.pass(7 * day);
      expect((await post('/api/two-factor-auth', link)).status).toBe(409);
    });

    // Shows API-11.
    it('can be enabled and disabled, which revokes the other sessions and open links', async () => {
      const here = await t.signIn('szakember');
      const elsewhere = await login(here.email);
      const status = () => t.request().get('/api/two-factor-status').set(here.auth);
      expect((await status()).body.data).toEqual({ twoFactor: 0 });
      const on = await patch('/api/two-factor-on-off', { twoFactor: 1 }, here.auth);
      expect(on.status).toBe(200);
      expect((await status()).body.data).toEqual({ twoFactor: 1 });
      expect(await isSignedIn(here.auth)).toBe(true);
      expect(await isSignedIn({ Authorization: elsewhere.body.token })).toBe(false);

      await login(here.email);
      const link = await linkTo(here.email, '/two-factor-auth');
      await patch('/api/two-factor-on-off', { twoFactor: false }, here.auth);
      expect((await post('/api/two-factor-auth', link)).status).toBe(409);
    });
  });

  // Shows API-12.
  describe('password change', () => {
    const change = (
      auth: Record<string, string>,
      currentPass: string,
      newPass: string,
      newPassAgain = newPass,
    ) => patch('/api/update-pass', { currentPass, newPass, newPassAgain }, auth);

    it('sets the new password, revokes the other sessions and open links, and notifies the owner', async () => {
      const here = await t.signIn('szakember');
      const elsewhere = await login(here.email);
      await post('/api/forgotten-pass', { email: here.email });
      const link = await linkTo(here.email, '/elfelejtett-jelszo-modositasa');
      const reply = await change(here.auth, testPassword, goodPassword);
      expect(reply.status).toBe(200);
      expect(await isSignedIn({ Authorization: reply.body.token })).toBe(true);
      expect(await isSignedIn({ Authorization: elsewhere.body.token })).toBe(false);
      expect((await login(here.email)).status).toBe(401);
      expect((await login(here.email, goodPassword)).status).toBe(200);
      const reset = { ...link, pass: 'Harmadik-jelszo-3', passAgain: 'Harmadik-jelszo-3' };
      expect((await patch('/api/update-forgotten-pass', reset)).status).toBe(409);
      expect((await mailsTo(here.email)).at(-1)?.subject).toBe('Megváltozott a jelszavad');
    });

    it('reports a wrong current password at its field and keeps the session', async () => {
      const { auth } = await t.signIn('szakember');
      const reply = await change(auth, 'nem-ez-a-jelszo', goodPassword);
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toEqual([
        { path: 'currentPass', message: 'A jelenlegi jelszó hibás, írd be újra!' },
      ]);
      expect(await isSignedIn(auth)).toBe(true);
    });

    it('reports a mismatch with the specified message', async () => {
      const { auth } = await t.signIn('szakember');
      const reply = await change(auth, testPassword, goodPassword, 'Valami-egeszen-mas');
      expect(reply.body.errors).toEqual([{ path: 'newPassAgain', message: 'Az új jelszavak nem egyeznek!' }]);
    });

    it('reports a common password at its field', async () => {
      const { auth } = await t.signIn('szakember');
      const reply = await change(auth, testPassword, 'Password1234');
      expect(reply.body.errors[0].path).toBe('newPass');
    });

    it('succeeds once for two concurrent changes', async () => {
      const { auth } = await t.signIn('szakember');
      const replies = await Promise.all([
        change(auth, testPassword, 'Egyik-uj-jelszo-1'),
        change(auth, testPassword, 'Masik-uj-jelszo-2'),
      ]);
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([409, 422]).toContain(statuses[1]);
    });
  });

  describe('forgotten password', () => {
    const reset = (link: object, pass: string) =>
      patch('/api/update-forgotten-pass', { ...link, pass, passAgain: pass });

    // Shows AUTH-11.
    it('has the same reply for known and unknown addresses', async () => {
      const { email } = await t.createUser();
      const known = await post('/api/forgotten-pass', { email });
      const unknown = await post('/api/forgotten-pass', { email: createAddress() });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    });

    // Shows API-13, AUTH-12.
    it('sets a new password once, and revokes all sessions', async () => {
      const { email, auth } = await t.signIn('szakember');
      await post('/api/forgotten-pass', { email });
      const link = await linkTo(email, '/elfelejtett-jelszo-modositasa');
      expect((await reset(link, goodPassword)).status).toBe(200);
      expect(await isSignedIn(auth)).toBe(false);
      expect((await login(email, goodPassword)).status).toBe(200);
      const again = await reset(link, 'Harmadik-jelszo-3');
      expect([again.status, again.body.code]).toEqual([409, 'secret_invalid']);
    });

    it('sets one password when the link is used ten times concurrently', async () => {
      const { email } = await t.createUser();
      await post('/api/forgotten-pass', { email });
      const link = await linkTo(email, '/elfelejtett-jelszo-modositasa');
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, n) => reset(link, `Tizedik-jelszo-${n}x`)),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('has a link that is valid for an hour', async () => {
      const { email } = await t.createUser();
      await post('/api/forgotten-pass', { email });
      const link = await linkTo(email, '/elfelejtett-jelszo-modositasa');
      t.clock.pass(hour);
      expect((await reset(link, goodPassword)).status).toBe(409);
    });

    it('has links that a stranger who asks for more does not void, until one of them is used', async () => {
      const { email } = await t.createUser();
      await post('/api/forgotten-pass', { email });
      const own = await linkTo(email, '/elfelejtett-jelszo-modositasa');
      await post('/api/forgotten-pass', { email });
      const other = await linkTo(email, '/elfelejtett-jelszo-modositasa');
      expect((await reset(own, goodPassword)).status).toBe(200);
      expect((await reset(other, 'Harmadik-jelszo-3')).status).toBe(409);
    });

    it('keeps the link valid when the new password is rejected', async () => {
      const { email } = await t.createUser();
      await post('/api/forgotten-pass', { email });
      const link = await linkTo(email, '/elfelejtett-jelszo-modositasa');
      const reply = await reset(link, email.split('@')[0] ?? '');
      expect(reply.body.errors[0].path).toBe('pass');
      expect((await reset(link, goodPassword)).status).toBe(200);
    });

    it('confirms a pending registration as well', async () => {
      const { email } = await t.createUser({ activatedAt: null });
      await post('/api/forgotten-pass', { email });
      await reset(await linkTo(email, '/elfelejtett-jelszo-modositasa'), goodPassword);
      expect((await login(email, goodPassword)).status).toBe(200);
    });
  });

  // Shows API-12.
  describe('e-mail change', () => {
    const ask = (auth: Record<string, string>, email: string, pass = testPassword) =>
      patch('/api/update-reg-email', { pass, email }, auth);

    it('takes effect when the mailed link is opened, and revokes all sessions but the requesting one', async () => {
      const here = await t.signIn('szakember');
      const elsewhere = await login(here.email);
      const email = createAddress();
      expect((await ask(here.auth, email)).status).toBe(200);
      expect((await mailsTo(here.email)).at(-1)?.text).toContain(email);
      expect((await login(email)).status).toBe(401);
      const link = await linkTo(email, '/email-megerositese');
      expect((await patch('/api/confirm-reg-email', link)).status).toBe(200);
      expect((await login(email)).status).toBe(200);
      expect((await login(here.email)).status).toBe(401);
      expect(await isSignedIn(here.auth)).toBe(true);
      expect(await isSignedIn({ Authorization: elsewhere.body.token })).toBe(false);
      const again = await patch('/api/confirm-reg-email', link);
      expect([again.status, again.body.code]).toEqual([409, 'already_confirmed']);
      expect((await patch('/api/confirm-reg-email', { ...link, userID: '999999' })).body.code).toBe(
        'secret_invalid',
      );
    });

    it('has a used link that is refused once the address has changed again', async () => {
      const { auth } = await t.signIn('szakember');
      const [email, next] = [createAddress(), createAddress()];
      await ask(auth, email);
      const link = await linkTo(email, '/email-megerositese');
      await patch('/api/confirm-reg-email', link);
      await ask(auth, next);
      await patch('/api/confirm-reg-email', await linkTo(next, '/email-megerositese'));
      expect((await patch('/api/confirm-reg-email', link)).body.code).toBe('secret_invalid');
      expect((await login(email)).status).toBe(401);
    });

    it('has the same reply for a taken address, mails no link to it, and notifies the old address', async () => {
      const taken = await t.createUser();
      const here = await t.signIn('szakember');
      const one = await ask(here.auth, taken.email);
      const other = await ask(here.auth, createAddress());
      expect([one.status, one.body]).toEqual([other.status, other.body]);
      const [mail] = await mailsTo(taken.email);
      expect(mail?.text).not.toContain('email-megerositese');
      expect(await mailsTo(here.email)).toHaveLength(2);
    });

    it('replies 409 when the address was taken meanwhile', async () => {
      const here = await t.signIn('szakember');
      const email = createAddress();
      await ask(here.auth, email);
      const link = await linkTo(email, '/email-megerositese');
      await t.createUser({ email });
      const reply = await patch('/api/confirm-reg-email', link);
      expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    });

    it('reports a wrong password and the current address at their fields', async () => {
      const { auth, email } = await t.signIn('szakember');
      const wrong = await ask(auth, createAddress(), 'nem-ez-a-jelszo');
      expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'pass']);
      expect((await ask(auth, email)).body.errors[0].path).toBe('email');
    });

    it('has a link that is valid for a day', async () => {
      const { auth } = await t.signIn('szakember');
      const email = createAddress();
      await ask(auth, email);
      const link = await linkTo(email, '/email-megerositese');
      t.clock.pass(day);
      expect((await patch('/api/confirm-reg-email', link)).status).toBe(409);
    });
  });
});
