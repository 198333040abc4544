import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between checks, and the consecutive idle checks after which the peak load is over. */
const checkMs = 2000;
const idleChecks = 10;
/** Minimum checks between two collections, as each blocks the process for about 100 ms. */
const minChecksBetween = 15;
/**
 * Event loop utilization below which the process counts as idle. The collection discards optimized code too: at a fifth
 * of a processor, requests would take a third more of it, as V8 compiled anew every half a minute.
 */
const idleUtilization = 0.05;
/** Bytes of growth below which collecting is not worth it. */
const minBytes = 32 * 1024 * 1024;

interface ProcessMemory {
  /** Event loop utilization since the last call, 0 to 1. */
  utilization: () => number;
  /** Bytes of memory in use. */
  usedBytes: () => number;
  collect: () => Promise<unknown>;
}

/**
 * A check to run periodically: collects garbage once peak load is over. V8 collects while it allocates, so an idle
 * process would keep the memory of its peak for hours.
 */
export function createMemoryRelease({ utilization, usedBytes, collect }: ProcessMemory) {
  let idleCount = 0;
  let sinceLast = minChecksBetween;
  let base = usedBytes();
  return async (): Promise<void> => {
    idleCount = utilization() < idleUtilization ? idleCount + 1 : 0;
    sinceLast += 1;
    base = Math.min(base, usedBytes());
    if (idleCount < idleChecks || sinceLast < minChecksBetween || usedBytes() - base < minBytes) return;
    sinceLast = 0;
    await collect();
    base = usedBytes();
  };
}

function createUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

type Collect = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<unknown>;

/** Periodically returns unused memory to the operating system. The timer does not keep the process alive. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as Collect;
  const check = createMemoryRelease({
    utilization: createUtilization(),
    usedBytes: () => process.memoryUsage.rss(),
    // Only the last-resort collection returns pages to the operating system.
    collect: () => gc({ type: 'major', execution: 'async', flavor: 'last-resort' }),
  });
  setInterval(() => void check(), checkMs).unref();
}
