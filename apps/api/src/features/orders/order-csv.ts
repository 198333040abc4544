import { setImmediate } from 'node:timers/promises';
import { timeZone } from '@piacter/contracts/core/days';
import type { OrderDetail } from '@piacter/contracts/orders';
import { stringify } from 'csv-stringify/sync';

const minutes = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
});
const formatMinute = (instant: string | null): string => (instant ? minutes.format(new Date(instant)) : '');

const paymentStates: Record<OrderDetail['paymentState'], string> = {
  unpaid: 'nincs kifizetve',
  capturing: 'fizetés folyamatban',
  paid: 'kifizetve',
  refunded: 'visszatérítve',
};

/** The columns in their order: head and cell. */
const columns: readonly (readonly [head: string, cell: (order: OrderDetail) => string | number | null])[] = [
  ['Rendelés száma', ({ orderID }) => orderID],
  ['Megrendelve', ({ created }) => formatMinute(created)],
  ['Csomag', ({ packageName }) => packageName],
  ['Hirdetés', ({ listingName }) => listingName],
  ['Ár (Ft)', ({ price }) => price],
  ['Fizetés', ({ paymentState }) => paymentStates[paymentState]],
  ['Aktív', ({ isActive }) => (isActive === 1 ? 'igen' : 'nem')],
  ['Aktiválva', ({ activationDate }) => formatMinute(activationDate)],
  ['Érvényes ettől', ({ validFrom }) => formatMinute(validFrom)],
  ['Érvényes eddig', ({ validTo }) => formatMinute(validTo)],
  ['Név', ({ buyerName }) => buyerName],
  ['Cégnév', ({ firmName }) => firmName],
  ['Cégforma', ({ firmTypeName }) => firmTypeName],
  ['Adószám', ({ taxNumber }) => taxNumber],
  ['Számlázás: név', ({ billing }) => billing?.name ?? null],
  ['Számlázás: adószám', ({ billing }) => billing?.taxNumber ?? null],
  ['Számlázás: ország', ({ billing }) => billing?.countryCode ?? null],
  ['Számlázás: irányítószám', ({ billing }) => billing?.postalCode ?? null],
  ['Számlázás: település', ({ billing }) => billing?.settlement ?? null],
  ['Számlázás: utca, házszám', ({ billing }) => billing?.address ?? null],
  ['Kapcsolattartó', ({ contactPerson }) => contactPerson],
  ['E-mail-cím', ({ contactEmail }) => contactEmail],
  ['Mobiltelefon', ({ mobile }) => mobile],
  ['Vezetékes telefon', ({ tel }) => tel],
  ['Szállítás: irányítószám', ({ shippingPostalCode }) => shippingPostalCode],
  ['Szállítás: ország', ({ countryCode }) => countryCode],
  ['Szállítás: vármegye vagy régió', ({ state }) => state],
  ['Szállítás: település', ({ city }) => city],
  ['Szállítás: utca, házszám', ({ address_line1 }) => address_line1],
  ['Szállítás: emelet, ajtó', ({ address_line2 }) => address_line2],
];

const format = (orders: readonly OrderDetail[], isFirst: boolean): string =>
  stringify(
    orders.map((order) => columns.map(([, cell]) => cell(order))),
    {
      header: isFirst,
      columns: columns.map(([head]) => head),
      bom: isFirst,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
      // Spreadsheets end a row at any line break, the library quotes only its own.
      quoted_match: /[\r\n]/,
    },
  );

/** Rows converted at a time, in some ten milliseconds; other requests get their turn in between. */
const rowsPerTurn = 250;

/**
 * Orders as CSV for a spreadsheet with Hungarian settings: UTF-8 with a byte order mark, semicolons, CRLF. Texts that a
 * spreadsheet would run as a formula get an apostrophe in front.
 */
export async function toOrderCsv<Row>(
  rows: readonly Row[],
  toOrder: (row: Row) => OrderDetail,
): Promise<string> {
  let csv = format([], true);
  for (let begin = 0; begin < rows.length; begin += rowsPerTurn) {
    csv += format(rows.slice(begin, begin + rowsPerTurn).map(toOrder), false);
    await setImmediate();
  }
  return csv;
}
