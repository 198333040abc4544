import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaptchaChallenge } from '@piacter/contracts/contact';
import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { listingIDFieldByKind } from '@piacter/contracts/listings';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailTransport } from '../../adapters/mail/index.ts';
import { cleanExpired } from '../../jobs/clean-expired.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { solve, solveEasily, startRecaptchaServer } from '../../testing/captcha.ts';
import { TestClock } from '../../testing/clock.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createBareListing, kindCases } from '../../testing/factories-listing-parts.ts';
import type { UserOverrides } from '../../testing/users.ts';
import { createOutboxWorker } from '../emails/queue/index.ts';

const message = {
  name: 'Kiss Éva',
  phone: '+36 30 123 4567',
  message: 'Jó napot!\nMegvan még? <b>Sürgős</b> & fontos.',
};
const secret = 'the secret that only the provider and we know';

describe('a message to an advertiser', () => {
  let t: TestApp;
  let provider: Awaited<ReturnType<typeof startRecaptchaServer>>;
  beforeAll(async () => {
    provider = await startRecaptchaServer();
    t = await testApp({ config: { recaptcha: { siteKey: 'site-key', secret, url: provider.url } } });
  });
  afterAll(() => provider.close());
  beforeEach(() => provider.answer({ body: { success: true, score: 0.9, action: 'submit' } }));

  const send = (userID: unknown, overrides: object = {}) =>
    t
      .request()
      .post('/api/send-email')
      .send({ ...message, userID, captchaToken: 'token', ...overrides });
  const lastMail = async () => (await t.mails()).at(-1);
  const count = async () => (await t.mails()).length;
  async function advertiser(overrides: UserOverrides = {}, status = 1) {
    const user = await t.createUser({ role: 'szallasado', ...overrides });
    await createBareListing(t.db, t.clock, 'accommodation', { userID: user.userID, status });
    return user;
  }

  // Shows API-45.
  it('is delivered with name, telephone number and line breaks, escaped in HTML', async () => {
    const { userID, email } = await advertiser({ profile: { lastName: 'Nagy', firstName: 'Pál' } });
    const { body } = await send(userID).expect(200);
    expect(body).toEqual({ ok: true, message: 'Az üzenetet elküldtük a hirdetőnek.' });
    const transport = createMailTransport(t.config, t.clock);
    await createOutboxWorker(t.deps, transport).runOnce();
    transport.close();
    const folder = join(t.config.dataDir, 'outbox');
    const [name = ''] = (await readdir(folder)).sort().reverse();
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    expect(mail.to).toEqual([{ name: '', address: email }]);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.subject).toBe('Üzeneted érkezett: Kiss Éva');
    for (const words of ['Szia, Pál!', 'Kiss Éva', '+36 30 123 4567', '/szallasado/szallasaim'])
      expect(mail.text).toContain(words);
    expect(mail.text).toContain('Jó napot!\nMegvan még? <b>Sürgős</b> & fontos.');
    expect(mail.html).toContain('Jó napot!<br>Megvan még? &lt;b&gt;Sürgős&lt;/b&gt; &amp; fontos.');
  });

  it("has the visitor's address as its reply address if given, which has to be valid", async () => {
    const { userID } = await advertiser();
    await send(userID, { email: 'erdeklodo@pelda.test' }).expect(200);
    const answerable = await lastMail();
    expect(answerable?.replyTo).toBe('erdeklodo@pelda.test');
    expect(answerable?.text).toContain('E-mail-címe: erdeklodo@pelda.test. Hívd fel, vagy válaszolj');
    await send(userID, { email: '' }).expect(200);
    const silent = await lastMail();
    expect(silent?.replyTo).toBeNull();
    expect(silent?.text).toContain('E-mail-címet nem adott meg, telefonon éred el.');
    expect(silent?.text).not.toContain('válaszolj');
    await send(userID, { email: 'nem cím' }).expect(422);
  });

  it.each(kindCases)(
    'names the listing of kind %s that it is about, and links it',
    async (kind, { role }) => {
      const user = await t.createUser({ role });
      const { listingID } = await createBareListing(t.db, t.clock, kind, { userID: user.userID });
      const field = listingIDFieldByKind[kind];
      await send(user.userID, { [field]: listingID }).expect(200);
      const mail = await lastMail();
      expect(mail?.text).toMatch(
        new RegExp(`A hirdetésed, amelyről ír:\n.+\nhttp://piacter\\.test/[a-z]+/[a-z-]*${listingID}\n\n`),
      );
      // Neither another advertiser's nor an unpublished one.
      const foreign = await createBareListing(t.db, t.clock, kind, {
        userID: (await t.createUser({ role })).userID,
      });
      const draft = await createBareListing(t.db, t.clock, kind, { userID: user.userID, status: 0 });
      for (const other of [foreign, draft]) {
        await send(user.userID, { [field]: other.listingID }).expect(200);
        expect((await lastMail())?.text).not.toContain('A hirdetésed');
      }
    },
  );

  it('names a sender who is logged in as the conversation does, and opens that', async () => {
    const owner = await t.signIn('szallasado');
    const sender = await t.signIn('ajanlatkero', { profile: { lastName: 'Tóth', firstName: 'Ágnes' } });
    const { listingID } = await createBareListing(t.db, t.clock, 'accommodation', { userID: owner.userID });
    await send(owner.userID, { accommodationID: listingID }).set(sender.auth).expect(200);
    const mail = await lastMail();
    expect(mail?.subject).toBe('Üzeneted érkezett: Tóth Ágnes');
    expect(mail?.text).toContain('Az üzeneteid között válaszolhatsz neki, vagy felhívhatod.');
    const [, threadID] = /\/szallasado\/uzenetek\/(\d+)/.exec(mail?.text ?? '') ?? [];
    const { body } = await t.request().get(`/api/threads/${threadID}`).set(owner.auth).expect(200);
    expect(body.data.thread.otherName).toBe('Tóth Ágnes');
  });

  it('has days, people and sum of the stay that is asked for, whatever its words are', async () => {
    const owner = await t.signIn('szallasado');
    const accommodationID = await createAccommodation(t, owner, { pricePerPerson: 5000, capacity: 4 });
    const arrival = addDays(toBudapestDay(t.clock.now()), 30);
    const stay = { arrival, departure: addDays(arrival, 3), adults: 2, pets: 1 };
    const email = 'vendeg@pelda.test';
    await send(owner.userID, { accommodationID, email, message: 'Jöhetünk?', stay }).expect(200);
    const mail = (await lastMail())?.text.replaceAll('\u00a0', ' ');
    expect(mail).toMatch(/Kért időszak: 20[\d. ]+ – 20[\d. ]+ · 2 felnőtt, 1 kisállat\n/);
    expect(mail).toContain('Végösszeg az áraid szerint: 30 000 Ft');
    // Days that are no stay, and a message that asks for none.
    for (const other of [{ stay: { ...stay, departure: arrival } }, {}]) {
      await send(owner.userID, { accommodationID, email, ...other }).expect(200);
      expect((await lastMail())?.text).not.toMatch(/Kért időszak|Végösszeg/);
    }
  });

  // Shows MSG-14.
  it('is followed by a mail with the link to the conversation, if its sender wants one, without strange words', async () => {
    const owner = await t.createUser({ role: 'szallasado' });
    const { listingID } = await createBareListing(t.db, t.clock, 'accommodation', { userID: owner.userID });
    const about = { accommodationID: listingID, wantsCopy: 1 };
    const email = 'erdeklodo@pelda.test';
    const stranger = { ...about, email, name: 'NYERTEL https://evil.test', message: 'Vedd meg: evil.test' };
    const before = await count();
    await send(owner.userID, stranger).expect(200);
    const copy = await lastMail();
    expect(copy).toMatchObject({
      toAddress: email,
      subject: expect.stringMatching(/^Elküldtük az üzenetedet: /),
    });
    expect(copy?.text).toMatch(/\/uzenet\/[0-9a-f]{32}/);
    expect(JSON.stringify(copy)).not.toMatch(/NYERTEL|evil/);
    const [, token = ''] = /\/uzenet\/([0-9a-f]{32})/.exec(copy?.text ?? '') ?? [];
    await t.request().get(`/api/guest-threads/${token}`).expect(200);
    await send(owner.userID, { ...stranger, wantsCopy: 0 }).expect(200);
    // Who does not say where to write, and what is about no listing, has no conversation.
    await send(owner.userID, about).expect(200);
    await send(owner.userID, { wantsCopy: 1, email }).expect(200);
    expect(await count()).toBe(before + 5);
  });

  it('is sent to the contact address of the profile, which the reply does not disclose', async () => {
    const { userID, email } = await advertiser({ profile: { contactEmail: 'hirdeto@pelda.test' } });
    const reply = await send(userID).expect(200);
    expect((await lastMail())?.toAddress).toBe('hirdeto@pelda.test');
    expect(reply.text).not.toContain(email);
    expect(reply.text).not.toContain('@');
  });

  it('is sent as a separate mail each time, even with the same text', async () => {
    const { userID } = await advertiser();
    const before = await count();
    await send(userID).expect(200);
    await send(userID).expect(200);
    expect(await count()).toBe(before + 2);
  });

  it('rejects a line break in the name, which would inject a mail header', async () => {
    const { userID } = await advertiser();
    const before = await count();
    await send(userID, { name: 'Éva\r\nBcc: masik@pelda.test' }).expect(422);
    expect(await count()).toBe(before);
  });

  it.each(kindCases)(
    'is accepted for an advertiser with a published listing of kind %s',
    async (kind, { role }) => {
      const { userID, email } = await t.createUser({ role });
      await send(userID).expect(404);
      await createBareListing(t.db, t.clock, kind, { userID });
      await send(userID).expect(200);
      expect((await lastMail())?.toAddress).toBe(email);
    },
  );

  it('is refused for users who are unknown, deleted, not activated, not advertisers or without a published listing', async () => {
    const before = await count();
    const unreachable = [
      (await advertiser({}, 0)).userID,
      (await advertiser({ role: 'ajanlatkero' })).userID,
      (await advertiser({ role: 'admin' })).userID,
      (await advertiser({ activatedAt: null })).userID,
      (await advertiser({ deletedAt: t.clock.now() })).userID,
      999_999,
    ];
    for (const userID of unreachable) {
      const { body } = await send(userID).expect(404);
      expect(body).toEqual({
        ok: false,
        code: 'not_found',
        message: 'A címzett nem található! Lehet, hogy már nem hirdet nálunk: keress másik hirdetést!',
      });
    }
    expect(await count()).toBe(before);
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(121)],
    ['phone', ''],
    ['phone', 'hívj fel'],
    ['message', ' \n '],
    ['message', 'x'.repeat(4001)],
    ['userID', 'valaki@pelda.test'],
    ['userID', undefined],
    ['captchaToken', 12],
    ['captchaToken', 'x'.repeat(8001)],
  ])('with the %s %j is rejected before the captcha is verified', async (field, value) => {
    const { userID } = await advertiser();
    const asked = provider.asked.length;
    const { body } = await send(userID, { [field]: value }).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
    expect(provider.asked).toHaveLength(asked);
  });

  describe('beyond a number of messages', () => {
    const clock = new TestClock(new Date().toISOString());
    let strict: TestApp;
    beforeAll(async () => {
      // Six messages an hour to an advertiser or from a client address, twenty with a hard captcha to an advertiser.
      strict = await testApp({
        config: { recaptcha: t.config.recaptcha, rateLimitFactor: 0.1, trustProxy: 'loopback' },
        clock,
      });
    });
    let serial = 0;
    const createAddress = () => `192.0.2.${++serial}`;
    async function createAdvertiser(): Promise<number> {
      const { userID } = await strict.createUser({ role: 'szakember' });
      await createBareListing(strict.db, strict.clock, 'service', { userID });
      return userID;
    }
    const sendFrom = (address: string, userID: number, captchaToken = 'token') =>
      strict
        .request()
        .post('/api/send-email')
        .set('X-Forwarded-For', address)
        .send({ ...message, userID, captchaToken });

    it('to an advertiser, each further one needs a hard captcha, and none is refused', async () => {
      const userID = await createAdvertiser();
      for (let call = 0; call < 6; call += 1) await sendFrom(createAddress(), userID).expect(200);
      const asked = await sendFrom(createAddress(), userID).expect(422);
      expect(asked.body).toMatchObject({ code: 'captcha_required', captchaLevel: 'hard' });
      for (let call = 0; call < 20; call += 1)
        await sendFrom(createAddress(), userID, await solveEasily(strict.deps, 'hard')).expect(200);
      const again = await sendFrom(createAddress(), userID, await solveEasily(strict.deps, 'hard')).expect(
        422,
      );
      expect(again.body.captchaLevel).toBe('hardest');
      await sendFrom(createAddress(), userID, await solveEasily(strict.deps, 'hardest')).expect(200);
      await sendFrom(createAddress(), await createAdvertiser()).expect(200);
    });

    it('from a client address, each further one needs a hard captcha, and those of others do not', async () => {
      const [here, userID] = [createAddress(), await createAdvertiser()];
      for (let call = 0; call < 6; call += 1) await sendFrom(here, await createAdvertiser()).expect(200);
      expect((await sendFrom(here, userID).expect(422)).body.captchaLevel).toBe('hard');
      await sendFrom(here, userID, await solveEasily(strict.deps, 'hard')).expect(200);
      await sendFrom(createAddress(), userID).expect(200);
    });

    it('offers the harder challenges with any provider', async () => {
      const challenge = (level: string) => strict.request().get(`/api/captcha-challenge?level=${level}`);
      expect((await challenge('hard').expect(200)).body.parameters.cost).toBe(16_000);
      expect((await challenge('hardest').expect(200)).body.parameters.cost).toBe(64_000);
      await challenge('normal').expect(404);
      await challenge('4').expect(422);
    });
  });

  describe('verified by reCAPTCHA', () => {
    let userID: number;
    beforeEach(async () => {
      userID = (await advertiser()).userID;
    });

    it('sends our secret and the token to the provider', async () => {
      await send(userID, { captchaToken: 'what the browser got' }).expect(200);
      expect(provider.asked.at(-1)).toEqual({ secret, response: 'what the browser got' });
    });

    it.each([
      ['refused', { success: false, 'error-codes': ['invalid-input-response'] }],
      ['used twice or too old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
      ['scored below the threshold', { success: true, score: 0.49, action: 'submit' }],
      ['without a score', { success: true, action: 'submit' }],
      ['for another action', { success: true, score: 0.9, action: 'login' }],
      ['without an action', { success: true, score: 0.9 }],
    ])('rejects a token that is %s', async (_words, body) => {
      provider.answer({ body });
      const before = await count();
      expect((await send(userID).expect(422)).body).toEqual({
        ok: false,
        code: 'captcha_failed',
        message: 'CAPTCHA validáció sikertelen!',
      });
      expect(await count()).toBe(before);
    });

    it('accepts a token scored exactly at the threshold', async () => {
      provider.answer({ body: { success: true, score: 0.5, action: 'submit' } });
      await send(userID).expect(200);
    });

    it('rejects a missing token without asking the provider', async () => {
      const asked = provider.asked.length;
      expect((await send(userID, { captchaToken: undefined }).expect(422)).body.code).toBe('captcha_failed');
      expect(provider.asked).toHaveLength(asked);
    });

    it.each([
      ['an error', { status: 500, body: {} }],
      ['something other than JSON', { body: '<html>' }],
      ['JSON of another shape', { body: { score: 1 } }],
      ['that our secret is wrong', { body: { success: false, 'error-codes': ['invalid-input-secret'] } }],
    ])('replies 503 with Retry-After when the provider answers %s', async (_words, verdict) => {
      provider.answer(verdict);
      const reply = await send(userID).expect(503);
      expect(reply.body).toEqual({ ok: false, code: 'unavailable', message: 'reCAPTCHA nem érhető el' });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('replies 503 when the provider cannot be reached', async () => {
      const stopped = await startRecaptchaServer();
      await stopped.close();
      const other = await testApp({ config: { recaptcha: { siteKey: 'x', secret, url: stopped.url } } });
      const { userID: to } = await other.createUser({ role: 'szakember' });
      await createBareListing(other.db, other.clock, 'service', { userID: to });
      const { body } = await other
        .request()
        .post('/api/send-email')
        .send({ ...message, userID: to, captchaToken: 'token' })
        .expect(503);
      expect(body.message).toBe('reCAPTCHA nem érhető el');
    });

    it('tells the browser provider and site key, and allows its scripts in the CSP', async () => {
      const { body, headers } = await t.request().get('/api/client-config').expect(200);
      expect(body.data.captcha).toEqual({ provider: 'recaptcha', siteKey: 'site-key' });
      expect(JSON.stringify(body)).not.toContain(secret);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(
        /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
      );
      expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
      expect(policy).toMatch(/connect-src 'self' https:\/\/www\.google\.com\/recaptcha\/;/);
    });

    it('offers no challenge of the self-hosted captcha', async () => {
      expect((await t.request().get('/api/captcha-challenge').expect(404)).body.code).toBe('not_found');
    });
  });
});

describe('the self-hosted proof of work', () => {
  let t: TestApp;
  let userID: number;
  beforeAll(async () => {
    // The solver's library reads the machine's clock, so the test clock starts at the real time.
    t = await testApp({ clock: new TestClock(new Date().toISOString()) });
    ({ userID } = await t.createUser({ role: 'szakember' }));
    await createBareListing(t.db, t.clock, 'service', { userID });
  });
  const challenge = async (): Promise<CaptchaChallenge> => {
    const { parameters, signature } = (await t.request().get('/api/captcha-challenge').expect(200)).body;
    return { parameters, signature };
  };
  const send = (captchaToken?: string) =>
    t
      .request()
      .post('/api/send-email')
      .send({ ...message, userID, captchaToken });
  const count = async () => (await t.mails()).length;
  const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

  it('is new at every call, is not cached, and needs no third-party script', async () => {
    const reply = await t.request().get('/api/captcha-challenge').expect(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toMatchObject({ ok: true, parameters: { algorithm: 'PBKDF2/SHA-256', cost: 2000 } });
    expect((await challenge()).parameters.nonce).not.toBe(reply.body.parameters.nonce);
    const config = await t.request().get('/api/client-config').expect(200);
    expect(config.body.data.captcha).toEqual({ provider: 'altcha', siteKey: null });
    const policy = String(config.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toContain('google');
  });

  it('is accepted once, under concurrent use and in any encoding', async () => {
    const token = await solve(await challenge());
    const before = await count();
    const replies = await Promise.all([send(token), send(token), send(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const { challenge: given, solution } = decode(token);
    const variants = [
      token,
      encode({ solution: { ...solution, time: 1 }, challenge: given }),
      encode({ solution: { ...solution, counter: solution.counter + 1 }, challenge: given }),
      encode({ challenge: { ...given, extra: 1 }, solution, more: true }),
    ];
    for (const variant of variants) {
      const { body } = await send(variant).expect(422);
      expect(body).toMatchObject({ code: 'captcha_failed', message: 'CAPTCHA validáció sikertelen!' });
    }
    expect(await count()).toBe(before + 1);
  });

  it('is rejected when missing, malformed, unsolved, or altered', async () => {
    const fresh = await challenge();
    const token = await solve(await challenge());
    const { challenge: given, solution } = decode(token);
    const later = { ...given.parameters, expiresAt: given.parameters.expiresAt + 3600 };
    const easier = { ...given.parameters, keyPrefix: '00' };
    const invalid = [
      undefined,
      '',
      'x',
      encode(null),
      encode({ challenge: fresh, solution }),
      encode({ challenge: given, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }),
      encode({ challenge: given, solution: { ...solution, derivedKey: null } }),
      encode({ challenge: { ...given, parameters: later }, solution }),
      encode({ challenge: { ...given, parameters: easier }, solution }),
      encode({ challenge: { ...given, signature: 'ab'.repeat(32) }, solution }),
      encode({ challenge: { ...given, signature: null }, solution }),
    ];
    const before = await count();
    for (const captchaToken of invalid)
      expect((await send(captchaToken).expect(422)).body.code).toBe('captcha_failed');
    expect(await count()).toBe(before);
    await send(token).expect(200);
  });

  it('is rejected when it was signed with the secret of another installation', async () => {
    const other = await testApp({
      clock: new TestClock(t.clock.now().toISOString()),
      config: { jwtSecret: 'a secret of another installation altogether' },
    });
    const { body } = await other.request().get('/api/captcha-challenge').expect(200);
    const token = await solve({ parameters: body.parameters, signature: body.signature });
    await send(token).expect(422);
  });

  it('expires after ten minutes, when spent tokens are deleted and stay rejected', async () => {
    const [used, unused] = [await solve(await challenge()), await solve(await challenge())];
    await send(used).expect(200);
    t.clock.pass(10 * 60_000 + 1000);
    const spent = () => t.db.selectFrom('spent_captchas').select('expiresAt').execute();
    expect((await spent()).length).toBeGreaterThan(0);
    await cleanExpired(t.deps, t.clock.now());
    expect(await spent()).toEqual([]);
    await send(used).expect(422);
    await send(unused).expect(422);
  });
});
