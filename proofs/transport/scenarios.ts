import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { isOk } from '../client.ts';
import type { AttackName, AttackOptions } from './attacks.ts';
import { type CrowdResult, runCrowd } from './crowd.ts';
import {
  healthyCrowd,
  mixedPaths,
  type Scale,
  type Stage,
  toCrowd,
  type Use,
  watchProduct,
} from './stage.ts';

/** The figures of a scenario, and its missed targets. */
export interface Finding {
  name: string;
  crowd: CrowdResult;
  use: Use;
  /** Replies with status 200 per second of the product's processor time. */
  perCpuSecond?: number;
  misses: string[];
}

/** Targets: megabytes of log per minute of overload, and milliseconds to a rejection while the database hangs. */
const maxLog = 1;
const refusalMs = 3000;

const miss = (isMet: boolean, what: string): string[] => (isMet ? [] : [what]);

const missesOfLog = ({ log }: Use): string[] => miss(log <= maxLog, `log ${log.toFixed(1)} MB a minute`);

const missesOfUse = ({ scale }: Stage, use: Use): string[] => [
  ...miss(
    use.after <= use.before * scale.memoryShare,
    `memory ${use.before.toFixed(0)} to ${use.after.toFixed(0)} MB`,
  ),
  ...missesOfLog(use),
];

const only = ({ statuses }: CrowdResult, ...expected: number[]): boolean =>
  Object.keys(statuses).length > 0 &&
  Object.keys(statuses).every((status) => expected.includes(Number(status)));

function missesOfHealthy(crowd: CrowdResult, { p99Ms, refusedShare }: Scale): string[] {
  const { 200: served = 0, 503: refused = 0 } = crowd.statuses;
  const isServed = only(crowd, 200, 503) && refused <= served * refusedShare;
  return [
    ...miss(isServed, `healthy clients saw ${JSON.stringify(crowd.statuses)}`),
    ...miss(crowd.p99 <= p99Ms, `p99 of the healthy clients ${crowd.p99.toFixed(0)} ms`),
  ];
}

type CrowdFinding = Omit<Finding, 'name' | 'misses'>;

/** A finding, whose use of memory and log counts too. */
const conclude = (stage: Stage, name: string, found: CrowdFinding, misses: string[] = []): Finding => ({
  ...found,
  name,
  misses: [...misses, ...missesOfUse(stage, found.use)],
});

/** Starts an attack, in a thread that ends it when it is terminated. */
const beginAttack = (options: AttackOptions): Worker =>
  new Worker(join(import.meta.dirname, 'attacks.ts'), { workerData: options, execArgv: [] });

/** An attack must not affect healthy clients. */
export async function underAttack(
  stage: Stage,
  name: string,
  attack: AttackName,
  size: { connections: number; addresses: number },
): Promise<Finding> {
  const { product, owner, scale } = stage;
  const options = { name: attack, port: product.port, token: owner.token, ...size };
  // Buffers for sockets stay allocated after first use, so growth is measured from the second time.
  if (scale.tasteMs > 0) {
    const taste = beginAttack(options);
    await wait(scale.tasteMs);
    await taste.terminate();
    await wait(scale.restMs);
  }
  const { result: crowd, use } = await watchProduct(stage, async () => {
    const thread = beginAttack(options);
    const healthy = await healthyCrowd(stage);
    await thread.terminate();
    return healthy;
  });
  return conclude(stage, name, { crowd, use }, missesOfHealthy(crowd, scale));
}

/** Three hundred clients behind one address, each with a request every few seconds. */
export async function politeCrowd(stage: Stage): Promise<Finding> {
  const { result: crowd, use } = await watchProduct(stage, () =>
    runCrowd({ ...toCrowd(stage), clients: 300, addresses: 1, perSecond: 0.3 }),
  );
  const misses = missesOfHealthy(crowd, stage.scale);
  return conclude(stage, '300 polite clients of one address', { crowd, use }, misses);
}

/** With a stopped database requests are rejected in time, and everything recovers with it. */
export async function frozenDatabase(stage: Stage): Promise<Finding> {
  const { scale, database } = stage;
  const { result, use } = await watchProduct(stage, async () => {
    database.freeze();
    // Requests open at the freeze have a connection that seems to work.
    const measuredMs = Math.max(scale.measuredMs, refusalMs);
    const crowd = await healthyCrowd(stage, { measuredMs }).finally(database.thaw);
    return { crowd, after: await healthyCrowd(stage) };
  });
  const { crowd, after } = result;
  const misses = [
    ...miss(only(crowd, 503), `clients saw ${JSON.stringify(crowd.statuses)}`),
    ...miss(crowd.withoutRetryAfter === 0, `${crowd.withoutRetryAfter} refusals without Retry-After`),
    ...miss(crowd.max <= refusalMs, `the longest refusal took ${crowd.max.toFixed(0)} ms`),
    ...missesOfHealthy(after, scale).map((what) => `after it: ${what}`),
  ];
  return conclude(stage, 'frozen database', { crowd, use }, misses);
}

/** With a full disk uploads are rejected and everything else works. */
export async function fullDisk(stage: Stage): Promise<Finding> {
  const { product, owner, scale } = stage;
  const { result, use } = await watchProduct(stage, async () => {
    product.fillDisk();
    const crowd = healthyCrowd(stage);
    const [refused, changed] = [await owner.upload(), await owner.save()];
    const seen = await crowd;
    product.emptyDisk();
    return { crowd: seen, refused, changed, accepted: await owner.upload() };
  });
  const { crowd, refused, changed, accepted } = result;
  const misses = [
    ...missesOfHealthy(crowd, scale),
    ...miss(
      refused.status === 503 && refused.headers.has('retry-after'),
      `an upload was answered ${refused.status}`,
    ),
    ...miss(isOk(changed), `a change without a file was answered ${changed.status}`),
    ...miss(isOk(accepted), `an upload was answered ${accepted.status} when there was space again`),
  ];
  return conclude(stage, 'full disk', { crowd, use }, misses);
}

/** Clients that retry at once, each with its own address. */
export async function crowdOf(
  stage: Stage,
  clients: number,
  { paths = mixedPaths(stage.paths), waitsForMemory = true } = {},
): Promise<CrowdFinding> {
  const load = () => runCrowd({ ...toCrowd(stage), clients, paths });
  const { result: crowd, use } = await watchProduct(stage, load, { waitsForMemory });
  return { crowd, use, perCpuSecond: crowd.goodput / use.processors };
}

export interface Share {
  clients: number;
  /** Minimum share of the peak throughput. */
  least: number;
}

/**
 * Compares the throughput under many retrying clients with the peak of a few, averaged over before and after. Memory is
 * compared between the begin and the end: waiting for it after each crowd would take a minute each.
 */
export async function retryingCrowds(
  stage: Stage,
  name: string,
  paths: string[],
  shares: readonly Share[],
): Promise<Finding[]> {
  const measure = async (clients: number, { isLast = false } = {}) => {
    const found = await crowdOf(stage, clients, { paths, waitsForMemory: isLast });
    // The connections of one crowd are closed before the next starts.
    await wait(1000);
    return found;
  };
  const peakName = `${name}, ${peakClients} clients (the peak)`;
  const before = await measure(peakClients);
  const crowds: (CrowdFinding & Share)[] = [];
  for (const share of shares) crowds.push({ ...(await measure(share.clients)), ...share });
  const last = await measure(peakClients, { isLast: true });
  const after = { ...last, use: { ...last.use, before: before.use.before } };
  const peak = (before.crowd.goodput + after.crowd.goodput) / 2;

  const findings = crowds.map(({ clients, least, ...found }): Finding => {
    const { crowd, use } = found;
    const share = crowd.goodput / peak;
    const percent = `${(share * 100).toFixed(0)} %`;
    const misses = [
      ...miss(share >= least, `${percent} of the peak`),
      ...miss(crowd.withoutRetryAfter === 0, `${crowd.withoutRetryAfter} refusals without Retry-After`),
      ...miss(only(crowd, 200, 503), `clients saw ${JSON.stringify(crowd.statuses)}`),
      ...missesOfLog(use),
    ];
    return { ...found, name: `${name}, ${clients} clients: ${percent}`, misses };
  });
  return [
    { ...before, name: peakName, misses: missesOfLog(before.use) },
    ...findings,
    conclude(stage, peakName, after),
  ];
}

/** Milliseconds of load, and the largest share of the memory afterwards. */
const freshLoadMs = 120_000;
const freshShare = 1.3;

/**
 * Compares the memory of a process that has had no load since its start with that after its first load of some minutes.
 * Everywhere else the baseline is a process that has had load already.
 */
export async function memoryOfFreshProcess(stage: Stage): Promise<Finding> {
  const scale = { ...stage.scale, measuredMs: freshLoadMs, memoryShare: freshShare };
  const fresh = { ...stage, scale };
  const found = await crowdOf(fresh, peakClients);
  return conclude(fresh, `memory of a fresh process, ${peakClients} clients`, found);
}

/** Clients for measuring the peak. */
const peakClients = 50;
