import type { Role } from '@piacter/contracts/core/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { isSocialMedia } from '@piacter/contracts/packages/values';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { advertiserPaths } from '../../../config/paths.ts';
import { Note } from '../../../ui/note.tsx';
import { isListingGone } from '../place-order/index.ts';
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

const isPaidFor = ({ isActive, paymentState }: OwnOrder) => isActive === 1 || paymentState === 'paid';

/** Whether the payment of an order was being processed while this page looked on, and its money was not taken. */
export function useDeclined(order: OwnOrder | undefined): boolean {
  const state = order?.paymentState;
  const [wasCapturing, setWasCapturing] = useState(false);
  useEffect(() => {
    if (state === 'capturing') setWasCapturing(true);
  }, [state]);
  return wasCapturing && state === 'unpaid';
}

/** Until when it is in force, or what comes of it where it is not counted in days. */
function paidWords(order: OwnOrder): string {
  const { packageName, packageType, validTo } = order;
  if (isPaidFor(order) && validTo === null && !isListingGone(order))
    return text.paidFor(packageName, text.paidNext[packageType] ?? text.paidNextOfService);
  const { label, detail } = stateOf(order, new Date());
  return text.paidState(packageName, [label, detail].filter(Boolean).join(' '));
}

type Props = {
  role: Role;
  /** Whether the payment page has said that it was paid; else the order says so. */
  isPaid: boolean;
  /** The order that the payment page has led here from; undefined when it is not on this page of the list. */
  order: OwnOrder | undefined;
  isDeclined: boolean;
};

/** What has become of the payment that one comes from; it is heard, too, when the result arrives later. */
export function PaymentNotes({ role, isPaid, order, isDeclined }: Props) {
  if (isPaid || (order && isPaidFor(order)))
    return (
      <Note variant="done">
        {order ? paidWords(order) : text.paid}
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
