import { fromEntries } from '@piacter/contracts/core/values';
import { type MailFrequency, type ThreadKind, threadKinds } from '@piacter/contracts/threads/values';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromWallTime } from '../../../core/calendar.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createBareListing } from '../../../testing/factories-listing-parts.ts';
import { createThreadMailing } from '../mail-threads.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let owner: Person;
let visitor: Person;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.deleteFrom('outbox_mails').execute();
  [owner, visitor] = [await t.signIn('ingatlan_tulajdonos'), await t.signIn('ajanlatkero')];
});

const path = '/api/notification-settings';
const allOf = (frequency: MailFrequency) =>
  fromEntries(threadKinds.map((kind) => [kind, frequency] as const));
const settings = (changes: Partial<Record<ThreadKind, MailFrequency>> = {}, quiet: object = {}) => ({
  frequencies: { ...allOf('instant'), ...changes },
  quietFrom: null,
  quietTo: null,
  ...quiet,
});
const save = (who: Person, body: object) => t.request().put(path).set(who.auth).send(body);
const get = async (who: Person) => (await t.request().get(path).set(who.auth).expect(200)).body.data;

async function open(): Promise<number> {
  const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
  const body = { kind: 'property', id: listingID, message: 'Szia, megvan még?' };
  return (await t.request().post('/api/threads').set(visitor.auth).send(body).expect(201)).body.insertID;
}
/** Makes the mail to the advertiser due at a time of the clocks of Budapest. */
const makeDue = (threadID: number, wall: string) =>
  t.db
    .updateTable('thread_parties')
    .set({ mailDueAt: fromWallTime(wall) ?? null })
    .where('threadID', '=', threadID)
    .where('side', '=', 'owner')
    .execute();
const mailAt = (wall: string) => createThreadMailing(t.deps)(fromWallTime(wall) ?? new Date());
const mails = async () => (await t.mails()).filter(({ toAddress }) => toAddress === owner.email);
const dueOf = async (threadID: number) =>
  (
    await t.db
      .selectFrom('thread_parties')
      .select('mailDueAt')
      .where('threadID', '=', threadID)
      .where('side', '=', 'owner')
      .executeTakeFirstOrThrow()
  ).mailDueAt;

describe('the settings of notifications', () => {
  it('are as soon as possible and at any time, until somebody saves others', async () => {
    expect(await get(owner)).toEqual(settings());
    const body = settings(
      { property: 'daily', 'service-offer': 'never' },
      { quietFrom: '22:00', quietTo: '07:00' },
    );
    const reply = await save(owner, body).expect(200);
    expect(reply.body.message).toBe('Az értesítéseid beállításait elmentettük.');
    expect(await get(owner)).toEqual(body);
    // Nobody else's.
    expect(await get(visitor)).toEqual(settings());
    await save(owner, settings()).expect(200);
    expect(await get(owner)).toEqual(settings());
  });

  it.each([
    ['a kind is missing', { frequencies: { property: 'daily' } }, 'frequencies'],
    [
      'a frequency is unknown',
      { frequencies: { ...allOf('hourly'), property: 'weekly' } },
      'frequencies.property',
    ],
    ['only one end of the quiet hours is there', { quietFrom: '22:00' }, 'quietTo'],
    ['the quiet hours are the whole day', { quietFrom: '22:00', quietTo: '22:00' }, 'quietTo'],
    ['a time does not exist', { quietFrom: '25:00', quietTo: '07:00' }, 'quietFrom'],
  ])('are refused where %s', async (_name, changes, field) => {
    const { body } = await save(owner, { ...settings(), ...changes }).expect(422);
    expect(body.errors[0].path).toContain(field);
    expect(body.errors[0].message).not.toMatch(/Invalid|expected/);
  });

  it('are saved once by many calls at once, and go with the account', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => save(owner, settings({}, { quietFrom: '22:00', quietTo: '07:00' }))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const admin = await t.signIn('admin');
    await t.request().delete(`/api/users/${owner.userID}`).set(admin.auth).expect(200);
    for (const table of ['notification_frequencies', 'quiet_hours'] as const)
      expect(
        await t.db.selectFrom(table).select('userID').where('userID', '=', owner.userID).execute(),
      ).toEqual([]);
  });
});

describe('mails about unread messages', () => {
  // Shows MSG-09.
  it('wait for the full hour, once for all processes, and link to the settings', async () => {
    const threadID = await open();
    await save(owner, settings({ property: 'hourly' })).expect(200);
    await makeDue(threadID, '2026-12-01T13:05');
    await Promise.all([mailAt('2026-12-01T13:06'), mailAt('2026-12-01T13:06')]);
    expect(await mails()).toEqual([]);
    expect(await dueOf(threadID)).toEqual(fromWallTime('2026-12-01T14:00'));
    await Promise.all([mailAt('2026-12-01T14:00'), mailAt('2026-12-01T14:00'), mailAt('2026-12-01T14:00')]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.html).toContain('/ingatlan_tulajdonos/uzenetek/ertesitesek');
    expect(mail?.text).toContain('Értesítések beállítása');
    expect(mail?.unsubscribeUrl).toContain('/api/thread-mails/one-click-unsubscribe?key=');
  });

  it('wait for the morning, and for the end of the quiet hours', async () => {
    const threadID = await open();
    await save(owner, settings({ property: 'daily' }, { quietFrom: '20:00', quietTo: '09:00' })).expect(200);
    await makeDue(threadID, '2026-12-01T13:05');
    await mailAt('2026-12-01T13:06');
    await mailAt('2026-12-02T08:59');
    expect(await mails()).toEqual([]);
    await mailAt('2026-12-02T09:00');
    expect(await mails()).toHaveLength(1);
  });

  it('do not come for a kind of thread with never, and do for the others', async () => {
    const threadID = await open();
    await save(owner, settings({ ...allOf('never'), property: 'instant' })).expect(200);
    await makeDue(threadID, '2026-12-01T13:05');
    await mailAt('2026-12-01T13:06');
    expect(await mails()).toHaveLength(1);
    const other = await open();
    await save(owner, settings({ property: 'never' })).expect(200);
    await makeDue(other, '2026-12-01T13:05');
    await mailAt('2026-12-01T13:06');
    await mailAt('2026-12-03T13:06');
    expect(await mails()).toHaveLength(1);
  });
});
