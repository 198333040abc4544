import { listingKinds } from '@piacter/contracts/listings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { startRecaptchaServer } from '../../testing/captcha.ts';
import { createBareListing, kindCases } from '../../testing/factories-listing-parts.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

const received = 'Köszönjük a bejelentést! Megnézzük a hirdetést, és ha kell, elrejtjük.';

let t: TestApp;
let provider: Awaited<ReturnType<typeof startRecaptchaServer>>;
let admin: SignedIn;
let visitors = 0;
/** The header by which the trusted proxy tells the address of a visitor; a new one every time. */
const newVisitor = () => {
  visitors += 1;
  return { 'X-Forwarded-For': `198.51.100.${visitors}` };
};

beforeAll(async () => {
  provider = await startRecaptchaServer();
  const recaptcha = { siteKey: 'key', secret: 'secret', url: provider.url };
  t = await testApp({ config: { recaptcha, trustProxy: 1 } });
  admin = await t.signIn('admin');
});
afterAll(() => provider.close());
beforeEach(async () => {
  await t.db.deleteFrom('listing_reports').execute();
  provider.answer({ body: { success: true, score: 0.9, action: 'submit' } });
});

const createListing = async (kind: (typeof listingKinds)[number] = 'service') => {
  const { role } = Object.fromEntries(kindCases)[kind] ?? { role: 'szakember' };
  const owner = await t.createUser({ role });
  return { kind, id: (await createBareListing(t.db, t.clock, kind, owner)).listingID };
};
const report = (listing: object, headers: Record<string, string> = newVisitor(), body: object = {}) =>
  t
    .request()
    .post('/api/reports')
    .set(headers)
    .send({ ...listing, reason: 'fraud', text: 'Előre kéri a pénzt.', captchaToken: 'token', ...body });
const stored = () => t.db.selectFrom('listing_reports').selectAll().orderBy('reportID').execute();
const queue = async (query = '') =>
  (await t.request().get(`/api/reports${query}`).set(admin.auth).expect(200)).body;
const decide = (reportID: unknown, body: object = {}) =>
  t
    .request()
    .patch(`/api/reports/${reportID}`)
    .set(admin.auth)
    .send({ state: 'dismissed', ...body });
const hide = ({ kind, id }: { kind: string; id: number }) =>
  t
    .request()
    .patch(`/api/listings/${kind}/${id}/visibility`)
    .set(admin.auth)
    .send({ isHidden: 1, reason: 'Csalás.' });
/** The rules of reports that are broken; the listings of this file are minimal. */
const brokenRules = async () =>
  (await findBrokenInvariants(t.db, t.clock.now())).filter(({ sentence }) => sentence.includes('report'));

it.each(kindCases)(
  'an admin sees what became of reports of the other %s of its owner',
  async (kind, { role }) => {
    const owner = await t.createUser({ role });
    const [first = 0, second = 0] = [
      (await createBareListing(t.db, t.clock, kind, owner)).listingID,
      (await createBareListing(t.db, t.clock, kind, owner)).listingID,
    ];
    await report({ kind, id: second }).expect(201);
    await report({ kind, id: second }).expect(201);
    await report(await createListing(kind)).expect(201);
    const about = async (id: number) =>
      (await t.request().get(`/api/listings/${kind}/${id}/visibility`).set(admin.auth).expect(200)).body.data;
    expect(await about(first)).toMatchObject({ otherReports: 2, otherUpheld: 0, mainImg: null });
    await hide({ kind, id: second }).expect(200);
    expect(await about(first)).toMatchObject({ otherReports: 2, otherUpheld: 2 });
    expect(await about(second)).toMatchObject({ otherReports: 0, otherUpheld: 0 });
  },
);

describe('a report of a listing', () => {
  // Shows TRUST-01.
  it.each(listingKinds)('of kind %s is received, once per person', async (kind) => {
    const listing = await createListing(kind);
    const visitor = newVisitor();
    const { body } = await report(listing, visitor).expect(201);
    expect(body).toEqual({ ok: true, message: received, insertID: expect.any(Number) });
    const again = await report(listing, visitor, { reason: 'other' }).expect(409);
    expect(again.body).toMatchObject({
      code: 'already_reported',
      message: expect.stringContaining('már bejelentetted'),
    });
    await report(listing).expect(201);
    await report(await createListing(kind), visitor).expect(201);
    const { auth } = await t.signIn('ajanlatkero');
    await report(listing, { ...visitor, ...auth }).expect(201);
    await report(listing, { ...newVisitor(), ...auth }).expect(409);
    expect(await stored()).toHaveLength(4);
  });

  it('is stored once when it is sent twice at the same time', async () => {
    const listing = await createListing();
    const visitor = newVisitor();
    const replies = await Promise.all([1, 2, 3, 4].map(() => report(listing, visitor)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await stored()).toHaveLength(1);
  });

  it('keeps nothing about a visitor but a key that differs for each listing', async () => {
    const visitor = newVisitor();
    await report(await createListing(), visitor).expect(201);
    await report(await createListing(), visitor).expect(201);
    const [first, second] = await stored();
    expect(first).toMatchObject({
      reporterID: null,
      text: 'Előre kéri a pénzt.',
      title: 'Próba szolgáltatás',
    });
    expect(first?.reporterKey.equals(second?.reporterKey ?? Buffer.alloc(0))).toBe(false);
    expect(JSON.stringify(await stored())).not.toContain(visitor['X-Forwarded-For']);
  });

  it('is refused without a valid captcha, and without a published listing', async () => {
    const listing = await createListing();
    const hidden = await createListing();
    await hide(hidden).expect(200);
    await report(hidden).expect(404);
    await report({ ...listing, id: listing.id + 1000 }).expect(404);
    provider.answer({ body: { success: false } });
    expect((await report(listing).expect(422)).body.code).toBe('captcha_failed');
    provider.answer({ status: 500, body: {} });
    await report(listing).expect(503);
    expect(await stored()).toEqual([]);
  });

  it.each([
    { reason: 'nem tetszik' },
    { reason: undefined },
    { text: 'x'.repeat(2001) },
    { kind: 'car' },
    { id: '1' },
  ])('is refused with %j', async (body) => {
    await report(await createListing(), newVisitor(), body).expect(422);
    expect(await stored()).toEqual([]);
  });

  it('is limited to twenty an hour by one account', async () => {
    const config = { ...t.config, rateLimitFactor: 1 };
    const limited = await testApp({ config });
    const { auth } = await limited.signIn('ajanlatkero');
    await t.db.deleteFrom('rate_limits').execute();
    const send = () =>
      limited
        .request()
        .post('/api/reports')
        .set(auth)
        .send({ kind: 'service', id: 999_999, reason: 'other', captchaToken: 'token' });
    for (let count = 0; count < 20; count += 1) await send().expect(404);
    await send().expect(429);
  });
});

describe('the queue of reports', () => {
  // Shows TRUST-02.
  it('groups the reports by listing, the last, the oldest or the most reported first', async () => {
    const often = await createListing('property');
    const last = await createListing('accommodation');
    const { auth, email } = await t.signIn('ajanlatkero');
    await report(often, auth).expect(201);
    await report(often, newVisitor(), { reason: 'taken', text: '' }).expect(201);
    await report(last).expect(201);
    const { data, total, totalPages } = await queue();
    expect([total, totalPages]).toEqual([2, 1]);
    expect(data).toMatchObject([
      {
        ...last,
        reportCount: 1,
        title: 'Próba vendégház',
        listing: { url: `proba-vendeghaz-${last.id}`, isHidden: 0 },
      },
      {
        ...often,
        reportCount: 2,
        listing: { url: String(often.id) },
        reports: [
          { reason: 'taken', text: '', state: 'open', reporterEmail: null },
          { reason: 'fraud', text: 'Előre kéri a pénzt.', state: 'open', reporterEmail: email },
        ],
      },
    ]);
    const idsBy = async (sort: string) =>
      (await queue(`?sort=${sort}`)).data.map(({ id }: { id: number }) => id);
    expect(await idsBy('most')).toEqual([often.id, last.id]);
    expect(await idsBy('oldest')).toEqual([often.id, last.id]);
  });

  it('is filtered by state, kind and reason', async () => {
    const dismissed = await createListing('property');
    const upheld = await createListing('accommodation');
    const open = await createListing('service');
    await report(dismissed).expect(201);
    await report(upheld, newVisitor(), { reason: 'illegal' }).expect(201);
    await report(open).expect(201);
    await decide((await stored())[0]?.reportID).expect(200);
    await hide(upheld).expect(200);
    const kinds = async (query: string) =>
      (await queue(query)).data.map(({ kind }: { kind: string }) => kind);
    expect(await kinds('')).toEqual(['service']);
    expect(await kinds('?state=dismissed')).toEqual(['property']);
    expect(await kinds('?state=upheld')).toEqual(['accommodation']);
    expect(await kinds('?state=all&kind=property')).toEqual(['property']);
    expect(await kinds('?state=all&reason=fraud')).toEqual(['service', 'property']);
    expect(await kinds('?reason=illegal')).toEqual([]);
    await t.request().get('/api/reports?state=decided').set(admin.auth).expect(422);
  });

  it('keeps the reports of a deleted listing, under the name that it had', async () => {
    const listing = await createListing();
    await report(listing).expect(201);
    await t.db.deleteFrom('services').where('serviceID', '=', listing.id).execute();
    expect((await queue()).data).toMatchObject([{ ...listing, title: 'Próba szolgáltatás', listing: null }]);
  });

  it('dismisses one report, or all that the admin has seen', async () => {
    const listing = await createListing();
    for (let count = 0; count < 4; count += 1) await report(listing).expect(201);
    const [, second, third] = (await stored()).map(({ reportID }) => reportID);
    const states = async () => (await stored()).map(({ state }) => state);
    await decide(second).expect(200);
    expect(await states()).toEqual(['open', 'dismissed', 'open', 'open']);
    await decide(third, { withOlder: 1 }).expect(200);
    expect(await states()).toEqual(['dismissed', 'dismissed', 'dismissed', 'open']);
    expect((await decide(third).expect(409)).body.message).toContain('közben már döntöttek');
    await decide(999_999).expect(404);
    await decide(third, { state: 'open' }).expect(422);
    const entries = await t.db
      .selectFrom('audit_log')
      .select(['actorID', 'action', 'beforeValues', 'afterValues'])
      .where('entity', '=', 'listing_report')
      .where('entityID', '=', third ?? 0)
      .execute();
    expect(entries).toEqual([
      {
        actorID: admin.userID,
        action: 'updated',
        beforeValues: JSON.stringify({ reportState: 'open' }),
        afterValues: JSON.stringify({ reportState: 'dismissed' }),
      },
    ]);
    expect(await brokenRules()).toEqual([]);
  });

  it('upholds the open reports of a listing that is hidden, and no others', async () => {
    const listing = await createListing('property');
    const other = { ...(await createListing('accommodation')) };
    await report(listing).expect(201);
    await report(listing).expect(201);
    await report(other).expect(201);
    await decide((await stored())[0]?.reportID).expect(200);
    await hide(listing).expect(200);
    expect((await stored()).map(({ state, decidedBy }) => [state, decidedBy])).toEqual([
      ['dismissed', admin.userID],
      ['upheld', admin.userID],
      ['open', null],
    ]);
    expect((await decide((await stored())[1]?.reportID)).status).toBe(409);
    expect(await brokenRules()).toEqual([]);
  });
});
