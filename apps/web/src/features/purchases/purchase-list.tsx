import type { OwnOrder } from '@piacter/contracts/orders';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import { advertiserPaths } from '../../app/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { useNarrow } from '../../lib/media.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isListingGone, type PurchaseState, stateOf } from './purchase-state.ts';
import styles from './purchases.module.css';
import type { PurchasesKind } from './purchases-kinds.ts';
import { text } from './text.ts';

type RowProps = {
  of: PurchasesKind;
  order: OwnOrder;
  state: PurchaseState;
  onRemove: () => void;
};

function PackageName({ order }: Pick<RowProps, 'order'>) {
  const { shippingPostalCode, city, address_line1, address_line2 } = order;
  const street = [address_line1, address_line2].filter(Boolean).join(', ');
  return (
    <>
      <b>{order.packageName}</b>
      {city !== null && (
        <span className={styles.small}>
          {text.sentTo(`${shippingPostalCode ?? ''} ${city}, ${street}`.trim())}
        </span>
      )}
    </>
  );
}

/** The listing that it is for, as the way to it; a dash for a package of the user. */
function ListingName({ of, order }: Pick<RowProps, 'of' | 'order'>) {
  const path = of.listingPath(order);
  if (isListingGone(order)) return <span className={styles.gone}>{text.listingGone}</span>;
  if (order.listingName === null || path === undefined) return text.noListing;
  return <Link to={path}>{order.listingName}</Link>;
}

function StateWords({ state }: Pick<RowProps, 'state'>) {
  return (
    <>
      <Badge variant={state.variant} {...(state.variant === 'on' && { icon: IconCheck })}>
        {state.label}
      </Badge>
      {state.detail !== undefined && <span className={styles.small}>{state.detail}</span>}
    </>
  );
}

function Actions({ of, order, state, onRemove }: RowProps) {
  const { packageName, packageID, orderID, created } = order;
  return (
    <span className={styles.actions}>
      {state.canPay && (
        <ButtonLink
          variant="soft"
          to={advertiserPaths(of.role).payment(packageID, orderID)}
          aria-label={text.payOf(packageName)}
        >
          {text.pay}
        </ButtonLink>
      )}
      {state.canDelete && (
        <Button
          variant="danger"
          square
          aria-label={text.removeOf(packageName, formatDate(created))}
          onClick={onRemove}
        >
          <Icon of={IconTrash} />
        </Button>
      )}
    </span>
  );
}

function Row({ isMarked, ...row }: RowProps & { isMarked: boolean }) {
  return (
    <tr className={classNames(isMarked && styles.marked)} aria-current={isMarked || undefined}>
      <td>
        <PackageName {...row} />
      </td>
      <td>
        <ListingName {...row} />
      </td>
      <td className={styles.day}>{formatDate(row.order.created)}</td>
      <td className={styles.price}>{formatMoney(row.order.price)}</td>
      <td className={styles.state}>
        <StateWords {...row} />
      </td>
      <td>
        <Actions {...row} />
      </td>
    </tr>
  );
}

function Card({ isMarked, ...row }: RowProps & { isMarked: boolean }) {
  return (
    <li className={classNames(styles.card, isMarked && styles.marked)} aria-current={isMarked || undefined}>
      <p className={styles.name}>
        <PackageName {...row} />
      </p>
      <p className={styles.price}>{formatMoney(row.order.price)}</p>
      <p className={styles.where}>
        {row.order.listingName !== null && (
          <>
            <ListingName {...row} />
            {' · '}
          </>
        )}
        {formatDate(row.order.created)}
      </p>
      <p className={styles.state}>
        <StateWords {...row} />
      </p>
      <Actions {...row} />
    </li>
  );
}

type TableProps = { rows: readonly (RowProps & { isMarked: boolean })[] } & Pick<Props, 'sorting' | 'onSort'>;

function PurchaseTable({ rows, sorting, onSort }: TableProps) {
  const { columns } = text;
  const isNewestFirst = sorting === 'DESC';
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={text.list}>
        <thead>
          <tr>
            <th scope="col">{columns.packageName}</th>
            <th scope="col">{columns.listing}</th>
            <th scope="col" aria-sort={isNewestFirst ? 'descending' : 'ascending'}>
              <button
                type="button"
                onClick={onSort}
                aria-label={isNewestFirst ? text.sortOldest : text.sortNewest}
              >
                {columns.created}
                <Icon of={isNewestFirst ? IconArrowDown : IconArrowUp} />
              </button>
            </th>
            <th scope="col" className={styles.price}>
              {columns.price}
            </th>
            <th scope="col">{columns.state}</th>
            <th scope="col">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.order.orderID} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Props = {
  of: PurchasesKind;
  orders: readonly OwnOrder[];
  /** The order that has just been paid for. */
  paid: number | undefined;
  /** An order whose payment may have been taken: paying is not offered again. */
  unsettled: number | undefined;
  /** How the dates are sorted, and the way to the other direction. */
  sorting: 'ASC' | 'DESC';
  onSort: () => void;
  onRemove: (order: OwnOrder) => void;
};

/** Up to this many CSS pixels the six columns do not fit beside the side menu. */
const tableWidth = 1080;

/** The orders as a table, and as cards where the window is narrower. */
export function PurchaseList({ of, orders, paid, unsettled, sorting, onSort, onRemove }: Props) {
  const narrow = useNarrow(tableWidth);
  const now = new Date();
  const rows = orders.map((order) => {
    const state = stateOf(order, now);
    const { orderID } = order;
    return {
      of,
      order,
      state: orderID === unsettled ? { ...state, canPay: false, canDelete: false } : state,
      isMarked: orderID === paid || orderID === unsettled,
      onRemove: () => onRemove(order),
    };
  });
  if (narrow)
    return (
      <ul className={styles.cards} aria-label={text.list}>
        {rows.map((row) => (
          <Card key={row.order.orderID} {...row} />
        ))}
      </ul>
    );
  return <PurchaseTable rows={rows} sorting={sorting} onSort={onSort} />;
}
