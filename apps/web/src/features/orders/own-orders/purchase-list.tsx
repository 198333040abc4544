import type { OwnOrder } from '@piacter/contracts/orders';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { classNames } from '../../../lib/class-names.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { useNarrow } from '../../../lib/media.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Actions, type CellProps, ListingName, PackageName, StateWords } from './purchase-cells.tsx';
import { stateOf } from './purchase-state.ts';
import styles from './purchases.module.css';
import type { PurchasesKind } from './purchases-kinds.ts';
import { text } from './text.ts';

type Marked = CellProps & { isMarked: boolean };

function Row({ isMarked, ...row }: Marked) {
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

function Card({ isMarked, ...row }: Marked) {
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
        <span className={styles.day}>{formatDate(row.order.created)}</span>
      </p>
      <p className={styles.state}>
        <StateWords {...row} />
      </p>
      <Actions {...row} />
    </li>
  );
}

type TableProps = { rows: readonly Marked[] } & Pick<Props, 'sorting' | 'onSort'>;

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
  /** The order that one comes from paying for. */
  marked: number | undefined;
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
export function PurchaseList({ of, orders, marked, unsettled, sorting, onSort, onRemove }: Props) {
  const narrow = useNarrow(tableWidth);
  const now = new Date();
  const rows = orders.map((order) => {
    const state = stateOf(order, now);
    const { orderID } = order;
    return {
      of,
      order,
      state: orderID === unsettled ? { ...state, canPay: false, canDelete: false } : state,
      isMarked: orderID === marked,
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
