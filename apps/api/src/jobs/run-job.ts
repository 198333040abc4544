import type { Metrics } from '../core/metrics.ts';
import type { Deps } from '../deps.ts';

export interface Job {
  name: string;
  /** Cron expression in the time zone of Budapest. Every process runs every job, so jobs are idempotent. */
  schedule: string;
  run: (deps: Deps, now: Date) => Promise<unknown>;
}

/** Runs a job once and counts its outcome. Never throws: a failed job is retried at its next scheduled time. */
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
