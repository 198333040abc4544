import type { AdvertiserRole } from '@piacter/contracts/core/values';
import {
  type ListingKind,
  listingIDFieldByKind,
  listingRoleByKind,
} from '@piacter/contracts/listings/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import {
  advertiserPaths,
  listingPathsByKind,
  orderPath,
  paths,
  withWayBack,
} from '@piacter/contracts/site/paths';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable, type TableSorting } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { isListingGone } from '../place-order/index.ts';
import { getPurchaseState, type PurchaseState } from './purchase-state.ts';
import styles from './purchases.module.css';
import { text } from './text.ts';

type Row = { order: OwnOrder; state: PurchaseState };

/** The package, and the shipping address of a product. */
function PackageName({ order, role }: Row & { role: AdvertiserRole }) {
  const { shippingPostalCode, city, address_line1, address_line2 } = order;
  const street = [address_line1, address_line2].filter(Boolean).join(', ');
  return (
    <>
      <b>{order.packageName}</b>
      <span className={styles.small}>
        <Link to={advertiserPaths(role).receipt(order.orderID)}>{text.orderNumber(order.orderID)}</Link>
      </span>
      {city !== null && (
        <span className={styles.small}>
          {text.sentTo(`${shippingPostalCode ?? ''} ${city}, ${street}`.trim())}
        </span>
      )}
    </>
  );
}

/** A link to the listing of the order; nothing for a package of the user. */
function renderListing({ order }: Row, kind: ListingKind) {
  const listingID = order[listingIDFieldByKind[kind]];
  if (isListingGone(order)) return <span className={styles.gone}>{text.listingGone}</span>;
  if (order.listingName === null || listingID === null) return null;
  return <Link to={listingPathsByKind[kind].listing(listingID)}>{order.listingName}</Link>;
}

/** The state as a badge with its detail. */
function StateCell({ state }: Row) {
  return (
    <>
      <Badge variant={state.variant} {...(state.variant === 'on' && { icon: IconCheck })}>
        {state.label}
      </Badge>
      {state.detail !== undefined && (
        <span className={styles.small}>
          {state.detail}
          {state.hasContact && (
            <>
              {' '}
              <Link to={paths.terms}>{text.contact}</Link>
            </>
          )}
        </span>
      )}
    </>
  );
}

const columnsFor = (kind: ListingKind): readonly Column<Row>[] => [
  {
    key: 'name',
    head: text.columns.packageName,
    cell: (row) => <PackageName {...row} role={listingRoleByKind[kind]} />,
    card: 'name',
  },
  { key: 'listing', head: text.columns.listing, cell: (row) => renderListing(row, kind) },
  {
    key: 'created',
    head: text.columns.created,
    cell: ({ order }) => formatDate(order.created),
    noWrap: true,
    sort: { ascending: 'ASC', descending: 'DESC' },
  },
  {
    key: 'price',
    head: text.columns.price,
    cell: ({ order }) => <span className={styles.price}>{formatMoney(order.price)}</span>,
    align: 'end',
    card: 'value',
  },
  { key: 'state', head: text.columns.state, cell: StateCell, card: 'state' },
];

type Props = {
  /** The kind of the buyer's listings. */
  kind: ListingKind;
  orders: readonly OwnOrder[];
  /** The order whose payment page the buyer returns from. */
  marked: number | undefined;
  /** An order whose payment may have been captured: it cannot be paid again. */
  unsettled: number | undefined;
  sorting: TableSorting | undefined;
  onRemove: (order: OwnOrder) => void;
};

/** The orders with their states and the actions that these allow. */
export function PurchaseTable({ kind, orders, marked, unsettled, sorting, onRemove }: Props) {
  const now = new Date();
  const role = listingRoleByKind[kind];
  const getListingID = (order: OwnOrder) => order[listingIDFieldByKind[kind]];
  const rows = orders.map((order): Row => {
    const state = getPurchaseState(order, now);
    return {
      order,
      state: order.orderID === unsettled ? { ...state, canPay: false, canDelete: false } : state,
    };
  });
  const actions = ({ order, state }: Row) => {
    const words = text.named(order.packageName, order.listingName);
    return (
      <>
        {state.canPay && (
          <ButtonLink
            variant="soft"
            to={advertiserPaths(role).payment(order.packageID, order.orderID)}
            aria-label={text.payLabel(words)}
          >
            {text.pay}
          </ButtonLink>
        )}
        {state.orderAgain !== undefined && (
          <ButtonLink
            variant="soft"
            to={withWayBack(
              orderPath(role, order.packageID, getListingID(order)),
              advertiserPaths(role).orders,
            )}
            aria-label={text.againLabel(state.orderAgain, words)}
          >
            {state.orderAgain}
          </ButtonLink>
        )}
        {state.canDelete && (
          <Button
            variant="danger"
            square
            aria-label={text.removeLabel(words, formatDate(order.created))}
            onClick={() => onRemove(order)}
          >
            <Icon shape={IconTrash} />
          </Button>
        )}
      </>
    );
  };
  return (
    <DataTable
      label={text.list}
      columns={columnsFor(kind)}
      rows={rows}
      getKey={({ order }) => order.orderID}
      isMarked={({ order }) => order.orderID === marked}
      sorting={sorting}
      actions={actions}
    />
  );
}
