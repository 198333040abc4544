import { describe, expect, it } from 'vitest';
import { createMemoryRelease } from './memory-release.ts';

const megabyte = 1024 * 1024;

function processWith({ held }: { held: number }) {
  const state = { share: 0.01, held, collected: 0 };
  const look = createMemoryRelease({
    utilization: () => state.share,
    usedBytes: () => state.held * megabyte,
    collect: async () => {
      state.collected += 1;
      state.held = held + 2;
    },
  });
  const lookTimes = async (times: number) => {
    for (let n = 0; n < times; n += 1) await look();
  };
  return { state, lookTimes };
}

describe('memory after peak load', () => {
  it('is released once the process has been idle for a while', async () => {
    const { state, lookTimes } = processWith({ held: 50 });
    state.share = 0.9;
    state.held = 180;
    await lookTimes(10);
    expect(state.collected).toBe(0);
    state.share = 0.01;
    await lookTimes(9);
    expect(state.collected).toBe(0);
    await lookTimes(10);
    expect(state.collected).toBe(1);
  });

  it('is released at most every thirty seconds', async () => {
    const { state, lookTimes } = processWith({ held: 50 });
    for (let n = 0; n < 39; n += 1) {
      state.held += 20;
      await lookTimes(1);
    }
    expect(state.collected).toBe(2);
  });

  it('is kept while the process answers some requests, whose compiled code the collection would discard', async () => {
    const { state, lookTimes } = processWith({ held: 50 });
    state.held = 180;
    state.share = 0.1;
    await lookTimes(20);
    expect(state.collected).toBe(0);
  });

  it('is kept while the load fluctuates, and when it is little', async () => {
    const { state, lookTimes } = processWith({ held: 50 });
    state.held = 60;
    await lookTimes(10);
    state.held = 180;
    for (let n = 0; n < 5; n += 1) {
      state.share = 0.9;
      await lookTimes(1);
      state.share = 0.01;
      await lookTimes(2);
    }
    expect(state.collected).toBe(0);
  });
});
