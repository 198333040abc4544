import { createDatabase } from '@piacter/db';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createBulkheads } from './core/http/bulkheads.ts';
import { transportLimits } from './core/http/transport-limits.ts';
import { createMetrics } from './core/metrics.ts';
import type { ListingFollower } from './features/search/index.ts';
import { addAdmissionMetrics, addServerMetrics } from './server-metrics.ts';
import { testApp } from './testing/app.ts';

/** The values of a metric by their labels. */
async function readValues({ registry }: ReturnType<typeof createMetrics>, name: string) {
  const lines = (await registry.getSingleMetricAsString(name)).matchAll(
    new RegExp(`^${name}\\{(.*)\\} (.*)$`, 'gm'),
  );
  return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
}

it('shows the requests that run and wait, and those that were refused', async () => {
  const metrics = createMetrics();
  const bulkheads = createBulkheads(1, { ...transportLimits, maxWaiting: 1, maxWaitMs: 60_000 });
  addAdmissionMetrics(metrics, bulkheads);
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const arrival = { origin: 'a', isAborted: () => false };
  const admitted = [1, 2, 3].map(() => bulkheads.common.run(arrival, () => finished));
  await expect(bulkheads.common.run(arrival, () => finished)).rejects.toThrow();
  bulkheads.common.countRefusal();
  expect(await readValues(metrics, 'admission_requests')).toEqual({
    'limit="common",state="running"': 2,
    'limit="common",state="waiting"': 1,
    'limit="map",state="running"': 0,
    'limit="map",state="waiting"': 0,
  });
  expect(await readValues(metrics, 'admission_refused_total')).toEqual({
    'limit="common"': 2,
    'limit="map"': 0,
  });
  finish();
  await Promise.all(admitted);
});

it('shows the connections of each pool, the mails that are due, and how fresh searches are', async () => {
  const { db, clock, config } = await testApp();
  const url = new URL(new URL(config.databaseUrl).pathname, inject('databaseServer')).href;
  const jobsDb = createDatabase({ url, connections: 1 });
  const property: Partial<ListingFollower> = { kind: 'property', caughtUpAt: () => performance.now() - 5000 };
  const service: Partial<ListingFollower> = { kind: 'service', caughtUpAt: () => undefined };
  const followers = [property, service] as ListingFollower[];
  const metrics = createMetrics();
  addServerMetrics(metrics, { db, readDb: db, jobsDb, clock, followers });

  await db.deleteFrom('outbox_mails').execute();
  const now = clock.now().getTime();
  for (const [priority, minutes] of [
    [0, 1],
    [0, 3],
    [2, -5],
  ] as const)
    await db
      .insertInto('outbox_mails')
      .values({
        dedupeKey: crypto.randomUUID(),
        toAddress: 'kata@pelda.test',
        subject: '',
        html: '',
        text: '',
        priority,
        nextAttemptAt: new Date(now - minutes * 60_000),
        created: new Date(now),
      })
      .execute();
  expect(await readValues(metrics, 'mails_due')).toEqual({
    'priority="urgent"': 2,
    'priority="normal"': 0,
    'priority="bulk"': 0,
  });
  expect(await readValues(metrics, 'mails_due_seconds')).toEqual({
    'priority="urgent"': 180,
    'priority="normal"': 0,
    'priority="bulk"': 0,
  });

  const { queued } = await jobsDb.connection().execute(async (connection) => {
    await sql`select 1`.execute(connection);
    const queued = sql`select 2`.execute(jobsDb);
    await expect
      .poll(() => readValues(metrics, 'database_pool'))
      .toMatchObject({
        'pool="jobs",state="used"': 1,
        'pool="jobs",state="idle"': 0,
        'pool="jobs",state="queued"': 1,
        'pool="primary",state="queued"': 0,
      });
    return { queued };
  });
  await queued;
  const { 'kind="property"': age = 0, ...others } = await readValues(metrics, 'search_age_seconds');
  expect(Math.round(age)).toBe(5);
  expect(others).toEqual({});
  await jobsDb.destroy();
});

it('reads the mails that are due once for both metrics, by a connection of the jobs', async () => {
  const { db, clock } = await testApp();
  let statements = 0;
  const jobsDb = db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const metrics = createMetrics();
  addServerMetrics(metrics, { db, readDb: db, jobsDb, clock, followers: [] });
  const text = await metrics.registry.metrics();
  expect(text).toContain('mails_due{priority="urgent"}');
  expect(text).toContain('mails_due_seconds{priority="urgent"}');
  expect(statements).toBe(1);
});
