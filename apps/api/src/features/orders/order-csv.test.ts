import type { OrderDetail } from '@piacter/contracts/orders';
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
  const order = { ...noOrder, listingName: text, buyerName: text, firmName: text, city: text } as OrderDetail;
  return toOrderCsv([order], (same) => same);
};

/** The cells of CSV as a spreadsheet reads them. */
const parse = (csv: string): string[] =>
  [...csv.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;\r\n"]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').replace('\ufeff', ''),
  );

it.each([...hostileLines, ...hostileBreaks])('%j is text in a spreadsheet, in one cell', async (text) => {
  const cells = parse(await toRow(text));
  expect(cells).toHaveLength(parse(await toRow('a')).length);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => cell.replace(/^'/, '') === text.replace(/^'/, ''))).toHaveLength(4);
});

it('other requests get their turn while many orders are converted', async () => {
  const order = { ...noOrder } as OrderDetail;
  const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
  const turns: number[] = [];
  let converted = 0;
  const takeTurn = () => {
    turns.push(converted);
    if (converted < ids.length) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const csv = await toOrderCsv(ids, (orderID) => {
    converted += 1;
    return { ...order, orderID };
  });
  expect(turns.filter((count) => count > 0 && count < ids.length).length).toBeGreaterThan(5);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(';')[0])).toEqual(['\ufeffRendelés száma', ...ids.map(String)]);
});

it('has the data that an invoice is made out with', async () => {
  const billing = {
    isFirm: 1,
    name: 'Nádas Kft.',
    countryCode: 'HU',
    postalCode: '9021',
    settlement: 'Győr',
    address: 'Baross út 1.',
    taxNumber: '10773381-2-08',
  };
  const csv = await toOrderCsv([{ ...noOrder, billing } as OrderDetail], (same) => same);
  expect(csv).toContain('Számlázás: név;Számlázás: adószám;');
  expect(csv).toContain(';Nádas Kft.;10773381-2-08;HU;9021;Győr;Baross út 1.;');
});
