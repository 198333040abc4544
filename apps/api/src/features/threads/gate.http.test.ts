import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { openRequestTest, type RequestTest } from '../../testing/request-people.ts';
import { createThreadLink } from './index.ts';

type Person = RequestTest['requester'];

let s: RequestTest;
beforeAll(async () => {
  s = await openRequestTest();
  const { userID } = s.professional;
  await createOrder(s.t.db, s.t.clock, {
    userID,
    packageType: packageTypes.offers,
    quantity: 50,
    isActive: 1,
  });
});

const pdf = Buffer.from('%PDF-1.7\ntrailer << >>\n%%EOF\n');
let counter = 0;
const write = async (who: Person, threadID: number, text: string) => {
  const body = { text, clientKey: `kapu-${String(++counter).padStart(8, '0')}` };
  const reply = await s.send('post', `/api/threads/${threadID}/messages`, who, body).expect(201);
  return reply.body.data;
};
const attach = (who: Person, threadID: number) =>
  s.t.request().post(`/api/threads/${threadID}/files`).set(who.auth).attach('images', pdf, 'terv.pdf');
const read = async (who: Person, threadID: number) =>
  (await s.get(`/api/threads/${threadID}`, who).expect(200)).body.data;
const lastThread = async (who: Person) => (await s.get('/api/threads', who).expect(200)).body.data[0];
const secret = 'Hívj: 06 30 999 0001, vagy kanari@titok.test';
const masked = 'Hívj: •••, vagy •••';

describe('the thread of an offer', () => {
  async function offer() {
    const requestID = await createRequest(s.t, s.requester, 'service');
    const body = {
      requestID,
      description: 'Két nap alatt kész, 06 20 123 4567.',
      responseTime: 2,
      timeUnit: 'nap',
      price: 120_000,
      priceUnit: 'teljes összeg',
    };
    const reply = await s.send('post', '/api/service-request-responses', s.professional, body).expect(201);
    return { responseID: reply.body.insertID, thread: await lastThread(s.professional) };
  }

  // Shows MSG-02.
  it('begins with the offer, and shows the words of the requester whole once it is accepted', async () => {
    const { responseID, thread } = await offer();
    const { threadID } = thread;
    expect(thread).toMatchObject({
      kind: 'service-offer',
      targetID: responseID,
      side: 'owner',
      lastIsOwn: 1,
    });
    const offered = await read(s.requester, threadID);
    expect(offered.messages[0]).toMatchObject({ kind: 'offer', isOwn: 0 });
    // The contact data of the advertiser is public.
    expect(offered.messages[0].text).toContain('06 20 123 4567');
    expect(offered.thread.path).toMatch(/^\/ajanlatkero\//);

    expect(await write(s.requester, threadID, secret)).toMatchObject({ text: secret, isMasked: 1 });
    await write(s.professional, threadID, 'Rendben, 06 20 123 4567');
    const closed = await read(s.professional, threadID);
    expect(closed).toMatchObject({ gate: 'closed', thread: { otherName: 'Az ajánlatkérő' } });
    expect(closed.messages.map(({ text }: { text: string }) => text).slice(1)).toEqual([
      masked,
      'Rendben, 06 20 123 4567',
    ]);

    // The professional may send files already, the requester may not.
    expect((await read(s.requester, threadID)).thread.canAttach).toBe(0);
    expect(closed.thread.canAttach).toBe(1);
    const refused = await attach(s.requester, threadID).expect(409);
    expect(refused.body.message).toMatch(/^Fájlt akkor küldhetsz, amikor a másik fél/);
    await attach(s.professional, threadID).expect(200);

    await s.send('patch', `/api/accept-service-offer/${responseID}`, s.requester).expect(200);
    await attach(s.requester, threadID).expect(200);
    const open = await read(s.professional, threadID);
    expect(open).toMatchObject({ gate: 'open', reason: null, thread: { otherName: 'Titkos Kanári' } });
    expect(open.messages[1]).toMatchObject({ text: secret, isMasked: 0 });
    expect(open.thread.revision).toBeGreaterThan(closed.thread.revision);
    await write(s.requester, threadID, 'A számom 06 30 999 0001');
    expect((await lastThread(s.professional)).lastText).toBe('A számom 06 30 999 0001');
    expect(await findBrokenInvariants(s.t.db, s.t.clock.now())).toEqual([]);
  });

  // Shows MSG-04.
  it('leaks nothing of the requester to the professional by any reply while the gate is closed', async () => {
    const { thread } = await offer();
    const { threadID } = thread;
    for (const text of [
      secret,
      'nulla hat harminc, 999 0001',
      'kanari kukac titok pont test vagy kanari@titok.hu',
    ])
      await write(s.requester, threadID, text);
    const lists = [
      await s.get('/api/threads', s.professional),
      await s.get('/api/threads?unread=1', s.professional),
    ].map(({ body }) =>
      JSON.stringify(body.data.find((card: { threadID: number }) => card.threadID === threadID)),
    );
    const threads = [
      await s.get(`/api/threads/${threadID}`, s.professional),
      await s.get(`/api/threads/${threadID}?after=1`, s.professional),
      await s.get(`/api/threads/${threadID}?before=4000000000`, s.professional),
    ].map(({ text }) => text);
    for (const text of [...lists, ...threads]) expect(text).not.toMatch(/999 ?0001|titok|Kanári|Titkos/);
  });

  it('has the name of the requester in a list where its offer was accepted, and in no other', async () => {
    const [one, other] = [await offer(), await offer()];
    await s.send('patch', `/api/accept-service-offer/${one.responseID}`, s.requester).expect(200);
    const cards = (await s.get('/api/threads', s.professional).expect(200)).body.data;
    const nameIn = ({ thread }: typeof one) =>
      cards.find(({ threadID }: { threadID: number }) => threadID === thread.threadID).otherName;
    expect([nameIn(one), nameIn(other)]).toEqual(['Titkos Kanári', 'Az ajánlatkérő']);
  });
});

describe('the thread of a host’s answer', () => {
  // Shows MSG-03.
  it('begins with the answer, and is open while the host has the package', async () => {
    await s.give(s.host.userID, packageTypes.contactData);
    const requestID = await createRequest(s.t, s.requester, 'accommodation');
    const path = `/api/accommodation-requests/${requestID}/contact`;
    await s.send('post', path, s.host, { message: 'Van szabad szobánk.' }).expect(200);
    const { threadID, kind } = await lastThread(s.host);
    expect(kind).toBe('accommodation-request');
    expect((await read(s.requester, threadID)).messages[0]).toMatchObject({
      kind: 'answer',
      text: 'Van szabad szobánk.',
      isOwn: 0,
    });
    await write(s.requester, threadID, 'Itt a számom: 06 30 999 0001');
    expect((await read(s.host, threadID)).messages[1].text).toBe('Itt a számom: 06 30 999 0001');
    const [sent, waiting] = [await attach(s.requester, threadID), await attach(s.requester, threadID)].map(
      ({ body }) => body.data[0].fileID as number,
    );
    const sendFile = (fileID: number | undefined) =>
      s.send('post', `/api/threads/${threadID}/messages`, s.requester, {
        text: '',
        clientKey: `fajl-${String(fileID).padStart(8, '0')}`,
        files: [fileID],
      });
    await sendFile(sent).expect(201);

    // Without the package: what was shown stays, what follows is masked, and the host still answers.
    const ofHost = (condition: object) =>
      s.t.db.updateTable('service_orders').set(condition).where('userID', '=', s.host.userID).execute();
    await ofHost({ isActive: 0 });
    await sendFile(waiting).expect(409);
    await s.get(`/api/threads/${threadID}/files/${sent}`, s.host).expect(200);
    await write(s.requester, threadID, secret);
    await write(s.host, threadID, 'Köszönöm, várlak.');
    const lapsed = await read(s.host, threadID);
    expect(lapsed.gate).toBe('closed');
    expect(lapsed.messages.map(({ text }: { text: string }) => text).slice(1)).toEqual([
      'Itt a számom: 06 30 999 0001',
      '',
      masked,
      'Köszönöm, várlak.',
    ]);
    await ofHost({ isActive: 1 });
    // A mailed link shows it while the gate is open, and changes nothing.
    const token = await inTransaction(s.t.db, (trx) =>
      createThreadLink(trx, { threadID, side: 'owner' }, s.t.clock.now()),
    );
    const readStored = () =>
      s.t.db.selectFrom('thread_messages').selectAll().where('threadID', '=', threadID).execute();
    const stored = await readStored();
    const linked = await s.get(`/api/guest-threads/${token}`).expect(200);
    expect(linked.body.data.messages[3]).toMatchObject({ text: secret, isMasked: 0 });
    expect(await readStored()).toEqual(stored);

    const shown = await read(s.host, threadID);
    expect(shown.messages[3]).toMatchObject({ text: secret, isMasked: 0 });
    const { revision } = (await read(s.host, threadID)).thread;
    expect((await read(s.host, threadID)).thread.revision).toBe(revision);
    await ofHost({ isActive: 0 });
    expect((await read(s.host, threadID)).messages[3].text).toBe(secret);
  });
});

describe('a thread about a property request', () => {
  it('is opened by an owner with the package only, of an open request', async () => {
    const requestID = await createRequest(s.t, s.requester, 'property');
    const body = { kind: 'property-request', id: requestID, message: 'Van egy ilyen lakásom.' };
    const refused = await s.send('post', '/api/threads', s.owner, body).expect(403);
    expect(refused.body.code).toBe('package_required');
    await s.send('post', '/api/threads', s.professional, body).expect(404);
    await s.send('post', '/api/threads', s.stranger, body).expect(404);
    await s.give(s.owner.userID, packageTypes.contactData);
    const reply = await s.send('post', '/api/threads', s.owner, body).expect(201);
    const { thread, messages } = await read(s.requester, reply.body.insertID);
    expect(thread).toMatchObject({ kind: 'property-request', side: 'other', unread: 1 });
    expect(messages[0].text).toBe('Van egy ilyen lakásom.');
    await s.send('post', `/api/requests/property/${requestID}/closure`, s.requester).expect(200);
    await s.send('post', '/api/threads', s.owner, { ...body, message: 'Más is van' }).expect(409);
  });
});
