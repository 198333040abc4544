import { beforeAll, describe, expect, it } from 'vitest';
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
});
