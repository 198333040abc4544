import type { Role } from '@piacter/contracts/core';
import { threadLimits } from '@piacter/contracts/threads';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let owner: Person;
let visitor: Person;
let stranger: Person;
beforeAll(async () => {
  t = await testApp();
});

let counter = 0;
const clientKey = () => `kulcs-${String(++counter).padStart(8, '0')}`;
const person = (role: Role) => t.signIn(role, { profile: { firstName: 'Anna', lastName: 'Kis' } });

/** A thread about a property, with its first message. */
async function open(message = 'Szia, megvan még?', who = visitor, to = owner) {
  const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: to.userID });
  const body = { kind: 'property', id: listingID, message };
  const reply = await t.request().post('/api/threads').set(who.auth).send(body).expect(201);
  return {
    threadID: reply.body.insertID as number,
    listingID,
    messageID: reply.body.data.messageID as number,
  };
}
const write = (who: Person, threadID: number, text: string, key = clientKey()) =>
  t.request().post(`/api/threads/${threadID}/messages`).set(who.auth).send({ text, clientKey: key });
const read = async (who: Person, threadID: number, query = '') =>
  (await t.request().get(`/api/threads/${threadID}${query}`).set(who.auth).expect(200)).body.data;
const change = (who: Person, threadID: number, body: object) =>
  t.request().patch(`/api/threads/${threadID}`).set(who.auth).send(body);
const inbox = async (who: Person) =>
  (await t.request().get('/api/inbox').set(who.auth).expect(200)).body.data;
const list = async (who: Person, query = '') =>
  (await t.request().get(`/api/threads${query}`).set(who.auth).expect(200)).body;

/** Lets time pass: sessions would end with the clock, so what was written becomes older. */
async function pass(minutes: number): Promise<void> {
  const step = sql`interval ${sql.lit(minutes)} minute`;
  await sql`update thread_messages set created = created - ${step}`.execute(t.db);
  await sql`update thread_openings set openedAt = openedAt - ${step}`.execute(t.db);
  await sql`update thread_parties set lastMessageAt = lastMessageAt - ${step}`.execute(t.db);
}

beforeEach(async () => {
  [owner, visitor, stranger] = [
    await person('ingatlan_tulajdonos'),
    await person('ajanlatkero'),
    await person('ajanlatkero'),
  ];
});

describe('a thread about a listing', () => {
  // Shows MSG-01.
  it('begins with the first message, goes on with the next, and is one for the same people', async () => {
    const { threadID, listingID } = await open();
    const again = { kind: 'property', id: listingID, message: 'Mikor nézhetem meg?' };
    const reply = await t.request().post('/api/threads').set(visitor.auth).send(again).expect(201);
    expect(reply.body.insertID).toBe(threadID);
    const twice = await t.request().post('/api/threads').set(visitor.auth).send(again).expect(201);
    expect(twice.body.data).toEqual(reply.body.data);
    await write(owner, threadID, 'Szombaton 10-kor?').expect(201);
    const { thread, messages, gate } = await read(visitor, threadID);
    expect(messages.map(({ text, isOwn }: { text: string; isOwn: number }) => [text, isOwn])).toEqual([
      ['Szia, megvan még?', 1],
      ['Mikor nézhetem meg?', 1],
      ['Szombaton 10-kor?', 0],
    ]);
    expect(thread).toMatchObject({ side: 'other', otherName: 'Kis Anna', unread: 1, canWrite: 1 });
    expect(gate).toBe('open');
  });

  it('keeps contact data as it is written, since its gate is open', async () => {
    const { threadID } = await open('Hívj: 06 30 123 4567');
    const { messages } = await read(owner, threadID);
    expect(messages[0]).toMatchObject({ text: 'Hívj: 06 30 123 4567', isMasked: 0 });
  });

  it('is refused about one’s own listing, and about one that is not published', async () => {
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
    const body = { kind: 'property', id: listingID, message: 'Szia!' };
    await t.request().post('/api/threads').set(owner.auth).send(body).expect(409);
    await t.db
      .updateTable('real_estates')
      .set({ status: 0, state: 'paused', stateChangedAt: t.clock.now() })
      .where('realEstateID', '=', listingID)
      .execute();
    await t.request().post('/api/threads').set(visitor.auth).send(body).expect(404);
  });
});

describe('access to threads', () => {
  it('nobody but its two sides finds, reads, changes or writes into one', async () => {
    const { threadID, messageID } = await open();
    const admin = await t.signIn('admin');
    for (const who of [stranger, admin]) {
      await t.request().get(`/api/threads/${threadID}`).set(who.auth).expect(404);
      await write(who, threadID, 'Hahó').expect(404);
      await change(who, threadID, { readUpTo: messageID, blocked: 1 }).expect(404);
      await t.request().delete(`/api/messages/${messageID}`).set(who.auth).expect(404);
      expect((await list(who)).data).toEqual([]);
      expect(await inbox(who)).toEqual({ unread: 0, lastMessageID: null });
    }
    // Nor does the other side withdraw what it did not write.
    await t.request().delete(`/api/messages/${messageID}`).set(owner.auth).expect(404);
    for (const path of [`/api/threads/${threadID}`, '/api/threads', '/api/inbox'])
      await t.request().get(path).expect(401);
  });

  it('a foreign link, a forged one and an expired one find nothing', async () => {
    const token = '0123456789abcdef0123456789abcdef';
    await t.request().get(`/api/guest-threads/${token}`).expect(404);
    await t.request().patch(`/api/guest-threads/${token}`).send({ blocked: 1 }).expect(404);
    await t
      .request()
      .post(`/api/guest-threads/${token}/messages`)
      .send({ text: 'Szia', clientKey: clientKey() })
      .expect(404);
  });
});

describe('messages', () => {
  it('that are sent again with the same key are there once', async () => {
    const { threadID } = await open();
    const key = clientKey();
    const [first, second] = [
      await write(owner, threadID, 'Igen', key),
      await write(owner, threadID, 'Igen', key),
    ];
    expect(second.body.insertID).toBe(first.body.insertID);
    const many = await Promise.all(
      Array.from({ length: 6 }, () => write(visitor, threadID, 'Egyszerre', 'ugyanaz-1234')),
    );
    expect(new Set(many.map(({ body }) => body.insertID)).size).toBe(1);
    expect((await read(owner, threadID)).messages).toHaveLength(3);
    expect((await inbox(owner)).unread).toBe(2);
  });

  it('of two people at once keep the order of each, and true counters', async () => {
    const { threadID } = await open();
    const series = async (who: Person, name: string) => {
      for (let number = 0; number < 8; number += 1)
        await write(who, threadID, `${name} ${number}`).expect(201);
    };
    await Promise.all([series(owner, 'ő'), series(visitor, 'én')]);
    const { messages } = await read(owner, threadID);
    for (const name of ['ő', 'én']) {
      const texts = messages.flatMap(({ text }: { text: string }) =>
        text.startsWith(`${name} `) ? [text] : [],
      );
      expect(texts).toEqual(Array.from({ length: 8 }, (_, number) => `${name} ${number}`));
    }
    expect((await inbox(owner)).unread).toBe(9);
    expect((await inbox(visitor)).unread).toBe(8);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('are empty, too long or without a key: 422 with the field', async () => {
    const { threadID } = await open();
    const refusals = [
      { text: ' ', clientKey: clientKey() },
      { text: 'x'.repeat(threadLimits.text + 1), clientKey: clientKey() },
      { text: 'Szia' },
      { text: 'Szia', clientKey: 'a b' },
    ];
    for (const body of refusals) {
      const reply = await t
        .request()
        .post(`/api/threads/${threadID}/messages`)
        .set(owner.auth)
        .send(body)
        .expect(422);
      expect(reply.body.errors[0].path).toMatch(/^(text|clientKey)$/);
    }
  });

  it('beyond thirty an hour are refused, an hour later accepted', async () => {
    const { threadID } = await open();
    for (let number = 0; number < threadLimits.messagesPerHour; number += 1)
      await write(owner, threadID, `${number}`).expect(201);
    const refused = await write(owner, threadID, 'még egy').expect(429);
    expect(refused.headers['retry-after']).toBeDefined();
    await pass(61);
    await write(owner, threadID, 'még egy').expect(201);
  });

  // Shows MSG-12.
  it('are withdrawn within five minutes, and are not unread any more', async () => {
    const { threadID, messageID } = await open();
    const { revision } = (await read(owner, threadID)).thread;
    await t.request().delete(`/api/messages/${messageID}`).set(visitor.auth).expect(200);
    const { thread, messages } = await read(owner, threadID);
    expect(messages[0]).toMatchObject({ text: '', isWithdrawn: 1 });
    expect(thread).toMatchObject({ unread: 0, revision: revision + 1 });
    await t.request().delete(`/api/messages/${messageID}`).set(visitor.auth).expect(409);
    const late = (await write(visitor, threadID, 'Rossz cím').expect(201)).body.insertID;
    await pass(6);
    await t.request().delete(`/api/messages/${late}`).set(visitor.auth).expect(409);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });
});

describe('the inbox', () => {
  // Shows MSG-05.
  it('lists threads by their last message, and filters them', async () => {
    const first = await open('Az első');
    await pass(1);
    const second = await open('A második');
    await pass(1);
    await write(owner, first.threadID, 'Válasz').expect(201);
    const { data, total } = await list(owner);
    expect(total).toBe(2);
    expect(data.map(({ threadID }: { threadID: number }) => threadID)).toEqual([
      first.threadID,
      second.threadID,
    ]);
    expect(data[0]).toMatchObject({
      lastText: 'Válasz',
      lastIsOwn: 1,
      isAvailable: 1,
      otherName: 'Kis Anna',
    });
    await change(owner, second.threadID, { archived: 1 }).expect(200);
    expect((await list(owner)).total).toBe(1);
    expect((await list(owner, '?state=archived')).data[0].threadID).toBe(second.threadID);
    expect((await list(owner, `?kind=property&listingID=${first.listingID}`)).total).toBe(1);
    expect((await list(owner, '?kind=service')).total).toBe(0);
    expect((await list(owner, '?unread=1')).total).toBe(1);
  });

  it('an archived thread comes back with a new message, unless it is muted', async () => {
    const { threadID } = await open();
    await change(owner, threadID, { archived: 1 }).expect(200);
    await write(visitor, threadID, 'Ott vagy?').expect(201);
    expect((await list(owner)).total).toBe(1);
    await change(owner, threadID, { archived: 1, muted: 1 }).expect(200);
    await write(visitor, threadID, 'Hahó?').expect(201);
    expect((await list(owner)).total).toBe(0);
  });

  it('counts what is unread, and reading never goes back', async () => {
    const { threadID, messageID } = await open();
    const last = (await write(visitor, threadID, 'Kettő').expect(201)).body.insertID;
    expect(await inbox(owner)).toEqual({ unread: 2, lastMessageID: last });
    await change(owner, threadID, { readUpTo: messageID }).expect(200);
    expect((await inbox(owner)).unread).toBe(1);
    await change(owner, threadID, { readUpTo: last }).expect(200);
    await change(owner, threadID, { readUpTo: messageID }).expect(200);
    expect((await inbox(owner)).unread).toBe(0);
    // An id beyond those of the thread reads no message that is yet to come.
    await change(owner, threadID, { readUpTo: 4_000_000_000 }).expect(200);
    await write(visitor, threadID, 'Három').expect(201);
    expect((await inbox(owner)).unread).toBe(1);
  });
});

describe('looking for new messages', () => {
  // Shows MSG-06.
  it('returns those after one, those before one, and 304 while nothing has changed', async () => {
    const { threadID, messageID } = await open();
    const last = (await write(owner, threadID, 'Igen').expect(201)).body.insertID;
    expect((await read(visitor, threadID, `?after=${messageID}`)).messages).toHaveLength(1);
    expect((await read(visitor, threadID, `?after=${last}`)).messages).toEqual([]);
    expect((await read(visitor, threadID, `?before=${last}`)).messages).toHaveLength(1);
    const first = await t.request().get(`/api/threads/${threadID}`).set(visitor.auth).expect(200);
    const look = () =>
      t
        .request()
        .get(`/api/threads/${threadID}`)
        .set(visitor.auth)
        .set('If-None-Match', String(first.headers.etag));
    const unchanged = await look().expect(304);
    expect(unchanged.text).toBe('');
    await write(owner, threadID, 'Még egy').expect(201);
    await look().expect(200);
  });

  it('pages back through long threads', async () => {
    const { threadID } = await open();
    for (let number = 0; number < 60; number += 1) {
      if (number % 29 === 0) await pass(61);
      await write(owner, threadID, `${number}`).expect(201);
    }
    const { messages, hasOlder } = await read(visitor, threadID);
    expect(hasOlder).toBe(1);
    expect(messages.at(-1).text).toBe('59');
    const older = await read(visitor, threadID, `?before=${messages[0].messageID}`);
    expect(older).toMatchObject({ hasOlder: 0 });
    expect(older.messages).toHaveLength(11);
  });
});

describe('limits and blocks', () => {
  // Shows MSG-10.
  it('who is blocked is refused in the words of a closed thread, and not told', async () => {
    const { threadID } = await open();
    await change(owner, threadID, { blocked: 1 }).expect(200);
    const refused = await write(visitor, threadID, 'Ott vagy?').expect(409);
    const { thread } = await read(visitor, threadID);
    expect(thread).toMatchObject({ canWrite: 0, isBlocked: 0 });
    await write(owner, threadID, 'Szia').expect(409);
    const other = await open();
    await t.db
      .updateTable('users')
      .set({ deletedAt: t.clock.now() })
      .where('userID', '=', owner.userID)
      .execute();
    const closed = await write(visitor, other.threadID, 'Ott vagy?').expect(409);
    expect(closed.body.message).toBe(refused.body.message);
    expect((await read(visitor, other.threadID)).thread.otherName).toBe('Törölt felhasználó');
  });

  it('a block ends when it is lifted', async () => {
    const { threadID } = await open();
    await change(owner, threadID, { blocked: 1 }).expect(200);
    await change(owner, threadID, { blocked: 0 }).expect(200);
    await write(visitor, threadID, 'Köszi').expect(201);
  });

  it('a blocked visitor opens the thread anew no more', async () => {
    const { threadID, listingID } = await open();
    await change(owner, threadID, { blocked: 1 }).expect(200);
    const body = { kind: 'property', id: listingID, message: 'Újra én' };
    await t.request().post('/api/threads').set(visitor.auth).send(body).expect(409);
    expect((await read(owner, threadID)).messages).toHaveLength(1);
  });

  // Shows MSG-11.
  it('a new account opens ten threads a day, and the same text to a fifth addressee needs a captcha', async () => {
    for (let number = 0; number < threadLimits.sameText; number += 1) await open('Ugyanaz mindenkinek');
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
    const body = { kind: 'property', id: listingID, message: 'Ugyanaz mindenkinek' };
    const fifth = await t.request().post('/api/threads').set(visitor.auth).send(body).expect(422);
    expect(fifth.body.code).toBe('captcha_required');
    for (let number = threadLimits.sameText; number < threadLimits.newThreadsFirstWeek; number += 1)
      await open(`Más ${number}`);
    const eleventh = { ...body, message: 'A tizenegyedik' };
    await t.request().post('/api/threads').set(visitor.auth).send(eleventh).expect(429);
    await pass(24 * 60 + 1);
    await t.request().post('/api/threads').set(visitor.auth).send(eleventh).expect(201);
  });

  it('the same text to many at once needs a captcha beyond four as well', async () => {
    const listings = await Promise.all(
      Array.from({ length: threadLimits.sameText + 3 }, () =>
        createBareListing(t.db, t.clock, 'property', { userID: owner.userID }),
      ),
    );
    const replies = await Promise.all(
      listings.map(({ listingID }) =>
        t
          .request()
          .post('/api/threads')
          .set(visitor.auth)
          .send({ kind: 'property', id: listingID, message: 'Egyszerre mindenkinek' }),
      ),
    );
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('captcha_required'));
    expect((await list(visitor)).total).toBe(threadLimits.sameText);
  });
});
