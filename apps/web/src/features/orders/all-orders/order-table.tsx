import type { OrderDetail } from '@piacter/contracts/orders';
import { adminPaths } from '@piacter/contracts/site/paths';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { getLastMoment } from '../../packages/index.ts';
import styles from './orders.module.css';
import { text } from './text.ts';

const getBuyer = ({ isFirm, firmName, buyerName }: OrderDetail): string =>
  (isFirm === 1 ? firmName : buyerName) || text.noName;

/** How the admin tells an order from another: package and buyer. */
export const describeOrder = (order: OrderDetail): string => text.named(order.packageName, getBuyer(order));

const small = (words: string | null | undefined) => words && <span className={styles.small}>{words}</span>;

/** Whether the order is active, and since or until when; 'over' for one whose days have passed. */
function getState({ isActive, validFrom, validTo }: OrderDetail, now: Date) {
  if (isActive === 0) return { label: text.states.off, isOn: false };
  if (validFrom === null || validTo === null) return { label: text.states.active, isOn: true };
  const last = text.until(formatDate(getLastMoment(validTo)));
  if (now.getTime() >= Date.parse(validTo)) return { label: text.states.over, isOn: false, detail: last };
  if (now.getTime() < Date.parse(validFrom))
    return { label: text.states.queued, isOn: true, detail: text.from(formatDate(validFrom)) };
  return { label: text.states.active, isOn: true, detail: last };
}

type Switch = (order: OrderDetail) => void;

/** The state with the button that changes it. */
function State({ order, onSwitch }: { order: OrderDetail; onSwitch: Switch }) {
  const { label, isOn, detail } = getState(order, new Date());
  const change = order.isActive === 1 ? text.deactivate : text.activate;
  return (
    <>
      <Badge {...(isOn && { variant: 'on', icon: IconCheck })}>{label}</Badge>
      {small(detail)}
      {small(text.payments[order.paymentState])}
      {order.invoiceState === 'failed' && <Badge variant="bad">{text.invoiceFailed}</Badge>}
      <Button
        variant="soft"
        aria-label={text.label(change, describeOrder(order))}
        onClick={() => onSwitch(order)}
      >
        {change}
      </Button>
    </>
  );
}

const columnsFor = (onSwitch: Switch): readonly Column<OrderDetail>[] => [
  {
    key: 'buyer',
    head: text.columns.buyer,
    card: 'name',
    cell: (order) => (
      <>
        <b>{getBuyer(order)}</b>
        {small(order.isFirm === 1 && order.contactPerson ? text.contactPerson(order.contactPerson) : null)}
        {small(order.taxNumber && text.taxNumber(order.taxNumber))}
        {small(order.contactEmail)}
        {small([order.mobile, order.tel].filter(Boolean).join(', ') || null)}
      </>
    ),
  },
  {
    key: 'package',
    head: text.columns.package,
    cell: ({ orderID, packageName, listingName }) => (
      <>
        {packageName}
        {small(listingName)}
        {small(text.number(orderID))}
      </>
    ),
  },
  {
    key: 'created',
    head: text.columns.created,
    cell: ({ created }) => formatDate(created),
    noWrap: true,
  },
  {
    key: 'price',
    head: text.columns.price,
    cell: ({ price }) => formatMoney(price),
    align: 'end',
    noWrap: true,
    card: 'value',
  },
  {
    key: 'state',
    head: text.columns.state,
    cell: (order) => <State order={order} onSwitch={onSwitch} />,
    card: 'state',
  },
];

type Props = {
  orders: readonly OrderDetail[];
  onSwitch: Switch;
  onRemove: (order: OrderDetail) => void;
};

/** A page of orders with the buttons that switch, edit and delete one. */
export function OrderTable({ orders, onSwitch, onRemove }: Props) {
  const actions = (order: OrderDetail) => {
    const what = describeOrder(order);
    return (
      <>
        <ButtonLink
          variant="ghost"
          square
          to={adminPaths.order(order.orderID)}
          aria-label={text.label(text.edit, what)}
        >
          <Icon shape={IconPencil} />
        </ButtonLink>
        <Button
          variant="danger"
          square
          aria-label={text.label(text.remove, what)}
          onClick={() => onRemove(order)}
        >
          <Icon shape={IconTrash} />
        </Button>
      </>
    );
  };
  return (
    <DataTable
      label={text.list}
      columns={columnsFor(onSwitch)}
      rows={orders}
      getKey={({ orderID }) => orderID}
      actions={actions}
    />
  );
}
