import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { forEachIsolated } from '../core/for-each-isolated.ts';
import { createLogger } from '../core/log.ts';
import { createMetrics } from '../core/metrics.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { runJob } from './run-job.ts';

describe('a run of a background job', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  const schedule = '* * * * *';

  it('is counted by its outcome, and a failure is logged instead of thrown', async () => {
    const metrics = createMetrics();
    const lines: string[] = [];
    const deps = { ...t.deps, log: createLogger('error', { write: (line) => lines.push(line) }) };
    const moments: Date[] = [];
    const run = async (_deps: unknown, now: Date) => moments.push(now);
    await runJob({ name: 'count', schedule, run }, deps, metrics);
    await runJob({ name: 'count', schedule, run }, deps, metrics);
    const fail = () => Promise.reject(new Error('the disk is full'));
    await runJob({ name: 'fail', schedule, run: fail }, deps, metrics);
    expect(moments).toEqual([t.clock.now(), t.clock.now()]);
    const counted = await metrics.registry.getSingleMetricAsString('jobs_total');
    expect(counted).toContain('jobs_total{job="count",outcome="done"} 2');
    expect(counted).toContain('jobs_total{job="fail",outcome="failed"} 1');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the disk is full');
  });

  it('leaves no value of a statement in the log, whichever way its error is logged', async () => {
    const lines: string[] = [];
    const log = createLogger('error', { write: (line) => lines.push(line) });
    const [user, other] = [await t.createUser({ email: "o'titok@pelda.test" }), await t.createUser()];
    const statements = [
      sql`update users set email = ${user.email} where userID = ${other.userID}`,
      sql`update users set userID = ${'titok'} where email = ${user.email}`,
      sql`select titok from users where email = ${user.email}`,
    ];
    const fail = () => forEachIsolated(statements, (statement) => statement.execute(t.db));
    await runJob({ name: 'fail', schedule, run: fail }, { ...t.deps, log });
    const error = await fail().catch((thrown) => thrown);
    for (const one of error.errors) {
      log.error({ err: new Error('wrapped', { cause: one }) }, 'wrapped');
      log.error(one, 'as it is');
    }
    expect(lines).toHaveLength(7);
    expect(lines.join('')).not.toContain('titok@');
    expect(lines.join('')).not.toContain("value: 'titok'");
    // What tells the fault stays: code, key, place in the program.
    for (const words of [
      'ER_DUP_ENTRY',
      "Duplicate entry '…' for key '",
      'run-job.test.ts',
      "column 'titok'",
    ])
      expect(lines[0]).toContain(words);
  });
});
