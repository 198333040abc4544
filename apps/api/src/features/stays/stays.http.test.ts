import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import type { StayRecord, StayState } from '@piacter/contracts/stays';
import { stayLimits } from '@piacter/contracts/stays/values';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { solveEasily } from '../../testing/captcha.ts';
import { TestClock } from '../../testing/clock.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { replaceRanges, selectRanges } from '../calendars/ranges/index.ts';
import { createThreadLink } from '../threads/index.ts';
import { moveStaysOn } from './index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let host: Person;
let guest: Person;
let accommodationID: number;
beforeAll(async () => {
  // Captchas are dated by the system clock.
  t = await testApp({ clock: new TestClock(new Date().toISOString()) });
});
beforeEach(async () => {
  [host, guest] = [await t.signIn('szallasado'), await t.signIn('ajanlatkero')];
  accommodationID = await createAccommodation(t, host, { pricePerPerson: 5000, capacity: 4 });
});

/** A day so many days from today. */
const inDays = (days: number) => addDays(toBudapestDay(t.clock.now()), days);
const week = () => ({ arrival: inDays(30), departure: inDays(37) });
const ask = (who: Person, body: object = {}) =>
  t
    .request()
    .post('/api/stays')
    .set(who.auth)
    .send({ accommodationID, ...week(), adults: 2, ...body });
const asked = async (who = guest, body: object = {}): Promise<StayRecord> =>
  (await ask(who, body).expect(201)).body.data;
const move = (who: Person, stayID: number, body: object) =>
  t.request().patch(`/api/stays/${stayID}`).set(who.auth).send(body);
const find = async (who: Person, { threadID, stayID }: StayRecord): Promise<StayRecord> => {
  const { body } = await t.request().get(`/api/stays?threadID=${threadID}`).set(who.auth).expect(200);
  return body.data.find((stay: StayRecord) => stay.stayID === stayID);
};
const messagesOf = async (who: Person, { threadID }: StayRecord): Promise<string[]> => {
  const { body } = await t.request().get(`/api/threads/${threadID}`).set(who.auth).expect(200);
  return body.data.messages.map(({ text }: { text: string }) => text.replaceAll('\u00a0', ' '));
};
const busyNights = async () =>
  (await selectRanges(t.db, accommodationID, { from: inDays(0), to: inDays(400) })).map(({ from, to }) => ({
    from,
    to,
  }));
const makeBusy = (from: number, to: number) =>
  inTransaction(t.db, (trx) =>
    replaceRanges(trx, accommodationID, {
      origin: {},
      ranges: [{ from: inDays(from), to: inDays(to) }],
      now: t.clock.now(),
    }),
  );
/** Moves a stay through states as its sides do. */
async function through(stay: StayRecord, states: readonly StayState[]): Promise<void> {
  for (const state of states) await move(host, stay.stayID, { state }).expect(200);
}

// Shows CAL-08.
describe('a stay', () => {
  it('is asked for in a thread, answered with a sum, and reserved, which makes the days busy', async () => {
    const stay = await asked(guest, { childrenUnder6: 1, message: 'Kutyával is jöhetünk?' });
    expect(stay).toMatchObject({ nights: 7, state: 'asked', total: 105_000, isHost: 0, nextStates: [] });
    expect(await find(host, stay)).toMatchObject({ isHost: 1, nextStates: ['free', 'refused'] });
    await move(host, stay.stayID, { state: 'free', total: 98_000 }).expect(200);
    expect(await find(guest, stay)).toMatchObject({
      state: 'free',
      total: 98_000,
      nextStates: ['withdrawn'],
    });
    expect(await busyNights()).toEqual([]);
    await move(host, stay.stayID, { state: 'reserved' }).expect(200);
    expect(await busyNights()).toEqual([{ from: stay.arrival, to: stay.departure }]);
    const messages = await messagesOf(guest, stay);
    expect(messages).toHaveLength(3);
    expect(messages[0]).toMatch(
      /^Szabad ez az időszak\? .+, 2 felnőtt, 1 gyerek \(0–6 éves\)\. A hirdetés szerint 105 000 Ft\.\n\nKutyával is jöhetünk\?$/,
    );
    expect(messages[1]).toMatch(/: Igen, szabad\. A végösszeg 98 000 Ft\.$/);
    expect(messages[2]).toMatch(/: Lefoglaltam nektek\.$/);
  });

  it('keeps the words of its steps, which cannot be withdrawn without them', async () => {
    const stay = await asked();
    await through(stay, ['free', 'reserved']);
    const { body } = await t.request().get(`/api/threads/${stay.threadID}`).set(host.auth).expect(200);
    const messages: { messageID: number; kind: string; isOwn: number }[] = body.data.messages;
    expect(messages.map(({ kind }) => kind)).toEqual(['stay', 'stay', 'stay']);
    for (const { messageID, isOwn } of messages)
      await t
        .request()
        .delete(`/api/messages/${messageID}`)
        .set((isOwn === 1 ? host : guest).auth)
        .expect(409);
    expect((await messagesOf(guest, stay)).at(-1)).toMatch(/: Lefoglaltam nektek\.$/);
  });

  it('is one for the same question while it is open, and not asked of oneself, of strangers or signed out', async () => {
    const stay = await asked();
    expect((await asked()).stayID).toBe(stay.stayID);
    expect((await asked(guest, { arrival: inDays(31) })).stayID).not.toBe(stay.stayID);
    await ask(host).expect(409);
    await ask(guest, { accommodationID: 4_000_000_000 }).expect(404);
    await t
      .request()
      .post('/api/stays')
      .send({ accommodationID, ...week(), adults: 2 })
      .expect(401);
  });

  it.each([
    ['arrival', { arrival: -1 }],
    ['departure', { departure: 30 }],
    ['departure', { departure: 30 + 61 }],
    ['departure', { arrival: 725, departure: 731 }],
  ])('is refused at %s for %o', async (path, days) => {
    const named = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, inDays(day)]));
    const { body } = await ask(guest, named).expect(422);
    expect(body.errors).toEqual([{ path, message: expect.any(String) }]);
  });

  it('has room for everybody', async () => {
    const { body } = await ask(guest, { adults: 3, children14Plus: 2 }).expect(422);
    expect(body.errors).toEqual([{ path: 'adults', message: expect.stringContaining('legfeljebb 4 fő') }]);
    await asked(guest, { adults: 3, children14Plus: 1 });
  });

  it('is not asked for on busy nights, but for those before and after', async () => {
    await makeBusy(34, 35);
    expect((await ask(guest).expect(409)).body.code).toBe('dates_taken');
    await asked(guest, { arrival: inDays(30), departure: inDays(34) });
    await asked(guest, { arrival: inDays(35), departure: inDays(36) });
  });

  it('is not asked for on nights that an import is replacing, without waiting for it', async () => {
    await makeBusy(34, 35);
    await inTransaction(t.db, async (trx) => {
      await replaceRanges(trx, accommodationID, { origin: {}, ranges: [], now: t.clock.now() });
      expect((await ask(guest).expect(409)).body.code).toBe('dates_taken');
    });
    await asked();
  });

  it('is moved by its sides alone, each by its own steps', async () => {
    const stay = await asked();
    const stranger = await t.signIn('ajanlatkero');
    await move(stranger, stay.stayID, { state: 'free' }).expect(404);
    await t.request().get(`/api/stays?threadID=${stay.threadID}`).set(stranger.auth).expect(404);
    await move(guest, stay.stayID, { state: 'free' }).expect(409);
    await move(host, stay.stayID, { state: 'reserved' }).expect(409);
    await through(stay, ['free']);
    await move(host, stay.stayID, { state: 'withdrawn' }).expect(409);
    await move(guest, stay.stayID, { state: 'withdrawn' }).expect(200);
    expect(await find(host, stay)).toMatchObject({ state: 'withdrawn', nextStates: [] });
  });

  it('is counted before an account of its sides is deleted, once it is reserved', async () => {
    const stay = await asked();
    const countStays = async ({ auth }: Person) =>
      (await t.request().get('/api/account-deletion').set(auth).expect(200)).body.data.ending.stays;
    expect(await countStays(host)).toBe(0);
    await through(stay, ['free', 'reserved']);
    expect([await countStays(host), await countStays(guest)]).toEqual([1, 1]);
  });

  it('is cancelled with a reason, which frees the days', async () => {
    const stay = await asked();
    await through(stay, ['free', 'reserved']);
    const { body } = await move(guest, stay.stayID, { state: 'cancelled' }).expect(422);
    expect(body.errors).toEqual([{ path: 'reason', message: 'Írd meg, miért mondod le!' }]);
    await move(guest, stay.stayID, { state: 'cancelled', reason: 'Megbetegedtünk.' }).expect(200);
    expect(await busyNights()).toEqual([]);
    expect((await messagesOf(host, stay)).at(-1)).toMatch(/: Lemondom\. Megbetegedtünk\.$/);
    await move(host, stay.stayID, { state: 'free', reason: 'mert' }).expect(422);
    await move(host, stay.stayID, { state: 'refused', total: 5 }).expect(422);
  });

  it('is asked for by somebody without an account with the message to the host, and moved by the mailed link', async () => {
    const sender = {
      name: 'Vendég Vera',
      phone: '+36 30 123 4567',
      email: 'vera@pelda.test',
      message: 'Szabad?',
    };
    const contact = async (stay: object) =>
      t
        .request()
        .post('/api/send-email')
        .send({
          ...sender,
          ...{ userID: host.userID, accommodationID, stay },
          captchaToken: await solveEasily(t.deps, 'normal'),
        });
    // What cannot be recorded is left to the words.
    expect((await contact({ ...week(), adults: 5 })).status).toBe(200);
    expect((await contact({ ...week(), adults: 2 })).status).toBe(200);
    const { body } = await t.request().get('/api/threads').set(host.auth).expect(200);
    const { threadID } = body.data[0];
    const [stay, ...others] = (
      await t.request().get(`/api/stays?threadID=${threadID}`).set(host.auth).expect(200)
    ).body.data;
    expect([stay, others]).toMatchObject([{ adults: 2, state: 'asked', total: 70_000 }, []]);
    await through(stay, ['free', 'reserved']);
    const link = (side: 'owner' | 'other') =>
      inTransaction(t.db, (trx) => createThreadLink(trx, { threadID, side }, t.clock.now()));
    const address = `/api/guest-threads/${await link('other')}/stays`;
    expect((await t.request().get(address).expect(200)).body.data).toMatchObject([
      { state: 'reserved', isHost: 0, nextStates: ['cancelled'] },
    ]);
    const foreign = await asked(guest, { arrival: inDays(40), departure: inDays(42) });
    const cancelled = { state: 'cancelled', reason: 'Mégsem jövünk.' };
    await t.request().patch(`${address}/${foreign.stayID}`).send(cancelled).expect(404);
    await t
      .request()
      .patch(`/api/guest-threads/${'0'.repeat(32)}/stays/${stay.stayID}`)
      .send(cancelled)
      .expect(404);
    await t.request().patch(`${address}/${stay.stayID}`).send(cancelled).expect(200);
    expect(await busyNights()).toEqual([]);
  });

  it('lapses when nobody answers, and when nobody takes it', async () => {
    const [unanswered, untaken, answered] = [
      await asked(),
      await asked(guest, { arrival: inDays(31) }),
      await asked(guest, { arrival: inDays(32) }),
    ];
    const later = (hours: number) => new Date(t.clock.now().getTime() + hours * 3_600_000);
    await through(untaken, ['free']);
    await through(answered, ['free', 'reserved']);
    await moveStaysOn(t, later(stayLimits.answerHours - 1));
    expect(await find(guest, unanswered)).toMatchObject({ state: 'asked' });
    await Promise.all([
      moveStaysOn(t, later(stayLimits.answerHours)),
      moveStaysOn(t, later(stayLimits.answerHours)),
    ]);
    for (const [stay, state] of [
      [unanswered, 'lapsed'],
      [untaken, 'lapsed'],
      [answered, 'reserved'],
    ] as const)
      expect(await find(guest, stay)).toMatchObject({ state });
    await move(host, unanswered.stayID, { state: 'free' }).expect(409);
  });

  it('is over once the guests have left, and has happened when both say so', async () => {
    const stay = await asked();
    await through(stay, ['free', 'reserved']);
    const dayOf = (days: number) => new Date(`${inDays(days)}T10:00:00Z`);
    await moveStaysOn(t, dayOf(36));
    expect(await find(guest, stay)).toMatchObject({ state: 'reserved' });
    await moveStaysOn(t, dayOf(37));
    expect(await find(guest, stay)).toMatchObject({ state: 'over', nextStates: ['happened', 'disputed'] });
    await move(guest, stay.stayID, { state: 'happened' }).expect(200);
    expect(await find(guest, stay)).toMatchObject({ state: 'over', hasHappened: 1, nextStates: [] });
    await move(guest, stay.stayID, { state: 'disputed' }).expect(409);
    await move(host, stay.stayID, { state: 'happened' }).expect(200);
    expect(await find(host, stay)).toMatchObject({ state: 'happened', nextStates: [] });
  });

  it('has happened after a long silence of the host alone, and is disputed by one no', async () => {
    const [silent, unsaid, disputed] = [
      await asked(),
      await asked(guest, { arrival: inDays(40), departure: inDays(41) }),
      await asked(guest, { arrival: inDays(50), departure: inDays(51) }),
    ];
    for (const stay of [silent, unsaid, disputed]) await through(stay, ['free', 'reserved']);
    const dayOf = (days: number) => new Date(`${inDays(days)}T10:00:00Z`);
    await moveStaysOn(t, dayOf(60));
    await move(guest, silent.stayID, { state: 'happened' }).expect(200);
    await move(host, unsaid.stayID, { state: 'happened' }).expect(200);
    await move(host, disputed.stayID, { state: 'disputed' }).expect(200);
    await moveStaysOn(t, dayOf(60 + stayLimits.silentDays - 1));
    expect(await find(guest, silent)).toMatchObject({ state: 'over' });
    await moveStaysOn(t, dayOf(60 + stayLimits.silentDays));
    expect(await find(guest, silent)).toMatchObject({ state: 'happened' });
    // The guest is silent: nobody says that they were there.
    expect(await find(guest, unsaid)).toMatchObject({ state: 'over' });
    expect(await find(guest, disputed)).toMatchObject({ state: 'disputed' });
  });
});
