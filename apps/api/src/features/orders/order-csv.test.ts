import { expect, it } from 'vitest';
import { hostileBreaks, hostileLines } from '../../testing/hostile-texts.ts';
import { toOrderCsv } from './order-csv.ts';

const noOrder = {
  orderID: 1,
  created: '2026-11-21T10:00:00.000Z',
  price: 1000,
  paymentState: 'paid',
  isActive: 1,
};
const toRow = (text: string) => {
  const order = { ...noOrder, listingName: text, buyerName: text, firmName: text, city: text } as Parameters<
    typeof toOrderCsv
  >[0][number];
  return toOrderCsv([order]);
};

/** The cells of CSV as a spreadsheet reads them. */
const parse = (csv: string): string[] =>
  [...csv.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;\r\n"]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').replace('\ufeff', ''),
  );

it.each([...hostileLines, ...hostileBreaks])('%j is text in a spreadsheet, in one cell', (text) => {
  const cells = parse(toRow(text));
  expect(cells).toHaveLength(parse(toRow('a')).length);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => cell.replace(/^'/, '') === text.replace(/^'/, ''))).toHaveLength(4);
});
