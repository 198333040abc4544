import { packageTypes } from '@piacter/contracts/packages';
import { reportedAround } from '@piacter/contracts/reports';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { createGuestThread, guest } from '../../testing/factories-threads.ts';
import { openRequestTest, type RequestTest } from '../../testing/request-people.ts';
import { deleteOldReportedWords } from './message-reports.ts';

type Person = RequestTest['requester'];

let s: RequestTest;
let admin: Person;
beforeAll(async () => {
  s = await openRequestTest();
  admin = await s.t.signIn('admin');
});
beforeEach(async () => {
  await s.t.db.deleteFrom('listing_reports').execute();
});

let counter = 0;
const clientKey = () => `jelzes-${String(++counter).padStart(8, '0')}`;
const write = async (who: Person, threadID: number, text: string): Promise<number> => {
  const body = { text, clientKey: clientKey() };
  return (await s.send('post', `/api/threads/${threadID}/messages`, who, body).expect(201)).body.insertID;
};
/** A thread about a property request, whose gate the owner's package has opened. */
async function openThread() {
  await s.give(s.owner.userID, packageTypes.contactData);
  const id = await createRequest(s.t, s.requester, 'property');
  const body = { kind: 'property-request', id, message: `Van egy ilyen lakásom, ${++counter}.` };
  const { insertID, data } = (await s.send('post', '/api/threads', s.owner, body).expect(201)).body;
  return { threadID: insertID as number, messageID: data.messageID as number };
}
const ofMessage = (id: number, more: object = {}) => ({ kind: 'message', id, reason: 'fraud', ...more });
const report = (who: Person, id: number) =>
  s.send('post', '/api/reports', who, ofMessage(id, { text: 'Előre kér pénzt.' }));
const queue = async (query = '') => (await s.get(`/api/reports${query}`, admin).expect(200)).body.data;

describe('the report of a message', () => {
  // Shows MSG-10.
  it('joins the queue of the admins with the messages around it, whole where they are masked for the other side', async () => {
    const { threadID, messageID } = await openThread();
    const orders = s.t.db.updateTable('service_orders').where('userID', '=', s.owner.userID);
    await orders.set({ isActive: 0 }).execute();
    for (let number = 0; number < reportedAround; number += 1)
      await write(s.requester, threadID, `Hívj: 06 30 999 00${10 + number}`);
    const seen = (await s.get(`/api/threads/${threadID}`, s.owner)).body.data.messages;
    expect(seen[1].text).toBe('Hívj: •••');
    const last = await write(s.owner, threadID, 'Küldd át az előleget!');
    const reply = await report(s.requester, last).expect(201);
    expect(reply.body).toMatchObject({
      insertID: expect.any(Number),
      message: expect.stringMatching(/beszélgetést/),
    });
    const [{ kind, id, listing, conversation, reports }] = await queue('?kind=message');
    expect([kind, id, listing]).toEqual(['message', last, null]);
    expect(reports).toMatchObject([
      { reason: 'fraud', text: 'Előre kér pénzt.', reporterEmail: s.requester.email },
    ]);
    expect(conversation).toMatchObject({
      owner: { userID: s.owner.userID, email: s.owner.email },
      other: { userID: s.requester.userID, email: s.requester.email },
      isClosed: 0,
    });
    const texts = conversation.messages.map(({ text }: { text: string }) => text);
    expect(texts).toHaveLength(reportedAround + 1);
    expect(texts[0]).toBe('Hívj: 06 30 999 0010');
    expect(conversation.messages.at(-1)).toMatchObject({
      text: 'Küldd át az előleget!',
      side: 'owner',
      isReported: 1,
    });
    expect(conversation.messages[0].messageID).toBeGreaterThan(messageID);
    await orders.set({ isActive: 1 }).execute();
    expect(await findBrokenInvariants(s.t.db, s.t.clock.now())).toEqual([]);
  });

  it('is taken once, of the other side and by a side alone', async () => {
    const { threadID, messageID } = await openThread();
    await report(s.requester, messageID).expect(201);
    expect((await report(s.requester, messageID).expect(409)).body.code).toBe('already_reported');
    const own = await write(s.requester, threadID, 'Nem kérem.');
    await report(s.requester, own).expect(404);
    for (const who of [s.stranger, s.professional, admin]) await report(who, messageID).expect(404);
    await s.t.request().post('/api/reports').send(ofMessage(messageID)).expect(404);
    await s
      .send('post', '/api/reports', s.stranger, ofMessage(messageID, { token: 'f'.repeat(32) }))
      .expect(404);
    expect(await queue()).toHaveLength(1);
  });

  it('keeps what is withdrawn afterwards, and of a withdrawn one there is none', async () => {
    const { threadID } = await openThread();
    const messageID = await write(s.owner, threadID, 'Fizess, vagy megbánod!');
    await report(s.requester, messageID).expect(201);
    await s.send('delete', `/api/messages/${messageID}`, s.owner).expect(200);
    const [{ conversation }] = await queue();
    expect(conversation.messages.at(-1).text).toBe('Fizess, vagy megbánod!');
    const other = await write(s.owner, threadID, 'Ez tévedés volt.');
    await s.send('delete', `/api/messages/${other}`, s.owner).expect(200);
    await report(s.requester, other).expect(404);
  });

  it('comes by the mailed link too, of that thread alone', async () => {
    const token = await createGuestThread(s.t, s.owner.userID);
    const [{ threadID }] = (await s.get('/api/threads', s.owner)).body.data;
    const messageID = await write(s.owner, threadID, 'Küldj fényképet magadról!');
    const send = (body: object) => s.t.request().post('/api/reports').send(body);
    await send(ofMessage(messageID, { token: await createGuestThread(s.t) })).expect(404);
    await send(ofMessage(messageID, { token })).expect(201);
    await send(ofMessage(messageID, { token })).expect(409);
    const [{ conversation, reports }] = await queue();
    expect(conversation.other).toEqual({ userID: null, name: guest.name, email: guest.email });
    expect(reports[0].reporterEmail).toBeNull();
  });

  it('shows the admins the files of its messages, and nobody else, and of no other message', async () => {
    const { threadID } = await openThread();
    const send = async (name: string) => {
      const uploaded = await s.t
        .request()
        .post(`/api/threads/${threadID}/files`)
        .set(s.owner.auth)
        .attach('images', Buffer.from('%PDF-1.7\ntrailer << >>\n%%EOF\n'), name)
        .expect(200);
      const [{ fileID }] = uploaded.body.data;
      const body = { text: '', clientKey: clientKey(), files: [fileID] };
      const { insertID } = (
        await s.send('post', `/api/threads/${threadID}/messages`, s.owner, body).expect(201)
      ).body;
      return { fileID, messageID: insertID as number };
    };
    const reported = await send('eloleg.pdf');
    const path = `/api/reported-messages/${reported.messageID}/files/${reported.fileID}`;
    await s.get(path, admin).expect(404);
    await report(s.requester, reported.messageID).expect(201);
    const later = await send('kesobb.pdf');

    const [{ conversation }] = await queue('?kind=message');
    expect(conversation.messages.at(-1)).toMatchObject({
      text: '(Csatolt fájlok száma: 1)',
      files: [{ fileID: reported.fileID, kind: 'pdf', name: 'eloleg.pdf' }],
    });
    expect((await s.get(path, admin).expect(200)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=eloleg.pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const who of [s.requester, s.owner, s.stranger]) await s.get(path, who).expect(403);
    await s.get(path).expect(401);
    // A file is found by its own message alone, which has to be reported.
    for (const [messageID, fileID] of [
      [later.messageID, later.fileID],
      [reported.messageID, later.fileID],
      [reported.messageID, 4_000_000_000],
    ])
      await s.get(`/api/reported-messages/${messageID}/files/${fileID}`, admin).expect(404);
    await s.send('delete', `/api/messages/${reported.messageID}`, s.owner).expect(200);
    await s.get(path, admin).expect(404);
  });

  it('is dismissed, or upheld by closing the thread for both sides, which stays with its words', async () => {
    const { threadID, messageID } = await openThread();
    const { insertID } = (await report(s.requester, messageID).expect(201)).body;
    const decide = (who: Person, state: string) =>
      s.send('patch', `/api/reports/${insertID}`, who, { state });
    await decide(s.requester, 'upheld').expect(403);
    await decide(admin, 'upheld').expect(200);
    await decide(admin, 'dismissed').expect(409);
    for (const who of [s.owner, s.requester]) {
      const body = { text: 'Még egy szó', clientKey: clientKey() };
      const refused = await s.send('post', `/api/threads/${threadID}/messages`, who, body).expect(409);
      expect(refused.body.message).toMatch(/^Ebbe a beszélgetésbe már nem lehet írni/);
      expect((await s.get(`/api/threads/${threadID}`, who)).body.data.thread.canWrite).toBe(0);
    }
    expect((await queue('?state=upheld'))[0].conversation.isClosed).toBe(1);
  });

  it('of a listing is not upheld by this call', async () => {
    const report = {
      kind: 'service',
      listingID: 1,
      title: 'x',
      reason: 'fraud',
      text: '',
      created: s.t.clock.now(),
    };
    const { insertId } = await s.t.db
      .insertInto('listing_reports')
      .values({ ...report, reporterKey: Buffer.alloc(32, 9) })
      .executeTakeFirstOrThrow();
    await s.send('patch', `/api/reports/${insertId}`, admin, { state: 'upheld' }).expect(409);
  });

  it('outlives its thread, and its words go a year after the decision', async () => {
    const { threadID, messageID } = await openThread();
    const { insertID } = (await report(s.requester, messageID).expect(201)).body;
    await s.t.db.deleteFrom('threads').where('threadID', '=', threadID).execute();
    const [{ conversation }] = await queue();
    expect(conversation).toMatchObject({ owner: null, other: null, isClosed: null });
    expect(conversation.messages).toHaveLength(1);
    const later = (months: number) => {
      const now = s.t.clock.now();
      now.setUTCMonth(now.getUTCMonth() + months);
      return now;
    };
    const count = async () =>
      (await s.t.db.selectFrom('reported_messages').select('reportID').execute()).length;
    await deleteOldReportedWords(s.t.db, later(13));
    expect(await count()).toBe(1);
    await s.send('patch', `/api/reports/${insertID}`, admin, { state: 'dismissed' }).expect(200);
    await deleteOldReportedWords(s.t.db, later(11));
    expect(await count()).toBe(1);
    await deleteOldReportedWords(s.t.db, later(13));
    expect(await count()).toBe(0);
  });
});
