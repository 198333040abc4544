import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission, type AdmissionOptions } from './admission.ts';
import { DeadlineExceeded } from './deadline.ts';
import { OverloadError } from './overload-error.ts';

const noAnswer = Object.assign(new Error('silence'), { code: 'ETIMEDOUT', fatal: true });
const options = { inFlight: 1, maxWaiting: 10, maxWaitMs: 1000, deadlineMs: 2500 };

/** An admission control with calls that the test completes, and the calls that have started. */
function createTestAdmission(overrides: Partial<AdmissionOptions> = {}) {
  const admission = new Admission({ ...options, ...overrides });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const left = new Set<string>();
  const outcomes = new Map<string, Promise<string>>();
  const call = (name: string, origin = 'a'): void => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    const outcome = admission.run({ origin, isAborted: () => left.has(name) }, () => {
      begun.push(name);
      return end.promise;
    });
    outcome.catch(() => undefined);
    outcomes.set(name, outcome);
  };
  const getOutcome = (name: string) =>
    outcomes.get(name) ?? Promise.reject(new Error(`${name} did not call`));
  const end = async (name: string) => {
    ends.get(name)?.resolve(name);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (name: string, error: Error) => {
    ends.get(name)?.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { admission, call, getOutcome, end, fail, begun, left };
}

describe('admission control', () => {
  // Only what the admission control uses: test files share a process, and what others have left behind keeps its clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('runs up to the limit and queues the rest', async () => {
    const { call, end, getOutcome, begun } = createTestAdmission({ inFlight: 2 });
    for (const name of ['one', 'two', 'three']) call(name);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['one', 'two']);
    await end('two');
    expect(begun).toEqual(['one', 'two', 'three']);
    for (const name of ['one', 'three']) await end(name);
    expect(await Promise.all(['one', 'two', 'three'].map(getOutcome))).toEqual(['one', 'two', 'three']);
  });

  it('rejects after a wait and not at once, so that retries cost little', async () => {
    const { call, end, begun, getOutcome } = createTestAdmission();
    for (const name of ['one', 'next']) call(name);
    call('two');
    await end('one');
    let refusal: unknown;
    getOutcome('two').catch((error: unknown) => {
      refusal = error;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(refusal).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await expect(getOutcome('two')).rejects.toThrow(OverloadError);
    await expect(getOutcome('two')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    expect(begun).toEqual(['one', 'next']);
  });

  it('reports a database timeout when no request has completed meanwhile', async () => {
    const { call, getOutcome } = createTestAdmission();
    call('one');
    call('two');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(getOutcome('two')).rejects.toThrow(DeadlineExceeded);
  });

  it('rejects when the queue is full', async () => {
    const { call, getOutcome } = createTestAdmission({ maxWaiting: 1 });
    call('one');
    call('two');
    call('three');
    await expect(getOutcome('three')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('serves client addresses round-robin, however long the queue of one is', async () => {
    const { call, end, begun } = createTestAdmission();
    for (const name of ['a1', 'a2', 'a3', 'a4']) call(name, 'a');
    for (const name of ['b1', 'b2']) call(name, 'b');
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('runs no more of one client at a time than that may have, and meanwhile those of others', async () => {
    const { call, end, begun } = createTestAdmission({ inFlight: 3, inFlightOfOrigin: 1 });
    for (const name of ['a1', 'a2', 'a3']) call(name, 'a');
    call('b1', 'b');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('skips a client that has disconnected', async () => {
    const { call, end, begun, left } = createTestAdmission();
    for (const name of ['one', 'gone', 'three']) call(name);
    left.add('gone');
    await end('one');
    expect(begun).toEqual(['one', 'three']);
  });

  it('releases the slot of a failed call', async () => {
    const { call, fail, begun, getOutcome } = createTestAdmission();
    call('one');
    call('two');
    await fail('one', new Error('broken'));
    await expect(getOutcome('one')).rejects.toThrow('broken');
    expect(begun).toEqual(['one', 'two']);
  });

  it('replies within the deadline including the wait, while the call keeps its slot', async () => {
    const { call, end, begun, getOutcome } = createTestAdmission();
    call('one');
    call('two');
    await vi.advanceTimersByTimeAsync(900);
    await end('one');
    await vi.advanceTimersByTimeAsync(1599);
    expect(begun).toEqual(['one', 'two']);
    await vi.advanceTimersByTimeAsync(1);
    await expect(getOutcome('two')).rejects.toThrow(DeadlineExceeded);
    call('three');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(getOutcome('three')).rejects.toThrow(DeadlineExceeded);
    call('four');
    await end('two');
    expect(begun).toEqual(['one', 'two', 'four']);
  });

  it.each([
    ['a timeout of the database', noAnswer, ['one', 'probe']],
    ['another error', new Error('broken'), ['one', 'probe', 'three']],
  ])('starts a single call as a probe, or all of them, after %s', async (_what, error, expected) => {
    const { call, fail, begun } = createTestAdmission({ inFlight: 5 });
    call('one');
    await fail('one', error);
    call('probe');
    call('three');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(expected);
  });

  it('admits at full concurrency again after the first reply of the database', async () => {
    const { call, end, fail, begun } = createTestAdmission({ inFlight: 5 });
    call('one');
    await fail('one', noAnswer);
    call('probe');
    await end('probe');
    call('three');
    call('four');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['one', 'probe', 'three', 'four']);
  });

  it('predicts a timeout when there are too many queues of different clients', async () => {
    const { admission, call, end } = createTestAdmission();
    const crowd = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const origin of crowd) call(`${origin}1`, origin);
    await vi.advanceTimersByTimeAsync(0);
    await end('a1');
    expect([admission.wouldTimeOut('new'), admission.wouldTimeOut('g')]).toEqual([true, true]);
    for (const origin of ['b', 'c', 'd', 'e']) await end(`${origin}1`);
    expect(admission.wouldTimeOut('new')).toBe(false);
  });

  it('predicts a timeout for the client whose queue is too long at the current throughput', async () => {
    const { admission, call, end } = createTestAdmission();
    for (const n of [1, 2, 3, 4, 5]) call(`a${n}`, 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(admission.wouldTimeOut('a')).toBe(false);
    await end('a1');
    expect([admission.wouldTimeOut('a'), admission.wouldTimeOut('b')]).toEqual([true, false]);
    await end('a2');
    await end('a3');
    await end('a4');
    expect(admission.wouldTimeOut('a')).toBe(false);
  });
});
