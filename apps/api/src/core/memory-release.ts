import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two looks, of which this many quiet ones in a row are the end of a rush. */
const lookMs = 2000;
const quietLooks = 3;
/** Looks from one collection to the next: each holds everything up for about 100 ms. */
const minLooksBetween = 15;
/** Share of the time that the event loop of a quiet process works. */
const quietShare = 0.25;
/** Bytes that a rush leaves behind at least. */
const minBytes = 32 * 1024 * 1024;

interface ProcessMemory {
  /** Share of the time since the last call that the event loop has worked. */
  utilization: () => number;
  /** Bytes of memory in use. */
  usedBytes: () => number;
  collect: () => Promise<unknown>;
}

/**
 * A look at whether a rush is over and has left garbage, which is collected then. V8 collects as it allocates: a process
 * that was busy and has fallen quiet would keep for hours what it needed for a minute.
 */
export function createMemoryRelease({ utilization, usedBytes, collect }: ProcessMemory) {
  let quiet = 0;
  let sinceLast = minLooksBetween;
  let base = usedBytes();
  return async (): Promise<void> => {
    quiet = utilization() < quietShare ? quiet + 1 : 0;
    sinceLast += 1;
    base = Math.min(base, usedBytes());
    if (quiet < quietLooks || sinceLast < minLooksBetween || usedBytes() - base < minBytes) return;
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

/** Gives the memory of every rush back to the system when it is over; does not keep the process. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as Collect;
  const look = createMemoryRelease({
    utilization: createUtilization(),
    usedBytes: () => process.memoryUsage.rss(),
    // The thorough kind gives the pages back, too.
    collect: () => gc({ type: 'major', execution: 'async', flavor: 'last-resort' }),
  });
  setInterval(() => void look(), lookMs).unref();
}
