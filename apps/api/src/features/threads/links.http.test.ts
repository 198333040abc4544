import { createHash } from 'node:crypto';
import { paths } from '@piacter/contracts/site/paths';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toWallTime } from '../../core/calendar.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { createGuestThread } from '../../testing/factories-threads.ts';
import { startSiteServer } from '../../testing/site-server.ts';
import { createThreadLink } from './index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const question = 'Megnézném szombaton, kanári-kérdés.';

let t: TestApp;
let site: Awaited<ReturnType<typeof startSiteServer>>;
let owner: Person;
let visitor: Person;
let threadID: number;
let appointmentID: number;
let messageID: number;
/** Of the visitor's side. */
let token: string;
/** Of its thread, when it was good. */
let etag: string;
beforeAll(async () => {
  t = await testApp();
  site = await startSiteServer(t.deps);
});
afterAll(() => site.close());
beforeEach(async () => {
  [owner, visitor] = [await t.signIn('ingatlan_tulajdonos'), await t.signIn('ajanlatkero')];
  const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
  const begun = { kind: 'property', id: listingID, message: question };
  threadID = (await as(visitor, 'post', '/api/threads', begun).expect(201)).body.insertID;
  const answer = { text: 'Igen, eladó.', clientKey: 'link-valasz-1' };
  messageID = (await as(owner, 'post', `/api/threads/${threadID}/messages`, answer).expect(201)).body
    .insertID;
  const times = { kind: 'viewing', times: [toWallTime(new Date(t.clock.now().getTime() + 86_400_000))] };
  const proposed = await as(owner, 'post', `/api/threads/${threadID}/appointments`, times).expect(201);
  appointmentID = proposed.body.insertID;
  token = await link();
  const seen = await t.request().get(`/api/guest-threads/${token}?after=1`).expect(200);
  etag = String(seen.headers.etag);
});

const as = (who: Person, method: 'get' | 'post' | 'patch', path: string, body?: object) =>
  t.request()[method](path).set(who.auth).send(body);
const link = (): Promise<string> =>
  inTransaction(t.db, (trx) => createThreadLink(trx, { threadID, side: 'other' }, t.clock.now()));

/** All that a call may change: what is stored of threads, and reports. */
async function readStored(): Promise<string> {
  const tables = ['threads', 'thread_parties', 'thread_messages', 'thread_links', 'appointments'];
  const stored = [];
  for (const table of [...tables, 'reported_messages'])
    stored.push((await sql`select * from ${sql.table(table)} order by 1, 2`.execute(t.db)).rows);
  return JSON.stringify(stored);
}

/** The calls that take the secret of a mailed link. */
const calls = (key: string) => {
  const path = `/api/guest-threads/${key}`;
  const answer = { text: 'Én vagyok', clientKey: 'link-proba-0001' };
  return {
    look: () => t.request().get(path),
    poll: () => t.request().get(`${path}?after=1`).set('If-None-Match', etag),
    'look at stays': () => t.request().get(`${path}/stays`),
    answer: () => t.request().post(`${path}/messages`).send(answer),
    change: () => t.request().patch(path).send({ readUpTo: 4_000_000_000, muted: 1 }),
    propose: () =>
      t
        .request()
        .post(`${path}/appointments`)
        .send({ kind: 'viewing', times: ['2026-12-24T10:00'] }),
    accept: () => t.request().patch(`${path}/appointments/${appointmentID}`).send({ accept: 0, version: 0 }),
    report: () =>
      t.request().post('/api/reports').send({ kind: 'message', id: messageID, reason: 'fraud', token: key }),
  };
};
const unsubscriptions = (key: string) => [
  t.request().post('/api/thread-mails/unsubscribe').send({ key }),
  t
    .request()
    .post(`/api/thread-mails/one-click-unsubscribe?key=${key}`)
    .type('form')
    .send('List-Unsubscribe=One-Click'),
];

const toHex = (text: string) => createHash('sha256').update(text).digest('hex');
const setAccount = (change: { blockedAt?: Date; twoFactor?: number }) =>
  t.db.updateTable('users').set(change).where('userID', '=', visitor.userID).execute();

/** A link that opens nothing: what is sent in its place, and what it is answered. */
interface BadLink {
  make: () => string | Promise<string>;
  status?: number;
  /** Whether it still ends the mails. */
  unsubscribes?: boolean;
}
const badLinks: Record<string, BadLink> = {
  'that is forged': { make: () => token.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
  'that is made up of what a page or a log may show': { make: () => toHex(token).slice(0, 32) },
  'that is the stored digest': { make: () => toHex(token), status: 422 },
  'that was cut': { make: () => token.slice(1), status: 422 },
  'in other letters': { make: () => token.toUpperCase(), status: 422 },
  'with a wildcard': { make: () => `${token.slice(0, 31)}%25`, status: 422 },
  'that has expired': {
    make: () => {
      t.clock.pass(31 * 86_400_000);
      return token;
    },
  },
  'of a side that has left': {
    make: async () => {
      await as(visitor, 'patch', `/api/threads/${threadID}`, { left: 1 }).expect(200);
      return token;
    },
  },
  'of a deleted account': {
    make: async () => {
      const admin = await t.signIn('admin');
      await t.request().delete(`/api/users/${visitor.userID}`).set(admin.auth).expect(200);
      return token;
    },
  },
  'of a blocked account': {
    make: async () => {
      await setAccount({ blockedAt: t.clock.now() });
      return token;
    },
    status: 403,
    unsubscribes: true,
  },
  'of an account that logs in in two steps since': {
    make: async () => {
      await setAccount({ twoFactor: 1 });
      return token;
    },
    unsubscribes: true,
  },
  'of a thread that is deleted': {
    make: async () => {
      await t.db.deleteFrom('threads').where('threadID', '=', threadID).execute();
      return token;
    },
  },
};

describe('a link', () => {
  // Shows MSG-09.
  it.each(Object.entries(badLinks))(
    '%s shows nothing and changes nothing',
    async (_name, { make, status = 404, unsubscribes = false }) => {
      const key = await make();
      const before = await readStored();
      for (const [name, send] of Object.entries(calls(key))) {
        const reply = await send();
        // A report tells nobody why it was not taken.
        const expected = name === 'report' && status === 403 ? 404 : status;
        expect([name, reply.status]).toEqual([name, expected]);
        expect(reply.text).not.toContain('kanári');
      }
      expect(await readStored()).toBe(before);
      for (const send of unsubscriptions(key))
        expect((await send).status).toBe(unsubscribes ? 200 : status === 422 ? 422 : 409);
      if (!unsubscribes) expect(await readStored()).toBe(before);
    },
  );

  it('to another thread opens that one alone: not the messages, appointments and reports of this one', async () => {
    const foreign = await createGuestThread(t, owner.userID);
    const { 'look at stays': stays, look, poll, accept, report } = calls(foreign);
    const before = await readStored();
    for (const send of [look, poll, stays]) expect((await send().expect(200)).text).not.toContain('kanári');
    for (const send of [accept, report]) await send().expect(404);
    expect(await readStored()).toBe(before);
  });

  it('that was forwarded opens nothing beyond its thread: no account, no files, no other call', async () => {
    const stranger = await t.signIn('ajanlatkero');
    const seen = await t.request().get(`/api/guest-threads/${token}`).set(stranger.auth).expect(200);
    expect(seen.body.data).toMatchObject({ contact: null, thread: { side: 'other', canAttach: 0 } });
    const before = await readStored();
    for (const [path, status] of [
      [`/api/threads/${threadID}`, 404],
      [`/api/threads/${token}`, 422],
      [`/api/threads/${threadID}/files/1`, 404],
      [`/api/guest-threads/${token}/files/1`, 404],
    ] as const)
      await as(stranger, 'get', path).expect(status);
    await as(stranger, 'patch', `/api/threads/${threadID}`, { muted: 1 }).expect(404);
    await as(stranger, 'patch', `/api/appointments/${appointmentID}`, { accept: 0 }).expect(404);
    for (const path of ['/api/threads', '/api/inbox'])
      await t.request().get(path).set('Authorization', `Bearer ${token}`).expect(401);
    expect((await as(stranger, 'get', '/api/threads').expect(200)).body.data).toEqual([]);
    expect(await readStored()).toBe(before);
  });

  it('changes nothing and shows no words on a page when mail scanners open it', async () => {
    const guestToken = await createGuestThread(t, owner.userID);
    const before = await readStored();
    for (const key of [token, guestToken]) {
      for (const path of [paths.guestThread(key), `${paths.leaveThreadMails}?key=${key}`]) {
        expect((await site.get(path)).text).not.toContain('kanári');
        await site.get(path).set('User-Agent', 'Mozilla/5.0 (compatible; MailScanner)');
      }
      const api = `/api/guest-threads/${key}`;
      for (const method of ['get', 'head', 'options'] as const)
        for (const path of [api, `${api}/stays`, `/api/thread-mails/one-click-unsubscribe?key=${key}`])
          expect((await t.request()[method](path)).status).not.toBe(500);
      await t.request().get(`/api/thread-mails/one-click-unsubscribe?key=${key}`).expect(405);
    }
    expect(await readStored()).toBe(before);
    // And the link is good afterwards.
    await calls(token).answer().expect(201);
  });
});
