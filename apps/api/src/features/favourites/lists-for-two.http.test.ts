import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { deleteForgottenLists } from './index.ts';

let t: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-26T10:00:00.000Z');
  owner = await t.signIn('ajanlatkero');
});

type Listing = { kind: 'property'; id: number };
async function keepListing(): Promise<Listing> {
  const seller = await t.createUser({ role: 'ingatlan_tulajdonos' });
  const { listingID: id } = await createBareListing(t.db, t.clock, 'property', seller);
  await t
    .request()
    .post('/api/favourites')
    .set(owner.auth)
    .send({ kind: 'property', id, note: 'Napos.' })
    .expect(201);
  return { kind: 'property', id };
}
async function share(body: object = {}) {
  const list = { name: 'Lakások', withPartner: 1, ...body };
  const { body: made } = await t
    .request()
    .post('/api/favourite-lists')
    .set(owner.auth)
    .send(list)
    .expect(201);
  return { listID: made.insertID as number, token: made.data.token as string };
}
const open = async (token: string) =>
  (await t.request().get(`/api/shared-lists/${token}`).expect(200)).body.data;
const answer = (token: string, { kind, id }: Listing, body: object) =>
  t.request().put(`/api/shared-lists/${token}/answers/${kind}/${id}`).send(body);
const ownLists = async () =>
  (await t.request().get('/api/favourite-lists').set(owner.auth).expect(200)).body.data;
const update = (listID: number, body: object, who = owner) =>
  t.request().patch(`/api/favourite-lists/${listID}`).set(who.auth).send(body);

describe('a list for two', () => {
  // Shows KEEP-04.
  it('takes the name, hearts and notes of who has the link, which its owner sees', async () => {
    const [first, second] = [await keepListing(), await keepListing()];
    const { token } = await share();
    expect((await open(token)).partnerName).toBe('');
    await t.request().patch(`/api/shared-lists/${token}`).send({ partnerName: 'Ő, Anna' }).expect(200);
    await answer(token, first, { isLiked: 1, note: '' }).expect(200);
    await answer(token, first, { isLiked: 1, note: 'Kicsi a konyhája.' }).expect(200);
    const opened = await open(token);
    expect(opened.partnerName).toBe('Ő, Anna');
    expect(opened.listings).toMatchObject([
      { ...second, note: null, answer: null },
      { ...first, note: null, answer: { isLiked: 1, note: 'Kicsi a konyhája.' } },
    ]);
    expect(await ownLists()).toMatchObject([
      {
        withPartner: 1,
        partnerName: 'Ő, Anna',
        answers: [{ ...first, isLiked: 1, note: 'Kicsi a konyhája.' }],
      },
    ]);
  });

  it('holds the chosen ones of the owner’s favourites', async () => {
    const [first, second] = [await keepListing(), await keepListing()];
    const foreign = { kind: 'property', id: 999_999 };
    const { listID, token } = await share({ listings: [second, foreign] });
    expect((await open(token)).listings).toMatchObject([second]);
    expect((await ownLists())[0].listings).toEqual([second]);
    await answer(token, first, { isLiked: 1, note: '' }).expect(404);
    await update(listID, { listings: [first] }).expect(200);
    expect((await open(token)).listings).toMatchObject([first]);
    await update(listID, { listings: [], name: 'Minden' }).expect(200);
    expect(await open(token)).toMatchObject({ name: 'Minden', listings: [second, first] });
  });

  it('is read only until its owner lets the other answer, and again afterwards', async () => {
    const listing = await keepListing();
    const { listID, token } = await share({ withPartner: 0 });
    const refused = await answer(token, listing, { isLiked: 1, note: '' }).expect(404);
    expect(refused.body.message).toContain('csak nézni lehet');
    await t.request().patch(`/api/shared-lists/${token}`).send({ partnerName: 'Anna' }).expect(404);
    await update(listID, { withPartner: 1 }).expect(200);
    await answer(token, listing, { isLiked: 1, note: 'Szép.' }).expect(200);
    await update(listID, { withPartner: 0 }).expect(200);
    expect(await open(token)).toMatchObject({ partnerName: null, listings: [{ ...listing, answer: null }] });
  });

  it('is changed by its owner only, and by nobody with a forged or revoked link', async () => {
    const listing = await keepListing();
    const { listID, token } = await share();
    await update(listID, { name: 'Enyém' }, await t.signIn('ajanlatkero')).expect(404);
    await answer('0'.repeat(32), listing, { isLiked: 1, note: '' }).expect(404);
    await t.request().delete(`/api/favourite-lists/${listID}`).set(owner.auth).expect(200);
    await answer(token, listing, { isLiked: 1, note: '' }).expect(404);
    const left = t.db.selectFrom('favourite_list_answers').select('listID').where('listID', '=', listID);
    expect(await left.execute()).toEqual([]);
  });

  it.each([[{ isLiked: 2, note: '' }], [{ isLiked: 1, note: 'x'.repeat(501) }], [{ isLiked: 1 }]])(
    'refuses the answer %j',
    async (body) => {
      const listing = await keepListing();
      const { token } = await share();
      await answer(token, listing, body).expect(422);
      await t.request().patch(`/api/shared-lists/${token}`).send({ partnerName: ' ' }).expect(422);
    },
  );

  it('shows nothing of a listing that is gone, and takes no answer to it', async () => {
    const listing = await keepListing();
    const { token } = await share();
    await answer(token, listing, { isLiked: 1, note: 'Szép.' }).expect(200);
    await t.db
      .updateTable('real_estates')
      .set({ status: 0 })
      .where('realEstateID', '=', listing.id)
      .execute();
    expect((await open(token)).listings).toEqual([]);
    await answer(token, listing, { isLiked: 0, note: '' }).expect(404);
  });

  it('keeps one answer when two arrive at the same time', async () => {
    const listing = await keepListing();
    const { token } = await share();
    const replies = await Promise.all(
      [0, 1, 0, 1].map((isLiked) => answer(token, listing, { isLiked, note: `${isLiked}` })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [{ answers }] = await ownLists();
    expect(answers).toHaveLength(1);
    expect(answers[0].note).toBe(String(answers[0].isLiked));
  });

  it('is kept for a year after the last visit of either side', async () => {
    await keepListing();
    const [opened, seen, forgotten] = [await share(), await share(), await share()];
    const visitAYearAgo = (listIDs: readonly number[]) =>
      t.db
        .updateTable('favourite_lists')
        .set({ visitedAt: new Date('2025-11-25T10:00:00.000Z') })
        .where('listID', 'in', listIDs)
        .execute();
    const listIDs = async () => (await ownLists()).map(({ listID }: { listID: number }) => listID);
    await visitAYearAgo([opened.listID, forgotten.listID]);
    await open(opened.token);
    await deleteForgottenLists(t.db, t.clock.now());
    await t.request().get(`/api/shared-lists/${forgotten.token}`).expect(404);
    await visitAYearAgo([opened.listID, seen.listID]);
    await ownLists();
    await deleteForgottenLists(t.db, t.clock.now());
    expect(await listIDs()).toEqual([seen.listID, opened.listID]);
  });
});
