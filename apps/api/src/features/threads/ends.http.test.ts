import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { createGuestThread } from '../../testing/factories-threads.ts';
import { createThreadLink, createThreadMailing } from './index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const closed =
  'Ebbe a beszélgetésbe már nem lehet írni. Ha dolgod van a másik féllel, a hirdetésénél keresd!';

let t: TestApp;
let owner: Person;
let visitor: Person;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  [owner, visitor] = [await t.signIn('ingatlan_tulajdonos'), await t.signIn('ajanlatkero')];
});

let counter = 0;
const words = (text: string) => ({ text, clientKey: `vege-${String(++counter).padStart(8, '0')}` });
const begin = (who: Person, listingID: number, message = 'Szia!') =>
  t.request().post('/api/threads').set(who.auth).send({ kind: 'property', id: listingID, message });
async function open() {
  const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
  const { body } = await begin(visitor, listingID).expect(201);
  return { threadID: body.insertID as number, listingID };
}
const write = (who: Person, threadID: number) =>
  t.request().post(`/api/threads/${threadID}/messages`).set(who.auth).send(words('Ott vagy?'));
const change = (who: Person, threadID: number, body: object) =>
  t.request().patch(`/api/threads/${threadID}`).set(who.auth).send(body);
const list = async (who: Person, state = 'open') =>
  (await t.request().get(`/api/threads?state=${state}`).set(who.auth).expect(200)).body.data;
const inbox = async (who: Person) => (await t.request().get('/api/inbox').set(who.auth)).body.data;
const setBlock = (who: Person, blockedAt: Date | null) =>
  t.db.updateTable('users').set({ blockedAt }).where('userID', '=', who.userID).execute();
/** The link of a mail to an account's side. */
const link = (threadID: number, side: 'owner' | 'other') =>
  inTransaction(t.db, (trx) => createThreadLink(trx, { threadID, side }, t.clock.now()));
const answer = (token: string) =>
  t.request().post(`/api/guest-threads/${token}/messages`).send(words('Itt vagyok'));

describe('leaving a thread', () => {
  it('takes it out of the lists and counts of who leaves, and closes it for the other side, who is not told', async () => {
    const { threadID } = await open();
    expect(await inbox(owner)).toMatchObject({ unread: 1 });
    await change(owner, threadID, { left: 0 }).expect(422);
    await change(owner, threadID, { left: 1 }).expect(200);
    expect([...(await list(owner)), ...(await list(owner, 'archived'))]).toEqual([]);
    expect(await inbox(owner)).toMatchObject({ unread: 0 });
    await t.request().get(`/api/threads/${threadID}`).set(owner.auth).expect(404);
    await change(owner, threadID, { archived: 1 }).expect(404);
    const refused = await write(visitor, threadID).expect(409);
    expect(refused.body.message).toBe(closed);
    const [card] = await list(visitor);
    expect(card).toMatchObject({ threadID, isBlocked: 0, lastText: 'Szia!' });
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('ends when the one who left writes again about the listing, and not when the other side does', async () => {
    const { threadID, listingID } = await open();
    await change(owner, threadID, { left: 1 }).expect(200);
    await begin(visitor, listingID, 'Kérlek, válaszolj!').expect(409);
    const other = await open();
    await change(visitor, other.threadID, { left: 1 }).expect(200);
    const again = await begin(visitor, other.listingID, 'Mégis érdekel.').expect(201);
    expect(again.body.insertID).toBe(other.threadID);
    await write(owner, other.threadID).expect(201);
    expect((await list(visitor)).map((card: { threadID: number }) => card.threadID)).toContain(
      other.threadID,
    );
  });

  it('works by the mailed link, which opens nothing afterwards', async () => {
    const token = await createGuestThread(t, owner.userID);
    await t.request().patch(`/api/guest-threads/${token}`).send({ left: 1 }).expect(200);
    await t.request().get(`/api/guest-threads/${token}`).expect(404);
    await answer(token).expect(404);
    const [{ threadID }] = await list(owner);
    await write(owner, threadID).expect(409);
  });

  it('while the other side writes leaves no unread message behind', async () => {
    const { threadID } = await open();
    await Promise.all([
      ...[1, 2, 3].map(() => write(visitor, threadID)),
      change(owner, threadID, { left: 1 }),
      ...[1, 2, 3].map(() => write(visitor, threadID)),
    ]);
    expect(await inbox(owner)).toMatchObject({ unread: 0 });
  });
});

describe('a blocked account', () => {
  it('writes and reads no more at the very next call, in any session and by any mailed link', async () => {
    const { threadID } = await open();
    const token = await link(threadID, 'other');
    const login = { email: visitor.email, password: visitor.password };
    const second = await t.request().post('/api/login').send(login);
    const sessions = [visitor.auth, { Authorization: `Bearer ${second.body.token}` }];
    await answer(token).expect(201);
    await setBlock(visitor, t.clock.now());
    for (const auth of sessions)
      await t.request().post(`/api/threads/${threadID}/messages`).set(auth).send(words('Én')).expect(401);
    for (const call of [
      answer(token),
      t.request().get(`/api/guest-threads/${token}`),
      t.request().patch(`/api/guest-threads/${token}`).send({ archived: 1 }),
    ])
      expect((await call.expect(403)).body.code).toBe('blocked');
    await setBlock(visitor, null);
    await answer(token).expect(201);
  });

  it('is not mailed about what others write, while its link still ends the mails', async () => {
    const { threadID } = await open();
    const token = await link(threadID, 'other');
    await write(owner, threadID).expect(201);
    await setBlock(visitor, t.clock.now());
    const before = (await t.mails()).length;
    await createThreadMailing(t.deps)(new Date(t.clock.now().getTime() + 3_600_000));
    const toVisitor = (await t.mails())
      .slice(before)
      .filter((mail) => JSON.stringify(mail).includes(visitor.email));
    expect(toVisitor).toEqual([]);
    await t.request().post('/api/thread-mails/unsubscribe').send({ key: token }).expect(200);
  });
});
