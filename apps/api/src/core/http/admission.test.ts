import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission, type AdmissionOptions, Overload } from './admission.ts';
import { DeadlinePassed } from './deadline.ts';

const noAnswer = Object.assign(new Error('silence'), { code: 'ETIMEDOUT', fatal: true });
const options = { inFlight: 1, maxWaiting: 10, maxWaitMs: 1000, deadlineMs: 2500 };

/** An admission whose works end when the test says so, and which of them have begun. */
function admissionOf(overrides: Partial<AdmissionOptions> = {}) {
  const admission = new Admission({ ...options, ...overrides });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const left = new Set<string>();
  const outcomes = new Map<string, Promise<string>>();
  const call = (name: string, origin = 'a'): void => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    const outcome = admission.run({ origin, hasLeft: () => left.has(name) }, () => {
      begun.push(name);
      return end.promise;
    });
    outcome.catch(() => undefined);
    outcomes.set(name, outcome);
  };
  const outcomeOf = (name: string) => outcomes.get(name) ?? Promise.reject(new Error(`${name} did not call`));
  const end = async (name: string) => {
    ends.get(name)?.resolve(name);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (name: string, error: Error) => {
    ends.get(name)?.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { admission, call, outcomeOf, end, fail, begun, left };
}

describe('the working cap', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('works on so many requests at a time and has the others wait', async () => {
    const { call, end, outcomeOf, begun } = admissionOf({ inFlight: 2 });
    for (const name of ['one', 'two', 'three']) call(name);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['one', 'two']);
    await end('two');
    expect(begun).toEqual(['one', 'two', 'three']);
    for (const name of ['one', 'three']) await end(name);
    expect(await Promise.all(['one', 'two', 'three'].map(outcomeOf))).toEqual(['one', 'two', 'three']);
  });

  it('refuses after a wait and not at once, so that trying again costs little', async () => {
    const { call, end, begun, outcomeOf } = admissionOf();
    for (const name of ['one', 'next']) call(name);
    call('two');
    await end('one');
    const seen = vi.fn();
    outcomeOf('two').catch(seen);
    await vi.advanceTimersByTimeAsync(999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcomeOf('two')).rejects.toThrow(Overload);
    await expect(outcomeOf('two')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    expect(begun).toEqual(['one', 'next']);
  });

  it('blames the database when nobody was answered meanwhile', async () => {
    const { call, outcomeOf } = admissionOf();
    call('one');
    call('two');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(outcomeOf('two')).rejects.toThrow(DeadlinePassed);
  });

  it('lets nobody into a line that is full', async () => {
    const { call, outcomeOf } = admissionOf({ maxWaiting: 1 });
    call('one');
    call('two');
    call('three');
    await expect(outcomeOf('three')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('serves the addresses of origin in turns, however long the line of one is', async () => {
    const { call, end, begun } = admissionOf();
    for (const name of ['a1', 'a2', 'a3', 'a4']) call(name, 'a');
    for (const name of ['b1', 'b2']) call(name, 'b');
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('does nothing for a client that has left', async () => {
    const { call, end, begun, left } = admissionOf();
    for (const name of ['one', 'gone', 'three']) call(name);
    left.add('gone');
    await end('one');
    expect(begun).toEqual(['one', 'three']);
  });

  it('gives the place of failed work to the next', async () => {
    const { call, fail, begun, outcomeOf } = admissionOf();
    call('one');
    call('two');
    await fail('one', new Error('broken'));
    await expect(outcomeOf('one')).rejects.toThrow('broken');
    expect(begun).toEqual(['one', 'two']);
  });

  it('answers within the deadline, the wait included, while the work keeps its place', async () => {
    const { call, end, begun, outcomeOf } = admissionOf();
    call('one');
    call('two');
    await vi.advanceTimersByTimeAsync(900);
    await end('one');
    await vi.advanceTimersByTimeAsync(1599);
    expect(begun).toEqual(['one', 'two']);
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcomeOf('two')).rejects.toThrow(DeadlinePassed);
    call('three');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(outcomeOf('three')).rejects.toThrow(DeadlinePassed);
    call('four');
    await end('two');
    expect(begun).toEqual(['one', 'two', 'four']);
  });

  it.each([
    ['that the database says nothing', noAnswer, ['one', 'probe']],
    ['anything else', new Error('broken'), ['one', 'probe', 'three']],
  ])('after %s has one work at a time ask again', async (_what, error, expected) => {
    const { call, fail, begun } = admissionOf({ inFlight: 5 });
    call('one');
    await fail('one', error);
    call('probe');
    call('three');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(expected);
  });

  it('lets everybody in again with the first answer of the database', async () => {
    const { call, end, fail, begun } = admissionOf({ inFlight: 5 });
    call('one');
    await fail('one', noAnswer);
    call('probe');
    await end('probe');
    call('three');
    call('four');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['one', 'probe', 'three', 'four']);
  });

  it('knows when there are more lines, each of another origin, than get their turn in time', async () => {
    const { admission, call, end } = admissionOf();
    const crowd = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const origin of crowd) call(`${origin}1`, origin);
    await vi.advanceTimersByTimeAsync(0);
    await end('a1');
    expect([admission.isHopeless('new'), admission.isHopeless('g')]).toEqual([true, true]);
    for (const origin of ['b', 'c', 'd', 'e']) await end(`${origin}1`);
    expect(admission.isHopeless('new')).toBe(false);
  });

  it('knows when a line is longer than anybody may wait at the present pace, and whose line it is', async () => {
    const { admission, call, end } = admissionOf();
    for (const n of [1, 2, 3, 4, 5]) call(`a${n}`, 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(admission.isHopeless('a')).toBe(false);
    await end('a1');
    expect([admission.isHopeless('a'), admission.isHopeless('b')]).toEqual([true, false]);
    await end('a2');
    await end('a3');
    await end('a4');
    expect(admission.isHopeless('a')).toBe(false);
  });
});
