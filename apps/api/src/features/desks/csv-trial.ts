import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { maxID } from '@piacter/contracts/core';
import type { CsvRow, CsvTrial, DeskValues } from '@piacter/contracts/desks';
import { deskRowLimit } from '@piacter/contracts/desks';
import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { ApiError } from '../../core/http/api-error.ts';
import {
  type CsvLine,
  decodeCsv,
  OpenQuoteError,
  parseWholeNumber,
  readCsv,
  withoutFormulaGuard,
} from './csv-reader.ts';
import { getDeskFields, readChanges, type StoredValues, withoutUnchanged } from './desk-fields.ts';
import { selectValues } from './desk-values.queries.ts';
import { deskText } from './desks.text.ts';

const text = deskText.csv;

type Field = ReturnType<typeof getDeskFields>[number] & { index: number };

const refuse = (message: string) => new ApiError('validation_failed', { message });

async function readLines(path: string): Promise<CsvLine[]> {
  const content = decodeCsv(await readFile(path));
  if (content === null) throw refuse(text.unreadable);
  try {
    return readCsv(content);
  } catch (error) {
    if (error instanceof OpenQuoteError) throw refuse(text.openQuote(error.line));
    throw error;
  }
}

/** Where the head has the id and the fields that can be changed; other columns are not read. */
function readHead(kind: ListingKind, head: readonly string[]): { idIndex: number; fields: Field[] } {
  const names = head.map((cell) => cell.trim());
  const find = (name: string) => {
    const index = names.indexOf(name);
    if (index !== names.lastIndexOf(name)) throw refuse(text.twoHeads(name));
    return index;
  };
  const idIndex = find(text.id);
  if (idIndex === -1) throw refuse(text.noHead);
  const fields = getDeskFields(kind)
    .map((field) => ({ ...field, index: find(field.head) }))
    .filter(({ index }) => index !== -1);
  if (fields.length === 0) throw refuse(text.nothingToChange);
  return { idIndex, fields };
}

const readID = (cell: string | undefined): number | null => {
  const id = parseWholeNumber(cell ?? '');
  return id !== undefined && id > 0 && id <= maxID ? id : null;
};

/** The values of a row. An empty cell changes nothing, so that a lost column deletes nothing. */
function readValues(fields: readonly Field[], cells: readonly string[]): DeskValues {
  const values: DeskValues = {};
  for (const { name, head, isNumber, index } of fields) {
    const cell = withoutFormulaGuard((cells[index] ?? '').trim());
    if (cell === '') continue;
    const value = isNumber ? parseWholeNumber(cell) : cell;
    if (value === undefined) throw refuse(text.badNumber(head, cell.slice(0, 40)));
    values[name] = value;
  }
  return values;
}

const plain = new Intl.NumberFormat('hu-HU', { useGrouping: 'always' });
const format = (value: string | number | null | undefined): string =>
  typeof value === 'number' ? plain.format(value) : value || text.missing;

const describe = (fields: readonly Field[], stored: StoredValues, changes: DeskValues): string =>
  fields
    .filter(({ name }) => name in changes)
    .map(({ name, head }) => text.change(head, format(stored[name]), format(changes[name])))
    .join('; ');

type Stored = Awaited<ReturnType<typeof selectValues>>;

/** Judges the rows of a file in their order; undefined for one that changes nothing. */
function createJudge(kind: ListingKind, fields: readonly Field[], listings: Stored) {
  const seen = new Set<number>();

  const findListing = (id: number | null) => {
    if (id === null) throw refuse(text.badID);
    if (seen.has(id)) throw refuse(text.repeated);
    seen.add(id);
    const listing = listings.get(id);
    if (!listing) throw refuse(deskText.notOwn);
    return listing;
  };

  function judge({ line, cells }: CsvLine, id: number | null): CsvRow | undefined {
    const listing = findListing(id);
    const changes = withoutUnchanged(listing, readValues(fields, cells));
    if (Object.keys(changes).length === 0) return undefined;
    readChanges(kind, changes);
    const seenPrice = typeof listing.price === 'number' ? listing.price : null;
    const message = describe(fields, listing, changes);
    return { line, id, title: listing.title, fate: 'changed', message, seenPrice, changes };
  }

  return (line: CsvLine, id: number | null): CsvRow | undefined => {
    try {
      return judge(line, id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const title = (id !== null && listings.get(id)?.title) || '';
      const { message } = error;
      return { line: line.line, id, title, fate: 'refused', message, seenPrice: null, changes: {} };
    }
  };
}

/** Rows judged at a time; other requests get their turn in between. */
const rowsPerTurn = 250;

/** What a file would change, row by row; nothing is stored. Throws `validation_failed` for a file that is no list of listings. */
export async function tryCsv(
  db: Database,
  kind: ListingKind,
  userID: number,
  path: string,
): Promise<CsvTrial> {
  const [head, ...lines] = await readLines(path);
  const { idIndex, fields } = readHead(kind, head?.cells ?? []);
  if (lines.length > deskRowLimit) throw refuse(text.tooLong(deskRowLimit));
  const ids = lines.map(({ cells }) => readID(cells[idIndex]));
  const judge = createJudge(
    kind,
    fields,
    await selectValues(
      db,
      kind,
      userID,
      ids.filter((id) => id !== null),
    ),
  );
  const trial: CsvTrial = { rows: [], unchanged: 0 };
  for (const [index, line] of lines.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await setImmediate();
    const row = judge(line, ids[index] ?? null);
    if (row) trial.rows.push(row);
    else trial.unchanged += 1;
  }
  return trial;
}
