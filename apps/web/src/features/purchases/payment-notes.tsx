import type { OwnOrder } from '@piacter/contracts/orders';
import { useLocation } from 'react-router-dom';
import { Note } from '../../ui/note.tsx';
import { stateOf } from './purchase-state.ts';
import { text } from './text.ts';

/** What the payment page says when it leads here: which order was paid, or has a payment without a result yet. */
export function useJustPaid() {
  const { state } = useLocation();
  const idOf = (name: string): number | undefined => {
    const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
    return typeof value === 'number' ? value : undefined;
  };
  return { paid: idOf('paidOrder'), unsettled: idOf('unsettledOrder') };
}

const isMoneySettled = ({ paymentState }: OwnOrder) => paymentState === 'paid' || paymentState === 'refunded';

/** The news of a payment, until its result is known. */
export function PaymentNotes({
  orders,
  paid,
  unsettled,
}: { orders: readonly OwnOrder[] } & ReturnType<typeof useJustPaid>) {
  const order = orders.find(({ orderID }) => orderID === paid);
  const state = order && stateOf(order, new Date());
  const words = state && [state.label, state.detail].filter(Boolean).join(' ');
  const pending = orders.find(({ orderID }) => orderID === unsettled);
  const isSettled = pending && (pending.isActive === 1 || isMoneySettled(pending));
  return (
    <>
      {paid !== undefined && (
        <Note variant="done">{order && words ? text.paidState(order.packageName, words) : text.paid}</Note>
      )}
      {unsettled !== undefined && !isSettled && <Note>{text.unsettled}</Note>}
    </>
  );
}
