import type { Role } from '@piacter/contracts/core/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { isSocialMedia } from '@piacter/contracts/packages/rules';
import { advertiserPaths } from '@piacter/contracts/site/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { formatPaidState, isPaidOrder } from './purchase-state.ts';
import { text } from './text.ts';

/** The order in the navigation state of the payment page: `paid`, or `unsettled` while its payment has no result. */
export function usePaymentResult() {
  const { state } = useLocation();
  const readID = (name: string): number | undefined => {
    const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
    return typeof value === 'number' ? value : undefined;
  };
  return { paid: readID('paidOrder'), unsettled: readID('unsettledOrder') };
}

/** Whether the payment of an order was declined while this page polled it. */
export function useDeclined(order: OwnOrder | undefined): boolean {
  const state = order?.paymentState;
  const [wasCapturing, setWasCapturing] = useState(false);
  useEffect(() => {
    if (state === 'capturing') setWasCapturing(true);
  }, [state]);
  return wasCapturing && state === 'unpaid';
}

type Props = {
  role: Role;
  /** True if the payment page reported it as paid; otherwise the order's state decides. */
  isPaid: boolean;
  /** The order of the payment page; undefined when it is not on this page of the list. */
  order: OwnOrder | undefined;
  isDeclined: boolean;
};

/** The result of the payment that the buyer returns from; a live region announces a later one. */
export function PaymentNotes({ role, isPaid, order, isDeclined }: Props) {
  if (isPaid || (order && isPaidOrder(order)))
    return (
      <Note variant="done">
        {order ? formatPaidState(order) : text.paid}
        {order && isSocialMedia(order.packageType) && (
          <>
            {' '}
            <Link to={advertiserPaths(role).socialLinks}>{text.toSocialLinks}</Link>
          </>
        )}
      </Note>
    );
  if (order?.paymentState === 'refunded') return null;
  if (order && isDeclined) return <Note variant="error">{text.declined(order.packageName)}</Note>;
  return (
    <div role="status">
      <Note>{text.unsettled}</Note>
    </div>
  );
}
