import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromWallTime, toWallTime } from '../../../core/calendar.ts';
import { findBrokenInvariants } from '../../../invariants/check.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createBareListing } from '../../../testing/factories-listing-parts.ts';
import { createGuestThread } from '../../../testing/factories-threads.ts';
import { createAppointmentMailing } from './index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let owner: Person;
let visitor: Person;
let threadID: number;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.deleteFrom('appointments').execute();
  [owner, visitor] = [await t.signIn('ingatlan_tulajdonos'), await t.signIn('ajanlatkero')];
  const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
  const body = { kind: 'property', id: listingID, message: 'Megnézném.' };
  threadID = (await t.request().post('/api/threads').set(visitor.auth).send(body).expect(201)).body.insertID;
});

const hourMs = 3_600_000;
/** A time on the clocks of Budapest, in so many hours. */
const inHours = (hours: number) => toWallTime(new Date(t.clock.now().getTime() + hours * hourMs));
const propose = (who: Person, times: readonly string[], kind = 'viewing') =>
  t.request().post(`/api/threads/${threadID}/appointments`).set(who.auth).send({ kind, times });
const change = (who: Person, id: number, body: object) =>
  t.request().patch(`/api/appointments/${id}`).set(who.auth).send(body);
const read = async (who: Person) =>
  (await t.request().get(`/api/threads/${threadID}`).set(who.auth).expect(200)).body.data;
const newAppointment = async (times = [inHours(48), inHours(72)]): Promise<number> =>
  (await propose(owner, times).expect(201)).body.insertID;
/** Lets an accepted one begin so many hours ago, since sessions would end with the clock. */
const begin = (id: number, hoursAgo: number) =>
  t.db
    .updateTable('appointments')
    .set({ startsAt: new Date(t.clock.now().getTime() - hoursAgo * hourMs) })
    .where('appointmentID', '=', id)
    .execute();
const mailed = async (subject: RegExp) => (await t.mails()).filter((mail) => subject.test(mail.subject));

describe('an appointment', () => {
  // Shows MSG-13.
  it('is proposed with up to five times, one of which the other side accepts', async () => {
    const times = [48, 72, 96, 120, 144].map(inHours);
    const reply = await propose(owner, times).expect(201);
    expect(reply.body.data).toMatchObject({
      state: 'proposed',
      isOwn: 1,
      steps: ['move', 'cancel'],
      ics: null,
    });
    expect(reply.body.data.times.map((time: string) => toWallTime(new Date(time)))).toEqual(times);
    const { appointments, messages, thread } = await read(visitor);
    expect(appointments).toMatchObject([{ isOwn: 0, steps: ['accept', 'move', 'cancel'] }]);
    expect(messages.at(-1)).toMatchObject({
      kind: 'meeting',
      text: expect.stringMatching(/^Időpontjavaslat, megtekintés: /),
    });
    expect(thread.unread).toBe(1);
    const id = reply.body.insertID;
    await change(owner, id, { accept: 1 }).expect(409);
    const accepted = await change(visitor, id, { accept: 1, version: 0 }).expect(200);
    expect(accepted.body.data).toMatchObject({ state: 'accepted', steps: ['move', 'cancel'], version: 1 });
    expect(accepted.body.data.startsAt).toBe(appointments[0].times[1]);
    const { ics } = (await read(owner)).appointments[0];
    const start = accepted.body.data.startsAt.replace(/[-:]|\.000/g, '');
    for (const line of ['BEGIN:VCALENDAR', `DTSTART:${start}`, 'SEQUENCE:1', 'END:VCALENDAR'])
      expect(ics).toContain(line);
    expect(ics.split('\r\n').every((line: string) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('is moved by either side, who then waits for the other, and cancelled with a reason', async () => {
    const id = await newAppointment();
    await change(visitor, id, { accept: 0 }).expect(200);
    await change(visitor, id, { move: [inHours(50)] }).expect(200);
    expect((await read(visitor)).appointments[0]).toMatchObject({
      state: 'proposed',
      isOwn: 1,
      startsAt: null,
      ics: null,
    });
    await change(visitor, id, { accept: 0 }).expect(409);
    await change(owner, id, { accept: 0 }).expect(200);
    await change(owner, id, { cancel: 'Beteg lettem.' }).expect(200);
    const { messages, appointments } = await read(visitor);
    expect(messages.at(-1).text).toBe('Időpont lemondva, megtekintés. Indok: Beteg lettem.');
    expect(appointments[0]).toMatchObject({ state: 'cancelled', steps: [] });
    const refused = await change(visitor, id, { accept: 0 }).expect(409);
    expect(refused.body.message).toContain('az időpont állapota: lemondott');
    await propose(visitor, [inHours(30)]).expect(201);
  });

  it('is one at a time in a thread, and accepted once by several calls', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => propose(owner, [inHours(48)])));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const id = replies.find(({ status }) => status === 201)?.body.insertID;
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => change(visitor, id, { accept: 0 })),
      change(owner, id, { move: [inHours(60)], version: 0 }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  });

  it('that was moved meanwhile is not accepted unseen', async () => {
    const id = await newAppointment();
    await change(owner, id, { move: [inHours(100)] }).expect(200);
    const refused = await change(visitor, id, { accept: 0, version: 0 }).expect(409);
    expect(refused.body.message).toMatch(/közben megváltozott/);
    await change(visitor, id, { accept: 1 }).expect(409);
    await change(visitor, id, { accept: 0, version: 1 }).expect(200);
  });

  it.each([
    [[], 'times'],
    [['2026-13-01T10:00'], 'times.0'],
    [['2027-02-30T10:00'], 'times.0'],
    [['holnap'], 'times.0'],
    [['2020-01-01T10:00'], 'times.0'],
    [['2035-01-01T10:00'], 'times.0'],
  ])('is refused at %j with the path %s', async (times, path) => {
    const { body } = await propose(owner, times).expect(422);
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
  });

  it('is refused with a time twice, six times, or two steps at once', async () => {
    expect((await propose(owner, [inHours(5), inHours(5)]).expect(422)).body.errors[0].path).toBe('times.1');
    await propose(owner, [1, 2, 3, 4, 5, 6].map(inHours)).expect(422);
    const id = await newAppointment();
    await change(visitor, id, { accept: 0, cancel: 'Mégsem.' }).expect(422);
    // Nothing is no step, and changes nothing.
    expect((await change(visitor, id, {}).expect(200)).body.data.version).toBe(0);
  });

  it('is nobody else’s', async () => {
    const id = await newAppointment();
    const [stranger, admin] = [await t.signIn('ajanlatkero'), await t.signIn('admin')];
    for (const who of [stranger, admin]) {
      await propose(who, [inHours(48)]).expect(404);
      await change(who, id, { accept: 0 }).expect(404);
    }
    const token = await createGuestThread(t, owner.userID);
    await t.request().patch(`/api/guest-threads/${token}/appointments/${id}`).send({ accept: 0 }).expect(404);
    await t.request().patch(`/api/appointments/${id}`).send({ accept: 0 }).expect(401);
  });

  it('is refused to who is blocked in the words of a closed thread', async () => {
    const id = await newAppointment();
    await t.request().patch(`/api/threads/${threadID}`).set(owner.auth).send({ blocked: 1 }).expect(200);
    for (const call of [change(visitor, id, { accept: 0 }), propose(visitor, [inHours(9)])])
      expect((await call.expect(409)).body.message).toMatch(/^Ebbe a beszélgetésbe már nem lehet írni/);
  });
});

describe('after its time', () => {
  it('each side says by itself whether it took place: a yes of both, of none, or of one', async () => {
    for (const [ownerSays, visitorSays, state] of [
      [1, 1, 'happened'],
      [0, 0, 'missed'],
      [1, 0, 'disputed'],
    ] as const) {
      const id = await newAppointment();
      await change(visitor, id, { accept: 0 }).expect(200);
      await change(owner, id, { happened: 1 }).expect(409);
      await begin(id, 3);
      await change(visitor, id, { cancel: 'Mégsem.' }).expect(409);
      const first = await change(owner, id, { happened: ownerSays }).expect(200);
      expect(first.body.data).toMatchObject({ state: 'accepted', ownAnswer: ownerSays });
      expect((await read(visitor)).appointments[0]).toMatchObject({ ownAnswer: null, steps: ['answer'] });
      const second = await change(visitor, id, { happened: visitorSays }).expect(200);
      expect(second.body.data).toMatchObject({ state, steps: [] });
    }
  });

  it('both are reminded on the day before and asked afterwards, once each by several processes', async () => {
    const mail = createAppointmentMailing(t.deps);
    const id = await newAppointment([inHours(72)]);
    await change(visitor, id, { accept: 0 }).expect(200);
    const later = (hours: number) => new Date(t.clock.now().getTime() + hours * hourMs);
    await mail(later(24));
    expect(await mailed(/^Holnap/)).toEqual([]);
    await Promise.all([mail(later(48)), mail(later(48)), mail(later(49))]);
    const reminders = await mailed(/^Holnap megtekintés: /);
    expect(reminders.map(({ toAddress }) => toAddress).sort()).toEqual([owner.email, visitor.email].sort());
    await Promise.all([mail(later(75)), mail(later(75))]);
    expect(await mailed(/^Megtörtént a megtekintés\?/)).toHaveLength(2);
    await mail(later(76));
    expect(await mailed(/^Megtörtént/)).toHaveLength(2);
  });
});

describe('a guest', () => {
  it('proposes, accepts and answers by the link, which confirms the address', async () => {
    const token = await createGuestThread(t, owner.userID);
    const path = `/api/guest-threads/${token}/appointments`;
    const made = await t
      .request()
      .post(path)
      .send({ kind: 'viewing', times: [inHours(48)] })
      .expect(201);
    const id = made.body.insertID;
    await change(owner, id, { move: [inHours(50)] }).expect(200);
    const { data } = (await t.request().patch(`${path}/${id}`).send({ accept: 0, version: 1 }).expect(200))
      .body;
    expect(data).toMatchObject({ state: 'accepted', ics: expect.stringContaining('BEGIN:VEVENT') });
    const party = await t.db
      .selectFrom('thread_parties')
      .select('confirmedAt')
      .where('email', 'is not', null)
      .orderBy('threadID', 'desc')
      .executeTakeFirstOrThrow();
    expect(party.confirmedAt).not.toBeNull();
    await begin(id, 3);
    await t.request().patch(`${path}/${id}`).send({ happened: 1 }).expect(200);
    await change(owner, id, { happened: 1 }).expect(200);
  });
});

describe('the clocks of Budapest', () => {
  it('an hour that is skipped in spring does not exist, one that is twice in autumn is the first', () => {
    expect(fromWallTime('2027-03-28T02:30')).toBeUndefined();
    expect(fromWallTime('2027-03-28T01:59')?.toISOString()).toBe('2027-03-28T00:59:00.000Z');
    expect(fromWallTime('2027-03-28T03:00')?.toISOString()).toBe('2027-03-28T01:00:00.000Z');
    expect(fromWallTime('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(fromWallTime('2026-10-25T03:00')?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
    for (const time of ['2026-12-01T10:00', '2027-07-01T00:00'])
      expect(toWallTime(fromWallTime(time) ?? new Date(0))).toBe(time);
  });

  it('the refusal of the skipped hour says why', async () => {
    const spring =
      new Date(t.clock.now()).getUTCMonth() < 2
        ? t.clock.now().getUTCFullYear()
        : t.clock.now().getUTCFullYear() + 1;
    const lastDay = new Date(Date.UTC(spring, 2, 31));
    lastDay.setUTCDate(31 - lastDay.getUTCDay());
    const { body } = await propose(owner, [`${lastDay.toISOString().slice(0, 10)}T02:30`]).expect(422);
    expect(body.errors[0].message).toMatch(/átállítjuk az órát/);
  });
});
