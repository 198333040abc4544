import type { Role } from '@piacter/contracts/core';
import { demoEmails } from '@piacter/db/demo';
import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { createProperty } from '../testing/factories-properties.ts';
import { createRequest } from '../testing/factories-requests.ts';
import { createWatchJobs } from '../testing/watch-jobs.ts';
import { fillDemoWatches } from './demo-watches.ts';

// Shows WATCH-05.
it('gives the demo accounts searches that they follow, with what these find, and no mails', async () => {
  const t = await testApp();
  const jobs = createWatchJobs(t);
  await jobs.clear();
  const signIn = (role: Role) => t.signIn(role, { email: demoEmails[role] });
  const owner = await signIn('ingatlan_tulajdonos');
  const requester = await signIn('ajanlatkero');
  const others = [await signIn('szallasado'), await signIn('szakember')];
  await createProperty(t, owner, { settlement: 'Nyíregyháza', postalCode: '4400', adType: 1, houseType: 2 });
  await createRequest(t, requester, 'property', { adType: 1 });
  await jobs.match();
  await t.db.deleteFrom('watches').execute();
  t.clock.pass(60_000);
  await fillDemoWatches(t.db, t.deps.config, t.clock.now());
  const list = async ({ auth }: typeof owner) =>
    (await t.request().get('/api/watches').set(auth).expect(200)).body.data;
  for (const user of others) expect((await list(user)).length).toBeGreaterThan(0);
  expect(await list(requester)).toMatchObject([
    { kind: 'property', newCount: 1, isOwn: 1 },
    { kind: 'accommodation', newCount: 0, lookedAt: t.clock.now().toISOString() },
    { kind: 'property', isOwn: 0 },
  ]);
  expect(await list(owner)).toMatchObject([{ kind: 'property-request', newCount: 1 }, { isPaused: 1 }]);
  await jobs.run();
  expect(await jobs.alerts()).toEqual([]);
});
