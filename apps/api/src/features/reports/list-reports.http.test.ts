import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { deleteOldReportedWords } from './message-reports.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
type Listing = { kind: 'property'; id: number };

let t: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-26T10:00:00.000Z');
  await t.db.deleteFrom('listing_reports').execute();
  [owner, admin] = [await t.signIn('ajanlatkero'), await t.signIn('admin')];
});

async function keep(note: string): Promise<Listing> {
  const seller = await t.createUser({ role: 'ingatlan_tulajdonos' });
  const { listingID: id } = await createBareListing(t.db, t.clock, 'property', seller);
  await t.request().post('/api/favourites').set(owner.auth).send({ kind: 'property', id, note }).expect(201);
  return { kind: 'property', id };
}
/** A list for two with a sharp word of either side about a listing, and a second listing without any. */
async function openList(body: object = {}) {
  const [listing, quiet] = [await keep('Undok alak a gazdája.'), await keep('')];
  const list = { name: 'Hitvány házak', withNotes: 1, withPartner: 1, ...body };
  const made = (await t.request().post('/api/favourite-lists').set(owner.auth).send(list).expect(201)).body;
  const [id, token] = [Number(made.insertID), String(made.data.token)];
  const path = `/api/shared-lists/${token}`;
  if (list.withPartner === 1) {
    await t.request().patch(path).send({ partnerName: 'Csúf Név' }).expect(200);
    const answer = { isLiked: 0, note: 'Te is az vagy.' };
    await t.request().put(`${path}/answers/property/${listing.id}`).send(answer).expect(200);
  }
  return { id, token, path, listing, quiet };
}
const send = (body: object, who?: Person) =>
  t
    .request()
    .post('/api/reports')
    .set(who?.auth ?? {})
    .send({ kind: 'list', reason: 'offensive', ...body });
const queue = async (query = '') =>
  (await t.request().get(`/api/reports${query}`).set(admin.auth).expect(200)).body.data;
const decide = (reportID: number, body: object, who: Person = admin) =>
  t.request().patch(`/api/reports/${reportID}`).set(who.auth).send(body);

describe('the report of a shared list', () => {
  // Shows KEEP-07.
  it('comes from who has the link, of its name or a note of its owner, with all that the link shows', async () => {
    const { id, token, path, listing } = await openList();
    expect((await t.request().get(path).expect(200)).body.data.listID).toBe(id);
    const reply = await send({ id, token, entry: listing, text: 'Sértő.' }).expect(201);
    expect(reply.body).toMatchObject({
      insertID: expect.any(Number),
      message: expect.stringMatching(/listát/),
    });
    const [reported] = await queue('?kind=list');
    expect(reported).toMatchObject({
      kind: 'list',
      id,
      title: 'Hitvány házak',
      listing: null,
      conversation: null,
    });
    expect(reported.reports).toMatchObject([{ reason: 'offensive', text: 'Sértő.', reporterEmail: null }]);
    expect(reported.list).toMatchObject({ owner: { userID: owner.userID, email: owner.email }, isGone: 0 });
    const title = expect.any(String);
    expect(reported.list.texts).toEqual([
      { side: 'owner', title: null, text: 'Hitvány házak', isReported: 0 },
      { side: 'other', title: null, text: 'Csúf Név', isReported: 0 },
      { side: 'owner', title, text: 'Undok alak a gazdája.', isReported: 1 },
      { side: 'other', title, text: 'Te is az vagy.', isReported: 0 },
    ]);
    await send({ id, token }).expect(201);
    const [both] = await queue();
    expect(both.reportCount).toBe(2);
    const marked = both.list.texts.filter(({ isReported }: { isReported: number }) => isReported === 1);
    expect(marked.map(({ text }: { text: string }) => text)).toEqual([
      'Hitvány házak',
      'Undok alak a gazdája.',
    ]);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('comes from its owner, of the name or a note of the second person', async () => {
    const { id, listing } = await openList();
    await send({ id, entry: listing }, owner).expect(201);
    await send({ id }, owner).expect(201);
    const [{ list, reports }] = await queue();
    expect(reports).toMatchObject([{ reporterEmail: owner.email }, { reporterEmail: owner.email }]);
    const marked = list.texts.filter(({ isReported }: { isReported: number }) => isReported === 1);
    expect(marked.map(({ text }: { text: string }) => text)).toEqual(['Csúf Név', 'Te is az vagy.']);
  });

  it('is taken once of each text, and where the other side says something', async () => {
    const { id, token, listing, quiet } = await openList();
    await send({ id, token, entry: listing }).expect(201);
    expect((await send({ id, token, entry: listing }).expect(409)).body.code).toBe('already_reported');
    await send({ id, token, entry: quiet }).expect(404);
    await send({ id, token, entry: { kind: 'service', id: listing.id } }).expect(404);
    const plain = await openList({ withNotes: 0, withPartner: 0 });
    // What the link does not show is not reported by it, and a second person there is none.
    await send({ id: plain.id, token: plain.token, entry: plain.listing }).expect(404);
    await send({ id: plain.id }, owner).expect(404);
    await send({ id: plain.id, token: plain.token }).expect(201);
  });

  it('is taken from nobody who has neither the link nor the list', async () => {
    const { id, token } = await openList();
    const other = await openList();
    await send({ id }).expect(404);
    for (const who of [admin, await t.signIn('ajanlatkero')]) await send({ id }, who).expect(404);
    await send({ id, token: 'f'.repeat(32) }).expect(404);
    await send({ id: other.id, token }).expect(404);
    await send({ id, token: 'rövid' }).expect(422);
    await t.request().delete(`/api/favourite-lists/${id}`).set(owner.auth).expect(200);
    await send({ id, token }).expect(404);
    expect(await queue()).toEqual([]);
  });

  it('is dismissed, or upheld by taking the link back', async () => {
    const { id, token, path, listing } = await openList();
    const first = (await send({ id, token, entry: listing }).expect(201)).body.insertID;
    await decide(first, { state: 'upheld' }, owner).expect(403);
    await decide(first, { state: 'dismissed' }).expect(200);
    await t.request().get(path).expect(200);
    const last = (await send({ id, token }).expect(201)).body.insertID;
    await send({ id, entry: listing }, owner).expect(201);
    const reply = await decide(last, { state: 'upheld' }).expect(200);
    expect(reply.body.message).toMatch(/^Megszüntetted/);
    await t.request().get(path).expect(404);
    expect((await t.request().get('/api/favourite-lists').set(owner.auth)).body.data).toEqual([]);
    const [{ list }] = await queue('?state=upheld');
    expect(list).toMatchObject({ isGone: 1, owner: { userID: owner.userID } });
    expect(list.texts).toHaveLength(4);
  });

  it('keeps its words for a year after the decision', async () => {
    const { id, token } = await openList();
    const { insertID } = (await send({ id, token }).expect(201)).body;
    const count = async () =>
      (await t.db.selectFrom('reported_list_texts').select('reportID').execute()).length;
    const cleanIn = (months: number) => {
      const now = t.clock.now();
      now.setUTCMonth(now.getUTCMonth() + months);
      return deleteOldReportedWords(t.db, now);
    };
    await cleanIn(13);
    expect(await count()).toBe(4);
    await decide(insertID, { state: 'dismissed' }).expect(200);
    await cleanIn(11);
    expect(await count()).toBe(4);
    await cleanIn(13);
    expect(await count()).toBe(0);
    expect((await queue('?state=all'))[0].list).toMatchObject({ owner: null, texts: [] });
  });
});
