import type { Metrics } from '../core/metrics.ts';
import type { Deps } from '../deps.ts';

export interface Job {
  name: string;
  /** Cron pattern by the clocks of Budapest. Every process runs it, so a job may be run twice without harm. */
  schedule: string;
  run: (deps: Deps, now: Date) => Promise<unknown>;
}

/** Runs a job once and counts how it ended. It never throws: a job that failed is tried again at its next turn. */
export async function runJob(
  { name: job, run }: Job,
  deps: Deps,
  metrics?: Pick<Metrics, 'jobs'>,
): Promise<void> {
  try {
    await run(deps, deps.clock.now());
    metrics?.jobs.inc({ job, outcome: 'done' });
  } catch (error) {
    metrics?.jobs.inc({ job, outcome: 'failed' });
    deps.log.error({ err: error, job }, 'job failed');
  }
}
