import { addDays, dayMs, toBudapestDay } from '@piacter/contracts/core/days';
import { fromEntries } from '@piacter/contracts/core/values';
import { threadKinds } from '@piacter/contracts/threads/values';
import { toWallTime } from '../core/calendar.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { createThreadLink } from '../features/threads/index.ts';
import type { TestApp } from './app.ts';
import { createAccommodation } from './factories-accommodations.ts';
import { createGuestThread } from './factories-threads.ts';
import { drawJpeg } from './pictures.ts';
import { bareListing, type WriteCase } from './write-case.ts';

const stayDays = ({ clock }: TestApp) => {
  const today = toBudapestDay(clock.now());
  return { arrival: addDays(today, 10), departure: addDays(today, 12) };
};

/** A stay that a requester has asked a host for. */
async function askForStay(t: TestApp) {
  const host = await t.signIn('szallasado');
  const accommodationID = await createAccommodation(t, host);
  const body = { accommodationID, ...stayDays(t), adults: 2 };
  const { auth } = await t.signIn('ajanlatkero');
  const made = await t.request().post('/api/stays').set(auth).send(body).expect(201);
  return { host, stayID: made.body.insertID as number, threadID: made.body.data.threadID as number };
}

/** Where nobody listens: a calendar is kept although it cannot be read. */
const unreadFeed = 'http://127.0.0.1:1025/feed.ics';

/** A thread that a requester has begun about a service. */
async function openOwnThread(t: TestApp) {
  const { listingID } = await bareListing(t, 'service', 'szakember');
  const { auth } = await t.signIn('ajanlatkero');
  const body = { kind: 'service', id: listingID, message: 'Mikor érsz rá?' };
  const made = await t.request().post('/api/threads').set(auth).send(body).expect(201);
  return { auth, threadID: made.body.insertID as number, messageID: made.body.data.messageID as number };
}

/** A time in a week, on the clocks of Budapest. */
const soon = ({ clock }: TestApp) => toWallTime(new Date(clock.now().getTime() + 7 * dayMs));

/** Those of threads, and of what is arranged in them: stays, appointments, calendars. */
export const threadWriteCases: Record<string, (t: TestApp) => Promise<WriteCase>> = {
  'POST /api/threads': async (t) => {
    const { listingID } = await bareListing(t, 'service', 'szakember');
    return {
      auth: (await t.signIn('ajanlatkero')).auth,
      body: {
        kind: 'service',
        id: listingID,
        message: 'Mikor érsz rá?',
        captchaToken: 'unused',
      },
    };
  },
  'POST /api/stays': async (t) => {
    const host = await t.signIn('szallasado');
    return {
      auth: (await t.signIn('ajanlatkero')).auth,
      body: {
        accommodationID: await createAccommodation(t, host, { capacity: 9 }),
        ...stayDays(t),
        adults: 2,
        childrenUnder6: 1,
        children7to13: 1,
        children14Plus: 1,
        pets: 1,
        message: 'Kutyával jönnénk.',
        captchaToken: 'unused',
      },
      // Each question is a message.
      counters: ['threads', 'thread_parties'],
    };
  },
  'PATCH /api/stays/{stayID}': async (t) => {
    const { host, stayID } = await askForStay(t);
    return {
      auth: host.auth,
      params: { stayID: String(stayID) },
      body: { state: 'free', total: 60_000 },
      without: ['reason'],
    };
  },
  'PATCH /api/guest-threads/{token}/stays/{stayID}': async (t) => {
    const { stayID, threadID } = await askForStay(t);
    const link = { threadID, side: 'owner' } as const;
    const token = await inTransaction(t.db, (trx) => createThreadLink(trx, link, t.clock.now()));
    return {
      params: { token, stayID: String(stayID) },
      body: { state: 'free', total: 60_000 },
      without: ['reason'],
    };
  },
  'POST /api/calendars/{accommodationID}/sources': async (t) => {
    const host = await t.signIn('szallasado');
    return {
      auth: host.auth,
      params: { accommodationID: String(await createAccommodation(t, host)) },
      body: { name: 'Airbnb', url: unreadFeed, only: 'reserved' },
    };
  },
  'PATCH /api/calendar-sources/{sourceID}': async (t) => {
    const host = await t.signIn('szallasado');
    const path = `/api/calendars/${await createAccommodation(t, host)}/sources`;
    const added = await t
      .request()
      .post(path)
      .set(host.auth)
      .send({ name: 'Airbnb', url: unreadFeed })
      .expect(201);
    return {
      auth: host.auth,
      params: { sourceID: String(added.body.insertID) },
      body: { name: 'Booking.com', url: `${unreadFeed}?2`, only: 'reserved' },
    };
  },
  'POST /api/threads/{threadID}/messages': async (t) => {
    const { auth, threadID } = await openOwnThread(t);
    const path = `/api/threads/${threadID}/files`;
    const made = await t
      .request()
      .post(path)
      .set(auth)
      .attach('images', await drawJpeg(), 'a.jpg')
      .expect(200);
    return {
      auth,
      params: { threadID: String(threadID) },
      body: { text: 'Küldök egy képet.', clientKey: 'kulcs-00000001', files: [made.body.data[0].fileID] },
    };
  },
  'PUT /api/notification-settings': async (t) => ({
    auth: (await t.signIn('szallasado')).auth,
    body: {
      frequencies: fromEntries(threadKinds.map((kind) => [kind, 'daily'] as const)),
      quietFrom: '22:00',
      quietTo: '07:30',
    },
  }),
  'PATCH /api/threads/{threadID}': async (t) => {
    const { auth, threadID, messageID } = await openOwnThread(t);
    return {
      auth,
      params: { threadID: String(threadID) },
      body: { readUpTo: messageID, archived: 1, muted: 1, blocked: 1, left: 1 },
    };
  },
  'PATCH /api/appointments/{id}': async (t) => {
    const { auth, threadID } = await openOwnThread(t);
    const made = await t
      .request()
      .post(`/api/threads/${threadID}/appointments`)
      .set(auth)
      .send({ kind: 'viewing', times: [soon(t)] })
      .expect(201);
    return {
      auth,
      params: { id: String(made.body.insertID) },
      body: { cancel: 'Mégsem érek rá.', version: 0 },
      without: ['accept', 'move', 'happened'],
    };
  },
  'PATCH /api/guest-threads/{token}/appointments/{id}': async (t) => {
    const token = await createGuestThread(t);
    const made = await t
      .request()
      .post(`/api/guest-threads/${token}/appointments`)
      .send({ kind: 'viewing', times: [soon(t)] })
      .expect(201);
    return {
      params: { token, id: String(made.body.insertID) },
      body: { cancel: 'Mégsem érek rá.', version: 0 },
      without: ['accept', 'move', 'happened'],
    };
  },
  'PATCH /api/guest-threads/{token}': async (t) => ({
    params: { token: await createGuestThread(t) },
    body: { readUpTo: 1, archived: 1, muted: 1, blocked: 1, left: 1 },
  }),
};
