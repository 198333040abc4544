import { setTimeout as wait } from 'node:timers/promises';
import { type CrowdResult, runCrowd } from './crowd.ts';
import { networks } from './loopback.ts';
import type { Owner } from './owner.ts';
import type { Paths } from './paths.ts';
import type { Product } from './product.ts';

/** How large everything is: the whole proof, or the short one within the tests. */
export interface Scale {
  /** Milliseconds before a scenario counts, and while it counts. */
  warmUpMs: number;
  measuredMs: number;
  /** Milliseconds of an attack before the memory is compared, and in which a process that has worked rests. */
  tasteMs: number;
  restMs: number;
  /** Milliseconds that the 99th percentile of the healthy clients may have. */
  p99Ms: number;
  /** Of the memory before that there may be after, and milliseconds that it has to come back. */
  memoryShare: number;
  settleMs: number;
}

/** What a scenario plays on. */
export interface Stage {
  product: Product;
  paths: Paths;
  owner: Owner;
  scale: Scale;
  database: { freeze: () => void; thaw: () => void };
}

/** Healthy clients, each with an address of its own, and what each asks a second: people who look at pages. */
const healthyClients = 20;
const healthyPerSecond = 2;

export const mixedPaths = ({ searches, details, pages }: Paths): string[] => [
  ...searches,
  ...details.slice(0, searches.length),
  ...pages,
];

export const healthyCrowd = (
  { product, paths, scale }: Stage,
  { measuredMs = scale.measuredMs, warmUpMs = scale.warmUpMs } = {},
): Promise<CrowdResult> =>
  runCrowd({
    port: product.port,
    clients: healthyClients,
    perSecond: healthyPerSecond,
    paths: mixedPaths(paths),
    network: networks.healthy,
    warmUpMs,
    measuredMs,
  });

/** Megabytes and log while `work` is done, and the memory when it has come back, or has not. */
export async function watchProduct<Result>(
  { product, scale }: Stage,
  work: () => Promise<Result>,
): Promise<{ result: Result; use: Use }> {
  const before = product.memory();
  const [log, cpu, began] = [product.logBytes(), product.cpuMs(), performance.now()];
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, product.memory());
  }, 100);
  const result = await work();
  const ms = performance.now() - began;
  const use = {
    log: (product.logBytes() - log) / 1e6 / (ms / 60_000),
    processors: (product.cpuMs() - cpu) / ms,
  };
  clearInterval(timer);
  const deadline = performance.now() + scale.settleMs;
  while (product.memory() > before * scale.memoryShare && performance.now() < deadline) await wait(200);
  return { result, use: { ...use, before, peak, after: product.memory() } };
}

/** What the product used. */
export interface Use {
  /** Megabytes of memory. */
  before: number;
  peak: number;
  after: number;
  /** Megabytes of log a minute. */
  log: number;
  /** Processors that were busy with it. */
  processors: number;
}
