import { dayMs } from '@piacter/contracts/core/days';
import { maxWatches } from '@piacter/contracts/watches';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanExpired } from '../../jobs/clean-expired.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { solveEasily } from '../../testing/captcha.ts';
import { TestClock } from '../../testing/clock.ts';

let t: TestApp;
let user: Awaited<ReturnType<TestApp['signIn']>>;
const address = 'barki@pelda.test';

beforeAll(async () => {
  // Solutions of captchas are dated by the system clock.
  t = await testApp({ clock: new TestClock(new Date().toISOString()) });
});
beforeEach(async () => {
  for (const table of ['watches', 'outbox_mails'] as const) await t.db.deleteFrom(table).execute();
  await t.db.deleteFrom('rate_limits').execute();
  user = await t.signIn('ajanlatkero');
});

const post = (body: object, auth = user.auth) => t.request().post('/api/watches').set(auth).send(body);
const postAsVisitor = async (body: object) => {
  const captchaToken = await solveEasily(t.deps, 'normal');
  return t
    .request()
    .post('/api/watches')
    .send({ email: address, captchaToken, ...body });
};
const list = async (auth = user.auth) =>
  (await t.request().get('/api/watches').set(auth).expect(200)).body.data as Record<string, unknown>[];
const countKeys = async () => (await t.db.selectFrom('watch_keys').selectAll().execute()).length;

/** The key in the link of the first mail. */
async function getMailedKey(): Promise<string> {
  const [mail] = await t.mails();
  return /figyeles-megerositese\?key=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const openPending = (key: string) => t.request().post('/api/watches/pending').send({ key });
const confirm = (key: string) => t.request().post('/api/watches/confirm').send({ key });
const unsubscribe = (key: string) => t.request().post('/api/watches/unsubscribe').send({ key });

describe('following a search with an account', () => {
  it('keeps its filters in the order of the contract, without page and sort order, under the title of its results', async () => {
    const query =
      '?sort=newest&priceTo=60000&settlement=Gy%C5%91r&adType=1&houseType=2,1&page=3&other=1&rooms=';
    const reply = await post({ kind: 'property', query }).expect(201);
    expect(reply.body).toMatchObject({ data: { isActive: 1 } });
    expect(await list()).toEqual([
      {
        watchID: reply.body.insertID,
        kind: 'property',
        name: expect.stringMatching(/^Eladó ingatlanok Győrben, .*, 60 M Ft-ig$/),
        address: '/ingatlanok?adType=1&settlement=Gy%C5%91r&houseType=2,1&priceTo=60000',
        frequency: 'immediate',
        isPaused: 0,
        isOwn: 1,
        created: t.clock.now().toISOString(),
        lookedAt: null,
        newCount: 0,
      },
    ]);
  });

  it('follows the same search once, with the last name and frequency', async () => {
    const first = await post({ kind: 'service', query: 'keyword=kert' }).expect(201);
    const again = { kind: 'service', query: 'page=2&keyword=kert', name: 'Kertész', frequency: 'weekly' };
    expect((await post(again).expect(201)).body.insertID).toBe(first.body.insertID);
    expect(await list()).toMatchObject([{ name: 'Kertész', frequency: 'weekly' }]);
  });

  it('refuses a query that the search refuses', async () => {
    const reply = await post({ kind: 'accommodation', query: 'openFrom=2026-02-30' }).expect(422);
    expect(reply.body.errors).toMatchObject([{ path: 'query' }]);
  });

  it('refuses more than twenty, and says the number', async () => {
    for (let price = 1; price <= maxWatches; price += 1)
      await post({ kind: 'property', query: `priceTo=${price}` }).expect(201);
    const reply = await post({ kind: 'property', query: 'priceTo=999' }).expect(409);
    expect(reply.body).toMatchObject({ code: 'watch_limit_reached', message: expect.stringContaining('20') });
    await post({ kind: 'property', query: 'priceTo=1' }).expect(201);
  });

  it('lets only those follow requests who may answer them', async () => {
    await post({ kind: 'service-request', query: '' }).expect(403);
    expect((await postAsVisitor({ kind: 'service-request', query: '' })).status).toBe(401);
    const professional = await t.signIn('szakember');
    await post({ kind: 'service-request', query: 'address=Eger' }, professional.auth).expect(201);
    expect(await list(professional.auth)).toMatchObject([
      { name: 'Szakember-ajánlatkérések Egerben', address: '/szakember/ajanlatkerok-keresese?address=Eger' },
    ]);
  });

  // Shows WATCH-05.
  it('renames, pauses and deletes own ones only', async () => {
    const { insertID } = (await post({ kind: 'property', query: 'adType=1' }).expect(201)).body;
    const other = await t.signIn('ajanlatkero');
    const patch = (auth: Record<string, string>, body: object) =>
      t.request().patch(`/api/watches/${insertID}`).set(auth).send(body);
    await patch(other.auth, { name: 'Idegen' }).expect(404);
    await t.request().delete(`/api/watches/${insertID}`).set(other.auth).expect(404);
    await patch(user.auth, { name: 'Győri lakás', isPaused: 1, isLookedAt: 1 }).expect(200);
    expect(await list()).toMatchObject([
      { name: 'Győri lakás', isPaused: 1, lookedAt: t.clock.now().toISOString() },
    ]);
    expect(await countKeys()).toBe(0);
    await patch(user.auth, { name: '', isPaused: 0 }).expect(200);
    expect(await list()).toMatchObject([{ name: expect.stringContaining('Eladó'), isPaused: 0 }]);
    expect(await countKeys()).toBe(1);
    await t.request().delete(`/api/watches/${insertID}`).set(user.auth).expect(200);
    expect(await list()).toEqual([]);
  });

  it('ends with the account', async () => {
    await post({ kind: 'property', query: '' }).expect(201);
    const admin = await t.signIn('admin');
    await t.request().delete(`/api/users/${user.userID}`).set(admin.auth).expect(200);
    expect(await t.db.selectFrom('watches').selectAll().execute()).toEqual([]);
  });
});

describe('following a search without an account', () => {
  it('is active once the mailed link is confirmed, and once more changes nothing', async () => {
    const reply = await postAsVisitor({ kind: 'property', query: 'adType=1' });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toEqual({ isActive: 0 });
    expect(await countKeys()).toBe(0);
    const [mail, ...others] = await t.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ toAddress: address, unsubscribeUrl: null });
    expect(mail?.html).not.toContain('mert fiókod van nálunk');
    const key = await getMailedKey();
    expect(key).toHaveLength(32);
    const watch = { name: 'Eladó ingatlanok', address: '/ingatlanok?adType=1' };
    // Looking at it confirms nothing.
    expect((await openPending(key).expect(200)).body.data).toEqual({ ...watch, isConfirmed: 0 });
    expect(await countKeys()).toBe(0);
    for (let n = 0; n < 2; n += 1) {
      expect((await confirm(key).expect(200)).body.data).toEqual(watch);
      expect((await openPending(key).expect(200)).body.data).toEqual({ ...watch, isConfirmed: 1 });
      expect(await countKeys()).toBe(1);
    }
  });

  it('is confirmed by the link of an earlier mail, too: anybody may have asked for a later one', async () => {
    for (let n = 0; n < 2; n += 1) await postAsVisitor({ kind: 'property', query: 'adType=1' });
    expect(await t.mails()).toHaveLength(2);
    await confirm(await getMailedKey()).expect(200);
    expect(await countKeys()).toBe(1);
  });

  it('is confirmed by several clicks at once', async () => {
    await postAsVisitor({ kind: 'property', query: 'adType=1' });
    const key = await getMailedKey();
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(key)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await countKeys()).toBe(1);
  });

  it('does not start again by the link that has confirmed it', async () => {
    const email = 'szunetel@pelda.test';
    const owner = await t.signIn('ajanlatkero', { email });
    await postAsVisitor({ kind: 'property', query: 'adType=1', email });
    const key = await getMailedKey();
    await confirm(key).expect(200);
    const [found] = await list(owner.auth);
    const watch = `/api/watches/${found?.watchID}`;
    await t.request().patch(watch).set(owner.auth).send({ isPaused: 1 }).expect(200);
    for (const call of [confirm, openPending])
      expect((await call(key).expect(409)).body.code).toBe('secret_invalid');
    expect(await countKeys()).toBe(0);
    await t.request().delete(watch).set(owner.auth).expect(200);
    expect((await confirm(key).expect(409)).body.code).toBe('secret_invalid');
  });

  it('needs a captcha, a harder one beyond five for an address', async () => {
    const strict = await testApp({ clock: t.clock, config: { rateLimitFactor: 1 } });
    const ask = (captchaToken?: string, email = address) =>
      strict.request().post('/api/watches').send({ kind: 'property', query: '', email, captchaToken });
    expect((await ask().expect(422)).body).toMatchObject({
      code: 'captcha_required',
      captchaLevel: 'normal',
    });
    expect(await t.mails()).toEqual([]);
    for (let n = 0; n < 5; n += 1) await ask(await solveEasily(t.deps, 'normal')).expect(201);
    const again = await ask(await solveEasily(t.deps, 'normal')).expect(422);
    expect(again.body.captchaLevel).toBe('hard');
    for (let n = 0; n < 3; n += 1) await ask(await solveEasily(t.deps, 'hard')).expect(201);
    // Five, and one of the first minutes after them.
    expect(await t.mails()).toHaveLength(6);
    await ask(await solveEasily(t.deps, 'normal'), 'masik@pelda.test').expect(201);
  });

  it('is asked about in words of ours only', async () => {
    const words = 'NYERTEL https://evil.test';
    const query = new URLSearchParams({
      adType: '1',
      keyword: words,
      countyRegion: words,
      settlement: words,
    });
    await postAsVisitor({ kind: 'property', query: query.toString(), name: words });
    for (const settlement of ['Győr', 'Budapest XIV. kerület', 'Ják', 'Győr,Ják']) {
      query.set('settlement', settlement);
      await postAsVisitor({ kind: 'property', query: query.toString(), name: words });
    }
    const mails = await t.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Erősítsd meg a figyelést: Eladó ingatlanok',
      'Erősítsd meg a figyelést: Eladó ingatlanok Győrben',
      'Erősítsd meg a figyelést: Eladó ingatlanok Budapest XIV. kerületében',
      'Erősítsd meg a figyelést: Eladó ingatlan – Ják',
      'Erősítsd meg a figyelést: Eladó ingatlan – Győr vagy Ják',
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/NYERTEL|evil/);
  });

  it('is not prevented by searches that a stranger has named the address for', async () => {
    for (let price = 1; price <= maxWatches; price += 1)
      await postAsVisitor({ kind: 'property', query: `priceTo=${price}` });
    const own = await postAsVisitor({ kind: 'property', query: 'adType=1' });
    expect(own.status).toBe(201);
    const queries = await t.db.selectFrom('watches').select('query').orderBy('watchID').execute();
    expect(queries.map(({ query }) => query)).toEqual([
      ...Array.from({ length: maxWatches - 1 }, (_, index) => `priceTo=${index + 2}`),
      'adType=1',
    ]);
  });

  it('needs an address', async () => {
    const reply = await t.request().post('/api/watches').send({ kind: 'property', query: '' }).expect(422);
    expect(reply.body.errors).toMatchObject([{ path: 'email' }]);
  });

  it('refuses a forged, an expired and an empty link alike', async () => {
    expect((await postAsVisitor({ kind: 'property', query: 'adType=1' })).status).toBe(201);
    const key = await getMailedKey();
    const forged = await confirm(key.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'))).expect(409);
    expect((await confirm('').expect(409)).body).toEqual(forged.body);
    expect((await openPending('').expect(409)).body).toEqual(forged.body);
    t.clock.pass(7 * dayMs);
    expect((await confirm(key).expect(409)).body).toEqual(forged.body);
    expect((await openPending(key).expect(409)).body).toEqual(forged.body);
    expect((await unsubscribe(key).expect(409)).body.code).toBe('secret_invalid');
    await cleanExpired(t.deps, t.clock.now());
    expect(await t.db.selectFrom('watches').selectAll().execute()).toEqual([]);
  });

  it('moves into the account with that address, once confirmed', async () => {
    expect((await postAsVisitor({ kind: 'property', query: 'adType=1' })).status).toBe(201);
    const key = await getMailedKey();
    const owner = await t.signIn('ajanlatkero', { email: address });
    expect(await list(owner.auth)).toEqual([]);
    await confirm(key).expect(200);
    expect(await list(owner.auth)).toMatchObject([{ name: 'Eladó ingatlanok' }]);
    expect(await list()).toEqual([]);
  });
});
