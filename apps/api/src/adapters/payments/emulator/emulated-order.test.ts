import { expect, it, vi } from 'vitest';
import { approve, capture, createOrder, isCutOff } from './emulated-order.ts';

const begin = () =>
  createOrder('1', {
    intent: 'CAPTURE',
    purchase_units: [
      { reference_id: 'default', custom_id: '7', amount: { currency_code: 'HUF', value: '9990' } },
    ],
  });

it.each(['unreachable', 'lost_connection'] as const)('ends the outage of %s after a minute', (fault) => {
  vi.useFakeTimers();
  const order = begin();
  approve(order, fault);
  expect(isCutOff(order)).toBe(fault === 'unreachable');
  capture(order);
  vi.advanceTimersByTime(59_000);
  expect(isCutOff(order)).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(isCutOff(order)).toBe(false);
  vi.useRealTimers();
});

it('cuts off no order without a fault', () => {
  const order = begin();
  approve(order, null);
  capture(order);
  expect(isCutOff(order)).toBe(false);
});
