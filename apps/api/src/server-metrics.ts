import { type Database, readPoolUse } from '@piacter/db';
import type { Bulkheads } from './core/http/bulkheads.ts';
import type { Metrics } from './core/metrics.ts';
import type { Deps } from './deps.ts';
import { readDueMails } from './features/emails/queue/index.ts';
import type { ListingFollower } from './features/search/index.ts';

/** Requests that run and wait, by the limit that they are counted by, and those that it has refused. */
export function addAdmissionMetrics({ addGauge, addCounter }: Metrics, { all }: Bulkheads): void {
  addGauge({
    name: 'admission_requests',
    help: 'Requests that run or wait, by concurrency limit.',
    labelNames: ['limit', 'state'],
    read: () =>
      all().flatMap(([limit, { state }]) => [
        { labels: { limit, state: 'running' }, value: state.running },
        { labels: { limit, state: 'waiting' }, value: state.waiting },
      ]),
  });
  addCounter({
    name: 'admission_refused_total',
    help: 'Requests refused with 503, by concurrency limit.',
    labelNames: ['limit'],
    read: () => all().map(([limit, { state }]) => ({ labels: { limit }, value: state.refused })),
  });
}

interface Measured extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  jobsDb: Database;
  followers: readonly ListingFollower[];
}

/** What of a process is not of a request: its connections, the mails that are due, how fresh its searches are. */
export function addServerMetrics(
  { addGauge }: Metrics,
  { db, readDb, jobsDb, clock, followers }: Measured,
): void {
  // Without a replica two names are of one pool, which has the first.
  const pools = new Map([
    [jobsDb, 'jobs'],
    [readDb, 'replica'],
    [db, 'primary'],
  ]);
  addGauge({
    name: 'database_pool',
    help: 'Connections in use and idle, and what is queued for one, by pool.',
    labelNames: ['pool', 'state'],
    read: () =>
      [...pools].flatMap(([one, pool]) =>
        Object.entries(readPoolUse(one)).map(([state, value]) => ({ labels: { pool, state }, value })),
      ),
  });
  let reading: ReturnType<typeof readDueMails> | undefined;
  /** One read for both metrics, which are collected together; not by a connection that requests wait for. */
  const readDue = () => {
    reading ??= readDueMails(jobsDb, clock.now()).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  addGauge({
    name: 'mails_due',
    help: 'Mails to be sent by now, by priority; the same from every process.',
    labelNames: ['priority'],
    read: async () =>
      (await readDue()).map(({ priority, count }) => ({ labels: { priority }, value: count })),
  });
  addGauge({
    name: 'mails_due_seconds',
    help: 'Seconds since the mail that waits longest was to be sent, by priority; the same from every process.',
    labelNames: ['priority'],
    read: async () =>
      (await readDue()).map(({ priority, seconds }) => ({ labels: { priority }, value: seconds })),
  });
  addGauge({
    name: 'search_age_seconds',
    help: 'Seconds since all changes of a kind were last brought into memory, which happens every 20 seconds or sooner.',
    labelNames: ['kind'],
    read: () =>
      followers.flatMap((follower) => {
        const at = follower.caughtUpAt();
        return at === undefined
          ? []
          : [{ labels: { kind: follower.kind }, value: (performance.now() - at) / 1000 }];
      }),
  });
}
