import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

type Order = { id: number; name: string; place: string | null; price: number };
const rows: Order[] = [
  { id: 1, name: 'PRO 30 nap', place: 'Győr', price: 9990 },
  { id: 2, name: 'Névjegykártya', place: null, price: 11500 },
];
const columns: Column<Order>[] = [
  { key: 'name', head: 'Csomag', cell: ({ name }) => name, card: 'name' },
  { key: 'place', head: 'Hirdetés', cell: ({ place }) => place },
  {
    key: 'price',
    head: 'Ár',
    cell: ({ price }) => price,
    align: 'end',
    card: 'value',
    sort: { ascending: 'price-asc', descending: 'price-desc' },
  },
];
const orders = [
  { value: 'newest', label: 'Legújabb elöl' },
  { value: 'price-asc', label: 'Olcsóbb elöl' },
  { value: 'price-desc', label: 'Drágább elöl' },
];
const onSort = vi.fn();
let isNarrow: boolean;

const show = (value = 'newest') =>
  render(
    <DataTable
      label="Rendelések"
      columns={columns}
      rows={rows}
      getKey={({ id }) => id}
      isMarked={({ id }) => id === 2}
      sorting={{ value, options: orders, onChange: onSort }}
      actions={({ name }) => <button type="button">Törlés: {name}</button>}
    />,
  );

beforeEach(() => {
  isNarrow = false;
  onSort.mockClear();
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('a table of described columns', () => {
  it('has a header and a cell for each column, a dash for missing values, and the actions last', () => {
    show();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Csomag', 'Hirdetés', 'Ár', 'Műveletek']);
    const row = screen.getByRole('row', { name: /Névjegykártya/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Névjegykártya',
      '–',
      '11500',
      'Törlés: Névjegykártya',
    ]);
    expect(row.getAttribute('aria-current')).toBe('true');
  });

  it.each([
    ['newest', 'none', 'Ár. Rendezés: Drágább elöl', 'price-desc'],
    ['price-desc', 'descending', 'Ár, most: Drágább elöl. Rendezés: Olcsóbb elöl', 'price-asc'],
    ['price-asc', 'ascending', 'Ár, most: Olcsóbb elöl. Rendezés: Drágább elöl', 'price-desc'],
  ])('sorts by the header of a column: from %s', (value, direction, name, next) => {
    show(value);
    const head = screen.getByRole('columnheader', { name: /^Ár/ });
    expect(head.getAttribute('aria-sort')).toBe(direction);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith(next);
  });

  it('renders cards in a narrow window, without missing values', () => {
    isNarrow = true;
    show();
    const [first, second] = within(screen.getByRole('list', { name: 'Rendelések' })).getAllByRole('listitem');
    expect(first?.textContent).toBe('PRO 30 nap9990GyőrTörlés: PRO 30 nap');
    expect(second?.textContent).toBe('Névjegykártya11500Törlés: Névjegykártya');
    expect(second?.getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
