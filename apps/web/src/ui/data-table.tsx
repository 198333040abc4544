import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { Key, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useIsNarrow } from '../lib/media.ts';
import styles from './data-table.module.css';
import type { Option } from './fields/select-field.tsx';
import { formText } from './form-text.ts';
import { Icon } from './icon.tsx';
import { Panel } from './panel.tsx';
import { text } from './text.ts';

/** One column of a table; in a narrow window the same cells make up a card. */
export type Column<Row> = {
  key: string;
  head: string;
  /** A missing value is a dash in the table, and left out of the card. */
  cell: (row: Row) => ReactNode;
  /** For numbers and prices. */
  align?: 'end';
  /** For dates and other values that must not wrap. */
  noWrap?: boolean;
  /**
   * Its position on the card: the name in the first line, the value at the end of that line, details below, the state
   * in the last line. By default a detail.
   */
  card?: 'name' | 'value' | 'detail' | 'state' | 'none';
  /** The names of the sort orders by this column. */
  sort?: { ascending: string; descending: string };
};

/** The sort order of the rows, and its options. */
export type TableSorting = {
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

type Props<Row> = {
  /** The name of the rows for screen readers: 'Rendelések'. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => Key;
  /** The buttons and links of a row. */
  actions?: (row: Row) => ReactNode;
  /** Whether the row is highlighted, as the one that the page is about. */
  isMarked?: (row: Row) => boolean;
  sorting?: TableSorting | undefined;
  /** Maximum window width in CSS pixels for cards; the side menu takes its part of it too. */
  cardsUpTo?: number;
};

type SortButtonProps = { head: string; sort: NonNullable<Column<unknown>['sort']>; sorting: TableSorting };

/** The header of a sorted column: the first click sorts in descending order, each further one reverses it. */
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
      aria-label={formText.sort(head, isSorted ? getLabel(value) : undefined, getLabel(next))}
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
                <span className="sr-only">{formText.actions}</span>
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

/** A row as a card: name and value, then the details, then state and actions. */
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

/** Rows as a table, or as cards in a narrow window, by a description of the columns. */
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
