import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { createGuestThread, guest } from '../../testing/factories-threads.ts';
import { createThreadMailing } from './mail-threads.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let owner: Person;
let visitor: Person;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.deleteFrom('outbox_mails').execute();
  owner = await t.signIn('ingatlan_tulajdonos', { profile: { lastName: 'Nagy', firstName: 'Pál' } });
  visitor = await t.signIn('ajanlatkero', { profile: { lastName: 'Kis', firstName: 'Anna' } });
});

let counter = 0;
const write = (who: Person, threadID: number, text: string) =>
  t
    .request()
    .post(`/api/threads/${threadID}/messages`)
    .set(who.auth)
    .send({ text, clientKey: `level-${String(++counter).padStart(8, '0')}` })
    .expect(201);
/** The mails about messages, to one address if it is given. */
const mails = async (to?: string) =>
  (await t.mails()).filter(
    ({ subject, toAddress }) => subject.includes('üzenetet írt') && (to === undefined || toAddress === to),
  );
const minutesLater = (minutes: number) => new Date(t.clock.now().getTime() + minutes * 60_000);
const mailAfter = (minutes: number) => createThreadMailing(t.deps)(minutesLater(minutes));
const keyOf = (text: string) => /\/uzenet\/([0-9a-f]{32})/.exec(text)?.[1] ?? '';

async function open(message = 'Szia, megvan még?') {
  const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
  const body = { kind: 'property', id: listingID, message };
  return (await t.request().post('/api/threads').set(visitor.auth).send(body).expect(201)).body
    .insertID as number;
}

describe('mails about unread messages', () => {
  it('wait five minutes, collect what is unread, and are one until it was read', async () => {
    const threadID = await open();
    await mailAfter(4);
    expect(await mails()).toEqual([]);
    await write(visitor, threadID, 'Ott vagy?');
    await mailAfter(6);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ toAddress: owner.email, subject: expect.stringContaining('Kis Anna') });
    for (const words of ['Szia, Pál!', 'Szia, megvan még?', 'Ott vagy?']) expect(mail?.text).toContain(words);

    await write(visitor, threadID, 'Hahó');
    await mailAfter(60);
    expect(await mails()).toHaveLength(1);
    // Read, and something new: another mail.
    await t
      .request()
      .patch(`/api/threads/${threadID}`)
      .set(owner.auth)
      .send({ readUpTo: 4_000_000_000 })
      .expect(200);
    await write(visitor, threadID, 'Holnap jó?');
    await mailAfter(70);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[1]?.text).not.toContain('Hahó');
  });

  it('are none for what was read, withdrawn, or of a muted thread', async () => {
    const threadID = await open();
    await t
      .request()
      .patch(`/api/threads/${threadID}`)
      .set(owner.auth)
      .send({ readUpTo: 4_000_000_000 })
      .expect(200);
    await mailAfter(6);
    const { insertID } = (await write(visitor, threadID, 'Mégse')).body;
    await t.request().delete(`/api/messages/${insertID}`).set(visitor.auth).expect(200);
    await mailAfter(6);
    await t.request().patch(`/api/threads/${threadID}`).set(owner.auth).send({ muted: 1 }).expect(200);
    await write(visitor, threadID, 'Csendben');
    await mailAfter(6);
    expect(await mails()).toEqual([]);
  });

  it('are written although the one before them cannot be, which keeps its turn', async () => {
    const full = await open('Elsőként várok.');
    t.clock.pass(1000);
    await open('Utána várok.');
    const setCount = (mailCount: number) =>
      t.db.updateTable('thread_parties').set({ mailCount }).where('threadID', '=', full).execute();
    // One more than the greatest does not fit.
    await setCount(4_294_967_295);
    await expect(mailAfter(6)).rejects.toThrow('1 of 2 failed');
    expect((await mails()).map(({ text }) => text.includes('Utána várok.'))).toEqual([true]);
    await setCount(0);
    await mailAfter(6);
    expect(await mails()).toHaveLength(2);
  });

  it('are there once when three processes write them at the same time', async () => {
    await open();
    await Promise.all([mailAfter(6), mailAfter(6), mailAfter(6)]);
    expect(await mails()).toHaveLength(1);
  });

  it('have a link that answers without login, and one that unsubscribes by one click', async () => {
    const threadID = await open();
    await mailAfter(6);
    const [mail] = await mails();
    const token = keyOf(mail?.text ?? '');
    const body = { text: 'A levélből válaszolok.', clientKey: 'levelbol-0001' };
    await t.request().post(`/api/guest-threads/${token}/messages`).send(body).expect(201);
    const thread = (await t.request().get(`/api/threads/${threadID}`).set(visitor.auth)).body.data;
    expect(thread.messages.at(-1).text).toBe('A levélből válaszolok.');
    const url = new URL(mail?.unsubscribeUrl ?? '');
    await t
      .request()
      .post(url.pathname + url.search)
      .set('Content-Type', 'application/x-www-form-urlencoded')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    await write(visitor, threadID, 'Ezt már nem küldjük');
    await mailAfter(24 * 60 + 60);
    expect(await mails(owner.email)).toHaveLength(1);
    await t
      .request()
      .post('/api/thread-mails/unsubscribe')
      .send({ key: '0'.repeat(32) })
      .expect(409);
    await t.request().post('/api/thread-mails/unsubscribe').send({ key: token }).expect(200);
  });

  it('lead to the login where it has two steps', async () => {
    await t.db.updateTable('users').set({ twoFactor: 1 }).where('userID', '=', owner.userID).execute();
    const threadID = await open();
    await mailAfter(6);
    const [mail] = await mails();
    expect(mail?.text).toContain(`/ingatlan_tulajdonos/uzenetek/${threadID}`);
    expect(keyOf(mail?.text ?? '')).toBe('');
  });

  it('tell a guest once, who closes the thread or answers, and again after the answer only', async () => {
    await createGuestThread(t, owner.userID);
    const [{ threadID }] = (await t.request().get('/api/threads').set(owner.auth)).body.data;
    await write(owner, threadID, 'Igen, megvan.');
    await mailAfter(6);
    const [mail] = await mails();
    expect(mail?.toAddress).toBe(guest.email);
    for (const words of ['Szia, Vendég Vera!', 'Igen, megvan.', 'Nem te írtál erről a hirdetésről?'])
      expect(mail?.text).toContain(words);
    await write(owner, threadID, 'Mikor jönnél?');
    await mailAfter(2 * 24 * 60);
    expect(await mails()).toHaveLength(1);
    const token = keyOf(mail?.text ?? '');
    const body = { text: 'Szombaton', clientKey: 'vendegtol-0001' };
    await t.request().post(`/api/guest-threads/${token}/messages`).send(body).expect(201);
    await t.request().patch(`/api/guest-threads/${token}`).send({ readUpTo: 4_000_000_000 }).expect(200);
    await write(owner, threadID, 'Várlak!');
    await mailAfter(2 * 24 * 60);
    expect(await mails(guest.email)).toHaveLength(2);
  });

  it('show a professional nothing of the requester while the gate is closed', async () => {
    const professional = await t.signIn('szakember');
    const { userID } = professional;
    await createOrder(t.db, t.clock, { userID, packageType: packageTypes.offers, quantity: 5, isActive: 1 });
    const requestID = await createRequest(t, visitor, 'service');
    const offer = {
      requestID,
      description: 'Kész.',
      responseTime: 2,
      timeUnit: 'nap',
      price: 1000,
      priceUnit: 'teljes összeg',
    };
    await t.request().post('/api/service-request-responses').set(professional.auth).send(offer).expect(201);
    const [{ threadID }] = (await t.request().get('/api/threads').set(visitor.auth)).body.data;
    await write(visitor, threadID, 'Hívj: 06 30 999 0001');
    await mailAfter(6);
    const [mail] = await mails();
    expect(mail?.toAddress).toBe(professional.email);
    expect(mail?.text).toContain('Hívj: •••');
    expect(JSON.stringify(mail)).not.toMatch(/999 ?0001|Kis Anna/);
  });
});
