import { weekdays } from '@piacter/contracts/timetables';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, kindCases } from '../../testing/factories-listing-parts.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

const closed = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`${day}Open`, 0],
    [`${day}From`, null],
    [`${day}To`, null],
  ]),
);
const openMonday = { mondayOpen: 1, mondayFrom: '08:00', mondayTo: '16:30' };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const save = (listingID: number, by: SignedIn, body: object) =>
  app.request().post(`/api/timetables/${listingID}`).set(by.auth).send(body);
const count = async () => (await app.db.selectFrom('timetables').select('timetableID').execute()).length;

const withTimetable = kindCases.filter(([, { role }]) => role !== 'ingatlan_tulajdonos');

// Shows API-25.
describe.each(withTimetable)('the timetable of a listing of kind %s', (kind, { idField, role }) => {
  let owner: SignedIn;
  let listingID: number;
  beforeEach(async () => {
    owner = await app.signIn(role);
    ({ listingID } = await createBareListing(app.db, app.clock, kind, { userID: owner.userID }));
  });
  const get = (id = listingID) => app.request().get(`/api/timetables/${id}/${idField}`);
  const week = async () => (await get().expect(200)).body.data;

  // Shows TT-01.
  it('is null until it is saved, and then public', async () => {
    expect(await week()).toBeNull();
    const { body } = await save(listingID, owner, { ...openMonday, idField }).expect(200);
    expect(body).toEqual({ ok: true, message: 'A nyitvatartást elmentettük.' });
    expect(await week()).toEqual({ ...closed, ...openMonday });
  });

  it('is replaced as a whole by a later save, also under concurrent saves', async () => {
    await save(listingID, owner, { ...openMonday, idField }).expect(200);
    const before = await count();
    const days = ['tuesday', 'wednesday', 'thursday'].map((day) => ({
      ...closed,
      [`${day}Open`]: 1,
      [`${day}From`]: '22:00',
      [`${day}To`]: '02:00',
    }));
    const replies = await Promise.all(days.map((day) => save(listingID, owner, { ...day, idField })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(days).toContainEqual(await week());
    expect(await count()).toBe(before);
    // An identical save changes no row and still succeeds.
    const same = { ...closed, ...openMonday };
    await save(listingID, owner, { ...same, idField }).expect(200);
    await save(listingID, owner, { ...same, idField }).expect(200);
    expect(await week()).toEqual(same);
  });

  it('keeps the days that are left out', async () => {
    await save(listingID, owner, { ...openMonday, idField }).expect(200);
    const sunday = { sundayOpen: 1, sundayFrom: '10:00', sundayTo: '12:00' };
    await save(listingID, owner, { ...sunday, idField }).expect(200);
    await save(listingID, owner, { mondayTo: '18:00', idField }).expect(200);
    expect(await week()).toEqual({ ...closed, ...openMonday, ...sunday, mondayTo: '18:00' });
    await save(listingID, owner, { mondayFrom: null, idField }).expect(422);
  });

  it('drops the times of closed days', async () => {
    await save(listingID, owner, { ...openMonday, mondayOpen: 0, sundayFrom: '10:00', idField }).expect(200);
    expect(await week()).toEqual(closed);
  });

  it('rejects an open day without times, and invalid times', async () => {
    const { body } = await save(listingID, owner, { mondayOpen: 1, fridayOpen: 1, idField }).expect(422);
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'fridayFrom',
      'fridayTo',
      'mondayFrom',
      'mondayTo',
    ]);
    for (const mondayTo of ['24:00', '8:00', '08:60', '08:00:00', '08:00']) {
      const reply = await save(listingID, owner, { ...openMonday, mondayTo, idField }).expect(422);
      expect(reply.body.errors).toMatchObject([{ path: 'mondayTo' }]);
    }
    expect(await week()).toBeNull();
  });

  it('can be saved by its owner only', async () => {
    const body = { ...openMonday, idField };
    const strangers = withTimetable.map(([, kind]) => app.signIn(kind.role));
    for (const stranger of strangers) await save(listingID, await stranger, body).expect(404);
    await save(listingID, await app.signIn('ingatlan_tulajdonos'), body).expect(403);
    await app.request().post(`/api/timetables/${listingID}`).send(body).expect(401);
    await save(999_999, owner, body).expect(404);
    expect(await week()).toBeNull();
  });

  it('does not reach the listing of another kind with the same id', async () => {
    const [otherField] = kindCases.flatMap(([other, spec]) => (other === kind ? [] : spec.idField));
    await save(listingID, owner, { ...openMonday, idField: otherField }).expect(404);
    await save(listingID, owner, openMonday).expect(422);
    await app.request().get(`/api/timetables/${listingID}/userID`).expect(422);
    expect(await week()).toBeNull();
  });

  it('replies 404 for a listing that is missing or unpublished', async () => {
    await get(999_999).expect(404);
    const hidden = await createBareListing(app.db, app.clock, kind, { userID: owner.userID, status: 0 });
    await get(hidden.listingID).expect(404);
    await get(hidden.listingID).set(owner.auth).expect(200);
    await save(hidden.listingID, owner, { ...openMonday, idField }).expect(200);
  });
});
