import { describe, expect, it } from 'vitest';
import type { ProviderOrder } from '../../adapters/payments/index.ts';
import { toVerdict } from './verdict.ts';

const expected = { orderID: 7, amount: 9900, payees: ['US'] };
const money = { currency: 'HUF', value: '9900' };
const capture = (status: string, id = 'C') => ({ captureID: id, status, ...money });
type Unit = ProviderOrder['units'][number];

const order = (unit: Partial<Unit> = {}, status = 'APPROVED'): ProviderOrder => ({
  paymentOrderID: 'P',
  status,
  units: [{ customID: '7', payee: 'US', ...money, captures: [], ...unit }],
});

describe('the verdict on a payment', () => {
  it('is approved when the order is approved and matches', () => {
    expect(toVerdict(order(), expected)).toEqual({ kind: 'approved' });
    expect(toVerdict(order({ value: '9900.00' }), expected)).toEqual({ kind: 'approved' });
  });

  it.each(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'])('is open while it is %s', (status) => {
    expect(toVerdict(order({}, status), expected)).toEqual({ kind: 'open' });
  });

  it('is gone when the provider does not know the order', () => {
    expect(toVerdict(undefined, expected)).toEqual({ kind: 'gone' });
    expect(toVerdict(order({}, 'VOIDED'), expected)).toEqual({ kind: 'gone' });
  });

  it.each([
    ['order', { customID: '8' }],
    ['order', { customID: undefined }],
    ['order', { customID: '7 ' }],
    ['currency', { currency: 'EUR' }],
    ['currency', { captures: [{ ...capture('COMPLETED'), currency: 'USD' }] }],
    ['amount', { value: '9899' }],
    ['amount', { value: '9900.01' }],
    ['amount', { value: '99000' }],
    ['amount', { value: '9.9e3' }],
    ['amount', { value: '-9900' }],
    ['amount', { captures: [{ ...capture('COMPLETED'), value: '1' }] }],
    ['payee', { payee: 'THEM' }],
    ['payee', { payee: undefined }],
  ])('is a mismatch of %s for %j', (reason, unit) => {
    expect(toVerdict(order(unit), expected)).toEqual({ kind: 'mismatch', reason });
  });

  it('is a mismatch for none and for two purchase units', () => {
    const [unit] = order().units;
    for (const units of [[], unit ? [unit, unit] : []])
      expect(toVerdict({ ...order(), units }, expected)).toEqual({ kind: 'mismatch', reason: 'units' });
  });

  it.each([
    ['COMPLETED', 'captured'],
    ['PARTIALLY_REFUNDED', 'captured'],
    ['PENDING', 'pending'],
    ['REFUNDED', 'refunded'],
  ])('of a capture that is %s is %s', (status, kind) => {
    const found = order({ captures: [capture('DECLINED', 'A'), capture(status, 'B')] }, 'COMPLETED');
    expect(toVerdict(found, expected)).toEqual({ kind, captureID: 'B' });
  });

  it.each(['DECLINED', 'FAILED'])('of a capture that is %s is declined', (status) => {
    expect(toVerdict(order({ captures: [capture(status)] }, 'COMPLETED'), expected)).toEqual({
      kind: 'declined',
    });
  });

  it('compares the payee with every expected one', () => {
    expect(toVerdict(order(), { ...expected, payees: ['US', 'OTHER'] })).toMatchObject({ reason: 'payee' });
    expect(toVerdict(order(), { ...expected, payees: [] })).toEqual({ kind: 'approved' });
  });
});
