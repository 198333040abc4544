import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '@piacter/db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { createProperty } from '../testing/factories-properties.ts';
import { buildRequest, createRequest } from '../testing/factories-requests.ts';
import { createJobs, startJobs } from './index.ts';

describe('the background jobs of a process', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });

  it('finish on one connection, which none of them asks for twice', async () => {
    const { rows } = await sql<{ name: string }>`select database() as name`.execute(t.db);
    const url = new URL(`/${rows[0]?.name}`, inject('databaseServer')).href;
    const one = createDatabase({ url, connections: 1 });
    onTestFinished(() => one.destroy());
    await createProperty(t, await t.signIn('ingatlan_tulajdonos'));
    await createRequest(t, await t.signIn('ajanlatkero'), 'property', buildRequest('property', {}));
    const deps = { ...t.deps, db: one };
    for (let round = 0; round < 2; round += 1) {
      t.clock.pass(5 * 60_000);
      await Promise.all(createJobs(deps, t.shared).map(({ run }) => run(deps, t.clock.now())));
    }
    const queued = await t.db.selectFrom('watch_queue').selectAll().execute();
    expect(queued).toEqual([]);
  });

  it('are those that the page of operations explains', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    const [, section = ''] = page.split('## Scheduled jobs');
    const [own = ''] = section.split('\n## ');
    const rows = [...own.matchAll(/^\| (`.+?`) \|/gm)].map(([, names = '']) => names);
    const explained = rows.flatMap((names) => [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
    expect(explained.toSorted()).toEqual(
      createJobs(t.deps, t.shared)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('send queued mails soon, and none after they were stopped', async () => {
    const jobs = startJobs(t.deps, t.shared);
    const files = () => readdir(join(t.config.dataDir, 'outbox')).catch(() => []);
    const register = (email: string) =>
      t
        .request()
        .post('/api/register')
        .send({ email, pass: 'Levendula-mezo-88', passAgain: 'Levendula-mezo-88', userType: 5 });
    await register('egyik@uj.test');
    await expect.poll(files, { timeout: 10_000 }).toHaveLength(1);
    await jobs.stop();
    await register('masik@uj.test');
    const waiting = (await t.mails()).filter(({ status }) => status === 'waiting');
    expect(waiting.map(({ toAddress }) => toAddress)).toEqual(['masik@uj.test']);
    expect(await files()).toHaveLength(1);
  });

  it('know the lookups as an admin has just changed them in the same process', async () => {
    const [admin, requester] = [await t.signIn('admin'), await t.signIn('ajanlatkero')];
    const added = await t.request().post('/api/types').set(admin.auth).send({ typeName: 'lovász' });
    const typeID = Number(added.body.insertID);
    const endRequests = createJobs(t.deps, t.shared).find(({ name }) => name === 'end-requests');
    /** The subject of the mail about a request that has ended. */
    async function endOne(): Promise<string | undefined> {
      const requestID = await createRequest(t, requester, 'service', { serviceID: typeID });
      await t.db.deleteFrom('outbox_mails').execute();
      await t.db
        .updateTable('service_requests')
        .set({ created: new Date('2020-01-01') })
        .where('requestID', '=', requestID)
        .execute();
      await endRequests?.run(t.deps, t.clock.now());
      return (await t.mails())[0]?.subject;
    }
    expect(await endOne()).toContain('lovász');
    await t
      .request()
      .put(`/api/types/${typeID}`)
      .set(admin.auth)
      .send({ typeName: 'lovász és kocsis' })
      .expect(200);
    expect(await endOne()).toContain('lovász és kocsis');
  });
});
