import type { WatchKind } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { holdLocks, waitUntilBlocked } from '../../testing/locks.ts';
import { createWatchJobs, type WatchJobs } from '../../testing/watch-jobs.ts';
import { newEvent, recordMatches } from './matches.ts';

type User = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let jobs: WatchJobs;
let owner: User;
let visitor: User;

beforeAll(async () => {
  t = await testApp();
  jobs = createWatchJobs(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  await jobs.clear();
  owner = await t.signIn('ingatlan_tulajdonos');
  visitor = await t.signIn('ajanlatkero');
});

const minuteMs = 60_000;
const follow = async (kind: WatchKind, query: string): Promise<number> =>
  (await t.request().post('/api/watches').set(visitor.auth).send({ kind, query }).expect(201)).body.insertID;
const findUnmailed = (watchID: number) =>
  t.db
    .selectFrom('watch_matches')
    .select('targetID')
    .where('watchID', '=', watchID)
    .where('mailedAt', 'is', null)
    .execute();
const findBroken = () => findBrokenInvariants(t.db, t.clock.now());
const record = (matches: Parameters<typeof recordMatches>[1]) =>
  inTransaction(t.db, (trx) => recordMatches(trx, matches, t.clock.now(), t.deps.config.watchDelaySeconds));

it('tells what was found while the mail before it was written', async () => {
  const [other, watchID] = [await follow('property', 'adType=1'), await follow('property', '')];
  t.clock.pass(minuteMs);
  const first = await createProperty(t, owner);
  await jobs.match();
  const later = await createProperty(t, owner, { settlement: 'Eger', postalCode: '3300' });
  t.clock.pass(5 * minuteMs);

  // The match before it waits, so that the mail is written between the watch and its match.
  const release = await holdLocks(t.db, (trx) =>
    sql`select 1 from watch_matches where watchID = ${other} for update`.execute(trx),
  );
  const recording = record([
    { targetID: first, event: newEvent, watchIDs: [other] },
    { targetID: later, event: newEvent, watchIDs: [watchID] },
  ]);
  await waitUntilBlocked(t.db, 'watch_matches');
  await jobs.mail();
  await release();
  await recording;

  expect(await findBroken()).toEqual([]);
  t.clock.pass(5 * minuteMs);
  await jobs.mail();
  expect(await findUnmailed(watchID)).toEqual([]);
  const told = (await jobs.alerts()).map(({ text }) => text).join('\n');
  expect(told).toContain('Eger');
});

it('records nothing for a watch that was paused meanwhile, which would be told when it goes on', async () => {
  const watchID = await follow('property', '');
  const targetID = await createProperty(t, owner);
  const change = (isPaused: 0 | 1) =>
    t.request().patch(`/api/watches/${watchID}`).set(visitor.auth).send({ isPaused }).expect(200);
  await change(1);
  await record([{ targetID, event: newEvent, watchIDs: [watchID] }]);
  await change(0);
  expect(await findUnmailed(watchID)).toEqual([]);
  expect(await findBroken()).toEqual([]);
});

it('breaks a rule of the data where something is found and no mail is due', async () => {
  const watchID = await follow('property', '');
  await record([{ targetID: await createProperty(t, owner), event: newEvent, watchIDs: [watchID] }]);
  expect(await findBroken()).toEqual([]);
  await t.db.updateTable('watches').set({ nextMailAt: null }).where('watchID', '=', watchID).execute();
  expect(await findBroken()).toMatchObject([{ ids: [watchID] }]);
});
