import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { Key, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useIsNarrow } from '../lib/media.ts';
import styles from './data-table.module.css';
import type { Option } from './fields/select-field.tsx';
import { Icon } from './icon.tsx';
import { Panel } from './panel.tsx';
import { text } from './text.ts';

/** One column of a table; on a narrow window the same cells make up a card. */
export type Column<Row> = {
  key: string;
  head: string;
  /** Nothing is a dash in the table, and is left out of the card. */
  cell: (row: Row) => ReactNode;
  /** Numbers and prices. */
  align?: 'end';
  /** Dates and other words that do not break. */
  noWrap?: boolean;
  /**
   * Its place on the card: the name in the first line, the value at the other end of it, small details below, the
   * state in the last line. A detail where nothing is said.
   */
  card?: 'name' | 'value' | 'detail' | 'state' | 'none';
  /** What the order of the rows is called when they are sorted by this column. */
  sort?: { ascending: string; descending: string };
};

/** The order of the rows, and its choices in words. */
export type TableSorting = {
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

type Props<Row> = {
  /** What the rows are, for screen readers: 'Rendelések'. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => Key;
  /** The buttons and links of a row. */
  actions?: (row: Row) => ReactNode;
  /** The row that the page is about just now. */
  isMarked?: (row: Row) => boolean;
  sorting?: TableSorting | undefined;
  /** Up to this many CSS pixels of the window the rows are cards; the side menu takes its part of it, too. */
  cardsUpTo?: number;
};

type SortButtonProps = { head: string; sort: NonNullable<Column<unknown>['sort']>; sorting: TableSorting };

/** The head of a sorted column: the first press sorts downwards, each further one turns the order around. */
function SortButton({ head, sort, sorting }: SortButtonProps) {
  const { ascending, descending } = sort;
  const { value, options, onChange } = sorting;
  const next = value === descending ? ascending : descending;
  const getLabel = (order: string) => options.find((option) => option.value === order)?.label ?? order;
  const icon = value === descending ? IconArrowDown : value === ascending ? IconArrowUp : IconArrowsSort;
  const isSorted = value === ascending || value === descending;
  return (
    <button
      type="button"
      onClick={() => onChange(next)}
      aria-label={text.sort(head, isSorted ? getLabel(value) : undefined, getLabel(next))}
    >
      {head}
      <Icon shape={icon} />
    </button>
  );
}

const getDirection = ({ sort }: Pick<Column<unknown>, 'sort'>, value: string | undefined) => {
  if (sort === undefined || value === undefined) return undefined;
  if (value === sort.ascending) return 'ascending';
  return value === sort.descending ? 'descending' : 'none';
};

function Table<Row>({ label, columns, rows, getKey, actions, isMarked, sorting }: Props<Row>) {
  const getClassName = ({ align, noWrap }: Column<Row>) =>
    classNames(align === 'end' && styles.end, noWrap && styles.noWrap);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={getClassName(column)}
                aria-sort={getDirection(column, sorting?.value)}
              >
                {column.sort && sorting ? (
                  <SortButton head={column.head} sort={column.sort} sorting={sorting} />
                ) : (
                  column.head
                )}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span className="sr-only">{text.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const marked = isMarked?.(row) || undefined;
            return (
              <tr key={getKey(row)} className={classNames(marked && styles.marked)} aria-current={marked}>
                {columns.map((column) => (
                  <td key={column.key} className={getClassName(column)}>
                    {column.cell(row) ?? text.missing}
                  </td>
                ))}
                {actions && (
                  <td>
                    <span className={styles.actions}>{actions(row)}</span>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A row as a card: name and value, then the details in a flow, then state and actions. */
function Card<Row>({ row, columns, actions, isMarked }: Omit<Props<Row>, 'label' | 'rows'> & { row: Row }) {
  const marked = isMarked?.(row) || undefined;
  const cellsAt = (place: Column<Row>['card']) =>
    columns
      .filter(({ card = 'detail' }) => card === place)
      .map(({ key, cell, noWrap }) => ({ key, noWrap, content: cell(row) }))
      .filter(({ content }) => content !== null && content !== undefined)
      .map(({ key, noWrap, content }) => (
        <span key={key} className={classNames(noWrap && styles.noWrap)}>
          {content}
        </span>
      ));
  const details = cellsAt('detail');
  return (
    <li className={classNames(styles.card, marked && styles.marked)} aria-current={marked}>
      <div>{cellsAt('name')}</div>
      <div className={styles.value}>{cellsAt('value')}</div>
      {details.length > 0 && <div className={styles.details}>{details}</div>}
      <div className={styles.state}>{cellsAt('state')}</div>
      <div className={styles.actions}>{actions?.(row)}</div>
    </li>
  );
}

/** Six columns beside the side menu need more than this. */
const widestCards = 1080;

/** Rows as a table, and as cards where the window is narrow; its columns are described. */
export function DataTable<Row>({ cardsUpTo = widestCards, ...props }: Props<Row>) {
  const isNarrow = useIsNarrow(cardsUpTo);
  const { label, rows, ...card } = props;
  return (
    <Panel flush>
      {isNarrow ? (
        <ul className={styles.cards} aria-label={label}>
          {rows.map((row) => (
            <Card key={card.getKey(row)} {...card} row={row} />
          ))}
        </ul>
      ) : (
        <Table {...props} />
      )}
    </Panel>
  );
}
