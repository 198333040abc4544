import { beforeEach, describe, expect, it } from 'vitest';
import { parseCpuMs } from '../cpu-time.ts';
import { countGoal, durationGoal, percentGoal } from './goals.ts';
import { type CallKind, Ledger } from './ledger.ts';
import { findLost, type Stored } from './verify.ts';

const picture = `/files/images/ab/${'ab'.repeat(20)}-1600.webp`;

let ledger: Ledger;
beforeEach(() => {
  ledger = new Ledger();
});

function attempt(
  kind: CallKind,
  status: number,
  { at = 0, took = 10, hasRetryAfter = false }: { at?: number; took?: number; hasRetryAfter?: boolean } = {},
) {
  ledger.attempts.push({ kind, status, startedAt: at, endedAt: at + took, hasRetryAfter });
}

describe('acknowledged writes', () => {
  const stored = (overrides: Partial<Stored> = {}): Stored => ({
    emails: new Set(['uj.1@pelda.test']),
    orders: new Map([[7, { isPaid: true, isActive: true }]]),
    prices: new Map([[3, 1000]]),
    pictures: new Set([picture]),
    ...overrides,
  });
  beforeEach(() => {
    ledger.registrations.push('uj.1@pelda.test');
    ledger.orders.push(7);
    ledger.payments.push(7);
    ledger.pictures.push(picture);
    ledger.prices.set(3, { acknowledged: 1000, unknown: [1001] });
  });

  it('are found when they are stored, a save also as one whose reply was lost', () => {
    expect(findLost(ledger, stored())).toEqual([]);
    expect(findLost(ledger, stored({ prices: new Map([[3, 1001]]) }))).toEqual([]);
  });

  it.each([
    ['a registration', { emails: new Set<string>() }, ['registration uj.1@pelda.test']],
    ['an order', { orders: new Map() }, ['order 7', 'payment of order 7']],
    ['a payment', { orders: new Map([[7, { isPaid: false, isActive: false }]]) }, ['payment of order 7']],
    ['a picture', { pictures: new Set<string>() }, [`picture ${picture}`]],
    ['a save', { prices: new Map([[3, 999]]) }, ['price 1000 of property 3, which has 999']],
    ['a property', { prices: new Map() }, ['price 1000 of property 3, which has undefined']],
  ])('%s that is not stored is lost', (_what, overrides, lost) => {
    expect(findLost(ledger, stored(overrides))).toEqual(lost);
  });

  it('are counted by kind', () => {
    ledger.saves = 5;
    expect(ledger.counts).toEqual({ registration: 1, save: 5, picture: 1, order: 1, payment: 1 });
  });
});

describe('the outcome of calls', () => {
  it('counts refusals and broken connections as failed, and tells polite refusals apart', () => {
    attempt('read', 200);
    attempt('read', 404);
    attempt('read', 503, { hasRetryAfter: true });
    attempt('read', 503);
    attempt('read', 500, { hasRetryAfter: true });
    attempt('read', 0);
    attempt('write', 0);
    expect(ledger.outcomes(['read'])).toEqual({ total: 6, failed: 4, impolite: 3 });
    expect(ledger.statuses('read')).toEqual({ 0: 1, 200: 1, 404: 1, 500: 1, 503: 2 });
  });

  it('leaves out calls that touch an outage', () => {
    attempt('picture', 503, { at: 95 });
    attempt('picture', 503, { at: 150 });
    attempt('picture', 503, { at: 199 });
    attempt('picture', 503, { at: 200 });
    expect(ledger.outcomes(['picture'], [{ from: 100, to: 200 }])).toMatchObject({ total: 1, failed: 1 });
  });

  it('measures until the first acknowledged write that began after the kill', () => {
    attempt('write', 200, { at: 90, took: 20 });
    attempt('write', 503, { at: 101 });
    attempt('read', 200, { at: 102 });
    attempt('write', 201, { at: 150, took: 30 });
    expect(ledger.backAfter(100)).toBe(80);
    expect(ledger.backAfter(160)).toBe(Number.POSITIVE_INFINITY);
    expect(ledger.backAfter(100, 'upload')).toBe(Number.POSITIVE_INFINITY);
    for (let call = 0; call < 300_000; call += 1) attempt('write', 200, { at: 1000 });
    expect(ledger.backAfter(500)).toBe(510);
  });
});

describe('a goal', () => {
  it('is not met when nothing was examined', () => {
    expect(countGoal('lost', 0, 0).isMet).toBe(false);
    expect(percentGoal('refused', 0, 0).isMet).toBe(false);
    expect(durationGoal('back', [], 10).isMet).toBe(false);
  });

  it('of one per cent is met up to it', () => {
    expect(percentGoal('refused', 10, 1000)).toMatchObject({ isMet: true, figure: '10 of 1000, 1.00 %' });
    expect(percentGoal('refused', 11, 1000).isMet).toBe(false);
  });

  it('of a duration looks at the longest one', () => {
    expect(durationGoal('back', [100, 9999], 10).isMet).toBe(true);
    expect(durationGoal('back', [100, 10_001], 10)).toMatchObject({ isMet: false, figure: '10.0 s' });
    expect(durationGoal('back', [Number.POSITIVE_INFINITY], 10).isMet).toBe(false);
  });
});

it('the CPU time of a process is its user and system time, whatever its name', () => {
  const stat = '42 (a (strange) name) S 1 42 42 0 -1 4194560 900 0 0 0 70 30 5 5 20 0 11 0 100 0 0';
  expect(parseCpuMs(stat)).toBe(1000);
});
