import type { ListingKind } from '@piacter/contracts/listings';
import { listingKinds, listingRoleByKind } from '@piacter/contracts/listings';
import { packageTypes } from '@piacter/contracts/packages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { expirePromotions } from '../../jobs/expire-promotions.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { startRecaptchaServer } from '../../testing/captcha.ts';
import { buildAccommodation, createAccommodation } from '../../testing/factories-accommodations.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { buildProperty, createProperty } from '../../testing/factories-properties.ts';
import { buildService, createService } from '../../testing/factories-services.ts';
import { startSiteServer } from '../../testing/site-server.ts';
import { listingSpecs } from '../listings/index.ts';
import { removeListingsOfUser, setHidden } from '../listings/own/index.ts';
import { listingRef } from '../listings/rows/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

const word = 'Zsiráfház';
const reason = 'Az ár nem felel meg a valóságnak.';

interface Probe {
  create: (t: TestApp, owner: SignedIn) => Promise<number>;
  searches: readonly string[];
  highlighted: string;
  own: string;
  detail: (id: number) => string;
  page: string;
  searchPage: string;
  images: string;
  mail: string;
  edit: { path: (id: number) => string; body: object };
}

const probes: Record<ListingKind, Probe> = {
  property: {
    create: (t, owner) =>
      createProperty(t, owner, { description: word, settlement: 'Győr', postalCode: '9021' }),
    searches: [
      '',
      '?settlement=gyor',
      `?keyword=${encodeURIComponent(word)}`,
      '?settlement=gyor&priceFrom=1',
    ],
    highlighted: '/api/highlighted-real-estates',
    own: '/api/real-estates-by-user',
    detail: (id) => `/api/real-estate/${id}`,
    page: '/ingatlan',
    searchPage: '/ingatlanok',
    images: '/api/real-estate-images',
    mail: 'Eladó ingatlan, Győr',
    edit: { path: (id) => `/api/real-estate/${id}`, body: buildProperty() },
  },
  accommodation: {
    create: (t, owner) => createAccommodation(t, owner, { accommodationName: word, settlement: 'Győr' }),
    searches: ['', '?settlement=gyor'],
    highlighted: '/api/highlighted-accommodations',
    own: '/api/accommodations-by-user',
    detail: (id) => `/api/accommodation-public/${id}`,
    page: '/szallas',
    searchPage: '/szallasok',
    images: '/api/accommodation-images',
    mail: word,
    edit: { path: (id) => `/api/accommodations/${id}`, body: buildAccommodation() },
  },
  service: {
    create: (t, owner) => createService(t, owner, { title: word }, { settlements: ['Győr'] }),
    searches: ['', '?settlement=gyor', `?keyword=${encodeURIComponent(word)}`, '?serviceID=1'],
    highlighted: '/api/highlighted-services',
    own: '/api/professional-services',
    detail: (id) => `/api/professionals-public/${id}`,
    page: '/szolgaltatas',
    searchPage: '/szakemberek',
    images: '/api/professional-images',
    mail: word,
    edit: { path: (id) => `/api/professionals/${id}`, body: buildService() },
  },
};
const searchPaths: Record<ListingKind, string> = {
  property: '/api/search-real-estates',
  accommodation: '/api/search-accommodations',
  service: '/api/search-professionals',
};

describe.each(listingKinds)('a hidden listing of kind %s', (kind) => {
  const probe = probes[kind];
  const { table, idField } = listingSpecs[kind];
  let t: TestApp;
  let provider: Awaited<ReturnType<typeof startRecaptchaServer>>;
  let site: Awaited<ReturnType<typeof startSiteServer>>;
  let owner: SignedIn;
  let admin: SignedIn;
  let id: number;
  beforeAll(async () => {
    provider = await startRecaptchaServer();
    t = await testApp({
      config: {
        mailReplyTo: 'ugyfel@piacter.test',
        recaptcha: { siteKey: 'key', secret: 'secret', url: provider.url },
      },
    });
    site = await startSiteServer(t.deps);
  });
  afterAll(async () => {
    site.close();
    await provider.close();
  });
  beforeEach(async () => {
    await t.db.deleteFrom(table).execute();
    t.clock.pass(61_000);
    owner = await t.signIn(listingRoleByKind[kind], { profile: { firstName: 'Pál' } });
    id = await probe.create(t, owner);
    admin = await t.signIn('admin');
  });

  const change = (body: object, auth = admin.auth, of = id) =>
    t.request().patch(`/api/listings/${kind}/${of}/visibility`).set(auth).send(body);
  const hide = () => change({ isHidden: 1, reason }).expect(200);
  const show = () => change({ isHidden: 0, reason: 'Rendben van.' }).expect(200);
  const ids = async (path: string, auth: Record<string, string> = {}): Promise<number[]> =>
    (await t.request().get(path).set(auth).expect(200)).body.data.map(
      (card: Record<string, number>) => card[idField],
    );
  const status = async (path: string) => (await t.request().get(path)).status;

  it('is looked at again when its owner has mended it, asked for once each time it is hidden', async () => {
    const ask = ({ auth } = owner) =>
      t.request().post(`/api/listings/${kind}/${id}/review-request`).set(auth);
    const queue = async () => {
      const { body } = await t.request().get('/api/reports?reason=mended').set(admin.auth).expect(200);
      return body.data.filter((one: { id: number; kind: string }) => one.id === id && one.kind === kind);
    };
    await ask().expect(409);
    await hide();
    await ask(await t.signIn(listingRoleByKind[kind])).expect(404);
    await ask(await t.signIn('ajanlatkero')).expect(403);
    await ask().expect(201);
    await ask().expect(409);
    expect(await queue()).toMatchObject([{ reports: [{ reason: 'mended', state: 'open' }] }]);
    await show();
    expect(await queue()).toEqual([]);
    t.clock.pass(1000);
    await hide();
    await ask().expect(201);
    expect(await queue()).toHaveLength(1);
  });

  /** Whether the listing is found at each place where visitors may meet it. */
  async function findPlaces(): Promise<Record<string, boolean>> {
    const path = `${probe.page}/${(await site.get(`${probe.page}/${id}`)).headers.location?.split('/').at(-1) ?? id}`;
    const page = await site.get(path);
    const sitemaps = [
      ...(await site.get('/sitemap.xml')).text.matchAll(/<loc>http:\/\/piacter\.test(.*?)<\/loc>/g),
    ];
    const files = await Promise.all(sitemaps.map(async ([, file = '']) => (await site.get(file)).text));
    const contact = { userID: owner.userID, name: 'Éva', phone: '+36 30 123 4567', message: 'Jó napot!' };
    const message = { ...contact, captchaToken: 'token' };
    const found: Record<string, boolean> = {
      'its detail': (await status(probe.detail(id))) === 200,
      'its detail for others who are signed in':
        (
          await t
            .request()
            .get(probe.detail(id))
            .set((await t.signIn('ajanlatkero')).auth)
        ).status === 200,
      'its pictures': (await status(`${probe.images}/${id}`)) === 200,
      'its timetable': (await status(`/api/timetables/${id}/${idField}`)) === 200,
      'its prices': (await status(`/api/price-table-products/${id}/${idField}`)) === 200,
      'its videos': (await status(`/api/youtube-links/${id}/${idField}`)) === 200,
      'its social links': (await status(`/api/social-media-links-by-ad/${id}/${idField}`)) === 200,
      'its page': page.status === 200,
      'the structured data of its page': page.text.includes('application/ld+json'),
      'the highlights': (await ids(probe.highlighted)).includes(id),
      'the home page': (await site.get('/')).text.includes(`"${idField}":${id}`),
      'the result page': (await site.get(probe.searchPage)).text.includes(`"${idField}":${id}`),
      'the sitemap': files.some((file) => new RegExp(`${probe.page}/(\\S*-)?${id}</loc>`).test(file)),
      'the contact form': (await t.request().post('/api/send-email').send(message)).status === 200,
    };
    for (const query of probe.searches)
      found[`the search ${query}`] = (await ids(searchPaths[kind] + query)).includes(id);
    return found;
  }
  const all = (places: Record<string, boolean>, isFound: boolean) =>
    Object.fromEntries(Object.keys(places).map((place) => [place, isFound]));

  // Shows TRUST-02.
  it('is found nowhere by others, and everywhere again once it is shown', async () => {
    await promoteListing(t, owner, listingRef(kind, id));
    const before = await findPlaces();
    expect(before).toEqual(all(before, true));
    await hide();
    const hidden = await findPlaces();
    expect(hidden).toEqual(all(before, false));
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
    await show();
    expect(await findPlaces()).toEqual(before);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('is seen with the reason by its owner and the admin only', async () => {
    await hide();
    for (const { auth } of [owner, admin]) {
      const { body } = await t.request().get(probe.detail(id)).set(auth).expect(200);
      expect(body.data.hiddenReason).toBe(reason);
    }
    const { body } = await t.request().get(probe.own).set(owner.auth).expect(200);
    expect(body.data).toMatchObject([{ [idField]: id, hiddenReason: reason }]);
    await show();
    expect((await t.request().get(probe.detail(id))).body.data.hiddenReason).toBeNull();
  });

  it('is reported to its owner by mail, with the reason, and in the audit log', async () => {
    await hide();
    await show();
    const mails = (await t.mails()).slice(-2);
    expect(mails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [owner.email, `Elrejtettük a hirdetésedet: ${probe.mail}`],
      [owner.email, `Újra látható a hirdetésed: ${probe.mail}`],
    ]);
    expect(mails[0]?.replyTo).toBe('ugyfel@piacter.test');
    expect(mails[0]?.text).toContain('Szia, Pál!');
    expect(mails[0]?.text).toContain(reason);
    expect(mails[1]?.text).toContain('Rendben van.');
    const entries = await t.db
      .selectFrom('audit_log')
      .select(['actorID', 'action', 'beforeValues', 'afterValues'])
      .where('entity', '=', kind)
      .where('entityID', '=', id)
      .orderBy('auditID')
      .execute();
    expect(
      entries.map((entry) => ({ ...entry, afterValues: JSON.parse(entry.afterValues ?? '') })),
    ).toMatchObject([
      { actorID: admin.userID, action: 'listing_hidden', afterValues: { hidden: true, reason } },
      {
        actorID: admin.userID,
        action: 'listing_shown',
        afterValues: { hidden: false, reason: 'Rendben van.' },
      },
    ]);
  });

  it('stays hidden when its owner edits it, and when a promotion starts or ends', async () => {
    await promoteListing(t, owner, listingRef(kind, id));
    await hide();
    await t.request().put(probe.edit.path(id)).set(owner.auth).send(probe.edit.body).expect(200);
    await promoteListing(t, owner, listingRef(kind, id), packageTypes.kiemelt);
    t.clock.pass(2 * 86_400_000);
    await expirePromotions(t, t.clock.now());
    expect(await ids(searchPaths[kind])).toEqual([]);
    await t.db.deleteFrom('outbox_mails').execute();
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('is hidden by one of several admins at once, and mailed once', async () => {
    const other = await t.signIn('admin');
    const before = (await t.mails()).length;
    const replies = await Promise.all(
      [admin, other, admin, other].map(({ auth }) => change({ isHidden: 1, reason }, auth)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409]);
    expect((await t.mails()).length).toBe(before + 1);
    const { body } = await change({ isHidden: 1, reason }).expect(409);
    expect(body.code).toBe('conflict');
  });

  it('needs a reason, and a listing that exists', async () => {
    for (const text of [undefined, '', '  ', 'x'.repeat(501)])
      await change({ isHidden: 1, reason: text }).expect(422);
    await change({ isHidden: 1, reason }, admin.auth, id + 1000).expect(404);
    await change({ isHidden: 0, reason }).expect(409);
    await t
      .request()
      .get(`/api/listings/${kind}/${id + 1000}/visibility`)
      .set(admin.auth)
      .expect(404);
    const { body } = await t
      .request()
      .get(`/api/listings/${kind}/${id}/visibility`)
      .set(admin.auth)
      .expect(200);
    expect(body.data).toMatchObject({
      kind,
      id,
      title: probe.mail,
      isHidden: 0,
      ownerEmail: owner.email,
    });
  });

  it('is not shown again once its owner was deleted', async () => {
    await hide();
    const setDeletedAt = (deletedAt: Date | null) =>
      t.db.updateTable('users').set({ deletedAt }).where('userID', '=', owner.userID).execute();
    await setDeletedAt(t.clock.now());
    await change({ isHidden: 0, reason }).expect(404);
    await inTransaction(t.db, (trx) => setHidden(trx, listingRef(kind, id), null));
    expect(await ids(searchPaths[kind])).toEqual([]);
    // A real deletion would have removed the listing, and the stored data is checked for that.
    await inTransaction(t.db, (trx) => removeListingsOfUser(trx, owner.userID, t.clock.now()));
    await setDeletedAt(null);
  });
});
