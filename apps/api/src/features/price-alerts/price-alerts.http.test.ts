import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildProperty, createProperty } from '../../testing/factories-properties.ts';
import { signInAt } from '../../testing/sign-in-at.ts';
import { createPriceAlerts } from './mail-price-drops.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

// Shows PRICE-03.
describe('the mails about a favourite that became cheaper', () => {
  let t: TestApp;
  let owner: SignedIn;
  let keeper: SignedIn;
  let id: number;
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    await t.db.deleteFrom('outbox_mails').execute();
    await t.db.deleteFrom('real_estates').execute();
    t.clock.set('2026-11-01T10:00:00.000Z');
    owner = await t.signIn('ingatlan_tulajdonos');
    keeper = await t.signIn('ajanlatkero', { profile: { firstName: 'Éva' } });
    id = await createProperty(t, owner, { price: 50_000, settlement: 'Győr', postalCode: '9021' });
    await keep(keeper);
  });
  const keep = ({ auth }: SignedIn) =>
    t.request().post('/api/favourites').set(auth).send({ kind: 'property', id }).expect(201);
  const setPrice = async (at: string, price: number) => {
    await signInAt(t, owner, at);
    const body = buildProperty({ price, settlement: 'Győr', postalCode: '9021' });
    await t.request().put(`/api/real-estate/${id}`).set(owner.auth).send(body).expect(200);
  };
  const run = () => createPriceAlerts(t.deps)(t.clock.now());
  const runAt = async (at: string) => {
    t.clock.set(at);
    await run();
  };
  const mails = async () => (await t.mails()).map(({ toAddress, text }) => ({ toAddress, text }));
  const receivers = async () => (await mails()).map(({ toAddress }) => toAddress).sort();

  it('tell it an hour later, once, with both prices', async () => {
    await setPrice('2026-11-05T10:00:00.000Z', 47_000);
    await runAt('2026-11-05T10:59:59.000Z');
    expect(await mails()).toEqual([]);
    await runAt('2026-11-05T11:00:00.000Z');
    await run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.toAddress).toBe(keeper.email);
    const text = mail?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Szia, Éva!');
    expect(text).toContain('47 000 000 Ft (előtte 50 000 000 Ft, −6%)');
    expect(text).toContain(`/ingatlan/${id}`);
    await runAt('2026-11-20T10:00:00.000Z');
    expect(await mails()).toHaveLength(1);
    const [row] = await t.db.selectFrom('outbox_mails').select('unsubscribeUrl').execute();
    expect(row?.unsubscribeUrl).toMatch(/\/api\/price-alerts\/one-click-unsubscribe\?key=\d+-[\w-]{43}$/);
  });

  it('are written although those about another property cannot be', async () => {
    const first = id;
    id = await createProperty(t, owner, { price: 50_000, settlement: 'Győr', postalCode: '9021' });
    await keep(keeper);
    const second = id;
    id = first;
    await setPrice('2026-11-05T10:00:00.000Z', 47_000);
    id = second;
    await setPrice('2026-11-05T10:10:00.000Z', 47_000);
    t.clock.set('2026-11-05T12:00:00.000Z');
    // The outbox asks for the time of each mail.
    const now = vi.fn(t.clock.now).mockImplementationOnce(() => {
      throw new Error('no time');
    });
    await expect(createPriceAlerts({ ...t.deps, clock: { now } })(t.clock.now())).rejects.toThrow(
      '1 of 2 failed',
    );
    expect((await mails()).map(({ text }) => text.includes(`/ingatlan/${first}`))).toEqual([false]);
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('are not sent for a price that was taken back, raised before, or is not the last', async () => {
    await setPrice('2026-11-05T10:00:00.000Z', 5000);
    await setPrice('2026-11-05T10:10:00.000Z', 50_000);
    await runAt('2026-11-05T12:00:00.000Z');
    await setPrice('2026-11-08T10:00:00.000Z', 60_000);
    await setPrice('2026-11-10T10:00:00.000Z', 55_000);
    await runAt('2026-11-10T12:00:00.000Z');
    expect(await mails()).toEqual([]);
    await setPrice('2026-11-12T10:00:00.000Z', 49_000);
    await setPrice('2026-11-12T10:30:00.000Z', 48_000);
    await runAt('2026-11-12T12:00:00.000Z');
    expect(
      (await mails()).map(({ text }) => /(\d+) 000 000/.exec(text.replaceAll('\u00a0', ' '))?.[1]),
    ).toEqual(['48']);
  });

  it('go to those who kept it before and want them, never to its owner', async () => {
    const refusing = await t.signIn('ajanlatkero');
    const gone = await t.signIn('ajanlatkero');
    const blocked = await t.signIn('ajanlatkero');
    for (const one of [refusing, gone, blocked, owner]) await keep(one);
    await t.request().put('/api/price-alerts').set(refusing.auth).send({ isOn: 0 }).expect(200);
    await t.db
      .updateTable('users')
      .set({ deletedAt: t.clock.now() })
      .where('userID', '=', gone.userID)
      .execute();
    await t.db
      .updateTable('users')
      .set({ blockedAt: t.clock.now(), blockReason: 'Csak próba.' })
      .where('userID', '=', blocked.userID)
      .execute();
    await setPrice('2026-11-05T10:00:00.000Z', 47_000);
    const late = await t.signIn('ajanlatkero');
    t.clock.pass(1000);
    await keep(late);
    await runAt('2026-11-05T11:00:00.000Z');
    expect(await receivers()).toEqual([keeper.email]);
  });

  it('are not sent once the property is hidden', async () => {
    await setPrice('2026-11-05T10:00:00.000Z', 47_000);
    const path = `/api/listings/property/${id}/status`;
    await t.request().patch(path).set(owner.auth).send({ status: 'paused' }).expect(200);
    await runAt('2026-11-05T11:00:00.000Z');
    await t.request().patch(path).set(owner.auth).send({ status: 'live' });
    await run();
    expect(await mails()).toEqual([]);
  });

  it('are sent once by processes side by side, and completed after a killed one', async () => {
    const now = t.clock.now();
    const keepers = Array.from({ length: 250 }, (_, at) => `sok.${at}@pelda.test`);
    const account = { userType: 5, passwordHash: 'x', activatedAt: now, created: now, updated: now };
    await t.db
      .insertInto('users')
      .values(keepers.map((email) => ({ email, ...account })))
      .execute();
    await t.db
      .insertInto('favourites')
      .columns(['userID', 'kind', 'listingID', 'title', 'position', 'created'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select(({ val }) => [
            'userID',
            val('property').as('kind'),
            val(id).as('listingID'),
            val('x').as('title'),
            val(0).as('position'),
            'created',
          ])
          .where('email', 'like', 'sok.%'),
      )
      .execute();
    await setPrice('2026-11-05T10:00:00.000Z', 47_000);
    t.clock.set('2026-11-05T11:00:00.000Z');
    // Killed after its first batch: its mails are still to be written.
    const killed = createPriceAlerts({
      ...t.deps,
      config: {
        ...t.deps.config,
        get publicUrl(): string {
          calls += 1;
          if (calls > 850) throw new Error('killed');
          return t.deps.config.publicUrl;
        },
      },
    });
    let calls = 0;
    await expect(killed(t.clock.now())).rejects.toMatchObject({
      errors: [new Error('killed')],
    });
    expect(await mails()).toHaveLength(200);
    await Promise.all([run(), run(), run()]);
    expect(await receivers()).toEqual([...keepers, keeper.email].sort());
    expect(await t.db.selectFrom('price_changes').select('tellAt').execute()).toEqual([{ tellAt: null }]);
  });

  it('are ended by the link of any of them, without login, and only by a POST', async () => {
    await setPrice('2026-11-05T10:00:00.000Z', 47_000);
    await runAt('2026-11-05T11:00:00.000Z');
    const key = /arertesites-lemondasa\?key=([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
    await t.request().get(`/api/price-alerts/one-click-unsubscribe?key=${key}`).expect(405);
    const isOn = async () =>
      (await t.request().get('/api/price-alerts').set(keeper.auth).expect(200)).body.data.isOn;
    await signInAt(t, keeper, t.clock.now().toISOString());
    expect(await isOn()).toBe(1);
    for (let times = 0; times < 2; times++)
      await t.request().post('/api/price-alerts/unsubscribe').send({ key }).expect(200);
    expect(await isOn()).toBe(0);
    await t.request().put('/api/price-alerts').set(keeper.auth).send({ isOn: 1 }).expect(200);
    await t
      .request()
      .post(`/api/price-alerts/one-click-unsubscribe?key=${key}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(await isOn()).toBe(0);
    const forged = key.replace(/^\d+/, String(owner.userID));
    for (const wrong of [forged, 'kulcs', `${key}x`]) {
      const { body } = await t
        .request()
        .post('/api/price-alerts/unsubscribe')
        .send({ key: wrong })
        .expect(409);
      expect(body.code).toBe('secret_invalid');
    }
    await signInAt(t, owner, t.clock.now().toISOString());
    const other = await t.request().get('/api/price-alerts').set(owner.auth).expect(200);
    expect(other.body.data.isOn).toBe(1);
  });
});
