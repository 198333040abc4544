import { setTimeout as wait } from 'node:timers/promises';
import type { Paths } from '../listing-paths.ts';
import type { Owner } from '../owner.ts';
import { type CrowdResult, networks, runCrowd } from './crowd.ts';
import type { Product } from './product.ts';

/** The scale of the scenarios: the full run, or the short one within the tests. */
export interface Scale {
  /** Milliseconds of warm-up and of measurement. */
  warmUpMs: number;
  measuredMs: number;
  /** Milliseconds of the attack before the memory's baseline, and of idling before it. */
  tasteMs: number;
  restMs: number;
  /** Target of the healthy clients' 99th percentile, in milliseconds. */
  p99Ms: number;
  /** How many of the healthy clients' requests may be refused, relative to those that are served. */
  refusedShare: number;
  /** Maximum memory afterwards relative to before, and milliseconds to recover. */
  memoryShare: number;
  settleMs: number;
}

/** The environment of a scenario. */
export interface Stage {
  product: Product;
  paths: Paths;
  owner: Owner;
  scale: Scale;
  database: { freeze: () => void; thaw: () => void };
}

export const mixedPaths = ({ searches, details, pages }: Paths): string[] => [
  ...searches,
  ...details.slice(0, searches.length),
  ...pages,
];

/** What the clients of a scenario have in common. */
export const toCrowd = ({ product, paths, scale: { warmUpMs, measuredMs } }: Stage) => ({
  port: product.port,
  paths: mixedPaths(paths),
  network: networks.crowd,
  warmUpMs,
  measuredMs,
});

/** Twenty clients with their own addresses, each with two requests a second. */
export const healthyCrowd = (stage: Stage, more: { measuredMs?: number } = {}): Promise<CrowdResult> =>
  runCrowd({ ...toCrowd(stage), network: networks.healthy, clients: 20, perSecond: 2, ...more });

/** Measures memory and log during `work`, and the memory after the time to recover, unless that does not matter. */
export async function watchProduct<Result>(
  { product, scale }: Stage,
  work: () => Promise<Result>,
  { waitsForMemory = true } = {},
): Promise<{ result: Result; use: Use }> {
  const before = product.memory();
  const [log, cpu, began, ownCpu] = [
    product.logBytes(),
    product.cpuMs(),
    performance.now(),
    process.cpuUsage(),
  ];
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, product.memory());
  }, 100);
  const result = await work();
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(ownCpu);
  const use = {
    log: (product.logBytes() - log) / 1e6 / (ms / 60_000),
    processors: (product.cpuMs() - cpu) / ms,
    generator: (user + system) / 1000 / ms,
  };
  clearInterval(timer);
  const deadline = performance.now() + (waitsForMemory ? scale.settleMs : 0);
  while (product.memory() > before * scale.memoryShare && performance.now() < deadline) await wait(200);
  return { result, use: { ...use, before, peak, after: product.memory() } };
}

/** The product's resource usage. */
export interface Use {
  /** Megabytes of memory. */
  before: number;
  peak: number;
  after: number;
  /** Megabytes of log per minute. */
  log: number;
  /** Processors used, and those that the load and its measurement used. */
  processors: number;
  generator: number;
}
