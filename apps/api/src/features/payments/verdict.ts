import { currency, type ProviderOrder } from '../../adapters/payments/index.ts';

/** What a payment has to be, by our own records. */
export interface Expected {
  orderID: number;
  /** Forints. */
  amount: number;
  /** Our account, as it stood in the provider's order when we made it, and as the installation names it. */
  payees: readonly string[];
}

/** What the provider's word on an order means for us. */
export type Verdict =
  | { kind: 'open' | 'approved' | 'declined' | 'gone' }
  | { kind: 'pending' | 'captured' | 'refunded'; captureID: string }
  | { kind: 'mismatch'; reason: string };

type Unit = ProviderOrder['units'][number];

/** HUF has no decimals; the provider may write some all the same. */
const isAmount = (value: string, amount: number): boolean =>
  /^\d{1,10}(\.0+)?$/.test(value) && Number(value) === amount;

/** Why an order is not the one that we made; undefined when it is. */
function faultOf(unit: Unit, { orderID, amount, payees }: Expected): string | undefined {
  if (unit.customID !== String(orderID)) return 'order';
  const sums = [unit, ...unit.captures];
  if (sums.some((sum) => sum.currency !== currency)) return 'currency';
  if (sums.some((sum) => !isAmount(sum.value, amount))) return 'amount';
  if (payees.some((payee) => payee !== unit.payee)) return 'payee';
  return undefined;
}

const meanings: Record<string, Verdict['kind']> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  PENDING: 'pending',
  REFUNDED: 'refunded',
  REVERSED: 'refunded',
};

/**
 * Reads the provider's order: exactly one purchase unit, our order, forints, the very amount, us as the payee; then
 * how far it has come (safety, Payment).
 */
export function verdictOf(found: ProviderOrder | undefined, expected: Expected): Verdict {
  if (!found || found.status === 'VOIDED') return { kind: 'gone' };
  const [unit] = found.units;
  if (!unit || found.units.length > 1) return { kind: 'mismatch', reason: 'units' };
  const reason = faultOf(unit, expected);
  if (reason) return { kind: 'mismatch', reason };
  // A declined attempt may stand before the one that went through.
  for (const { captureID, status } of unit.captures) {
    const kind = meanings[status];
    if (kind === 'captured' || kind === 'pending' || kind === 'refunded') return { kind, captureID };
  }
  if (unit.captures.length > 0) return { kind: 'declined' };
  return { kind: found.status === 'APPROVED' ? 'approved' : 'open' };
}
