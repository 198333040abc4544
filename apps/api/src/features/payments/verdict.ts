import { currency, type ProviderOrder } from '../../adapters/payments/index.ts';

/** What the provider's order has to match, by our own records. */
export interface ExpectedPayment {
  orderID: number;
  /** Forints. */
  amount: number;
  /** Our account: as the provider's order named it on creation, and as the configuration names it. */
  payees: readonly string[];
}

/** What the state of the provider's order means for the payment. */
export type Verdict =
  | { kind: 'open' | 'approved' | 'declined' | 'gone' }
  | { kind: 'pending' | 'captured' | 'refunded'; captureID: string }
  | { kind: 'mismatch'; reason: string };

type Unit = ProviderOrder['units'][number];

/** HUF has no decimals, but the provider may send `.00`. */
const isAmount = (value: string, amount: number): boolean =>
  /^\d{1,10}(\.0+)?$/.test(value) && Number(value) === amount;

/** Why the provider's order does not match ours; undefined when it does. */
function findMismatch(unit: Unit, { orderID, amount, payees }: ExpectedPayment): string | undefined {
  if (unit.customID !== String(orderID)) return 'order';
  const sums = [unit, ...unit.captures];
  if (sums.some((sum) => sum.currency !== currency)) return 'currency';
  if (sums.some((sum) => !isAmount(sum.value, amount))) return 'amount';
  if (payees.some((payee) => payee !== unit.payee)) return 'payee';
  return undefined;
}

const verdictByCaptureStatus: Record<string, Verdict['kind']> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  PENDING: 'pending',
  REFUNDED: 'refunded',
  REVERSED: 'refunded',
};

/**
 * Checks the provider's order: exactly one purchase unit with our order, forints, the exact amount and our account as
 * payee. Then reads how far it has come.
 */
export function toVerdict(found: ProviderOrder | undefined, expected: ExpectedPayment): Verdict {
  if (!found || found.status === 'VOIDED') return { kind: 'gone' };
  const [unit] = found.units;
  if (!unit || found.units.length > 1) return { kind: 'mismatch', reason: 'units' };
  const reason = findMismatch(unit, expected);
  if (reason) return { kind: 'mismatch', reason };
  // A declined attempt may precede the successful one.
  for (const { captureID, status } of unit.captures) {
    const kind = verdictByCaptureStatus[status];
    if (kind === 'captured' || kind === 'pending' || kind === 'refunded') return { kind, captureID };
  }
  if (unit.captures.length > 0) return { kind: 'declined' };
  return { kind: found.status === 'APPROVED' ? 'approved' : 'open' };
}
