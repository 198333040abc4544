import { setImmediate } from 'node:timers/promises';
import type { DeskRow } from '@piacter/contracts/desks';
import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { stringify } from 'csv-stringify/sync';
import { lifecycleText } from '../lifecycle/index.ts';
import type { LookupNames } from '../lookups/index.ts';
import { getDeskFields, type StoredValues } from './desk-fields.ts';
import { toDeskRows } from './desk-rows.ts';
import { selectValues } from './desk-values.queries.ts';
import type { DeskListing } from './desks.queries.ts';
import { deskText } from './desks.text.ts';

const text = deskText.csv;

interface Context {
  kind: ListingKind;
  names: LookupNames;
  now: Date;
  listingDays: number;
  userID: number;
  publicUrl: string;
}

type Cell = string | number | null;
/** A column: its head, and its cell by the row and by the values that can be changed. */
type Column = readonly [head: string, cell: (row: DeskRow, values: StoredValues) => Cell];

const getColumns = (kind: ListingKind, publicUrl: string): Column[] => [
  [text.id, ({ id }) => id],
  ...getDeskFields(kind).map(({ name, head }): Column => [head, (_row, values) => values[name] ?? null]),
  [text.title, ({ title }) => title],
  [text.address, ({ address }) => address],
  [text.state, ({ state, isHidden }) => (isHidden ? text.hidden : lifecycleText.names[state])],
  [text.views, ({ views }) => views],
  [text.contacts, ({ contacts }) => contacts],
  [text.hearts, ({ hearts }) => hearts],
  [text.daysLeft, ({ daysLeft }) => daysLeft],
  [text.link, ({ publicPath }) => publicUrl + publicPath],
];

const format = (rows: readonly Cell[][], heads?: readonly string[]): string =>
  stringify([...rows], {
    header: heads !== undefined,
    ...(heads && { columns: [...heads] }),
    bom: heads !== undefined,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // Spreadsheets end a row at any line break, the library quotes only its own.
    quoted_match: /[\r\n]/,
  });

/** Rows converted at a time; other requests get their turn in between. */
const rowsPerTurn = 250;

/** The listings as a spreadsheet reads them (docs/adr/0025); the columns of `getDeskFields` can be changed and read back. */
export async function toDeskCsv(
  db: Database,
  context: Context,
  listings: readonly DeskListing[],
): Promise<string> {
  const { kind, userID, publicUrl } = context;
  const columns = getColumns(kind, publicUrl);
  let csv = format(
    [],
    columns.map(([head]) => head),
  );
  for (let begin = 0; begin < listings.length; begin += rowsPerTurn) {
    const part = listings.slice(begin, begin + rowsPerTurn);
    const values = await selectValues(
      db,
      kind,
      userID,
      part.map(({ listingID }) => listingID),
    );
    const rows = await toDeskRows(db, context, part);
    csv += format(rows.map((row) => columns.map(([, cell]) => cell(row, values.get(row.id) ?? {}))));
    await setImmediate();
  }
  return csv;
}
