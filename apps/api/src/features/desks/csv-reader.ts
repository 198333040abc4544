/** A row of a CSV file, with the number of the line at which it begins. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** Thrown for a quote that is never closed, with the line at which it opens. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError';
  readonly line: number;
  constructor(line: number) {
    super(`a quote of line ${line} is not closed`);
    this.line = line;
  }
}

/** UTF-8, or Windows-1250, as Hungarian spreadsheets of before save it; null for neither: a byte 0 is in no text. */
export function decodeCsv(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** The separator of the head: whichever of the three it has most. */
function findDelimiter(content: string): string {
  const head = /^[^\r\n]*/.exec(content)?.[0] ?? '';
  const counted = [';', ',', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** A cell: quoted with doubled quotes inside, or up to the next separator or line break (RFC 4180). */
const cellPattern = (delimiter: string) =>
  new RegExp(`"((?:[^"]|"")*)"(?=${delimiter}|\\r|\\n|$)|([^${delimiter}\\r\\n]*)`, 'y');

const countBreaks = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

/** Reads CSV; empty lines are left out. Throws `OpenQuoteError`. */
export function readCsv(content: string): CsvLine[] {
  const delimiter = findDelimiter(content);
  const pattern = cellPattern(delimiter);
  const lines: CsvLine[] = [];
  let [at, line] = [0, 1];
  while (at < content.length) {
    const row: CsvLine = { line, cells: [] };
    for (;;) {
      pattern.lastIndex = at;
      const [whole = '', quoted, bare = ''] = pattern.exec(content) ?? [];
      if (quoted === undefined && bare.startsWith('"')) throw new OpenQuoteError(line);
      row.cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
      at += whole.length;
      line += countBreaks(whole);
      if (content[at] !== delimiter) break;
      at += 1;
    }
    at += content.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (row.cells.some((cell) => cell.trim() !== '')) lines.push(row);
  }
  return lines;
}

/** Undoes the apostrophe that keeps a spreadsheet from running a cell as a formula. */
export const withoutFormulaGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** A whole number as spreadsheets write it: '45 900 000', '45900000,00', '45.900.000', '45 900 000 Ft'; undefined for another text. */
export function parseWholeNumber(cell: string): number | undefined {
  const bare = cell.replaceAll(/[\s\u00a0\u202f]|Ft$/g, '');
  const whole = /^\d{1,3}(\.\d{3})+(,0+)?$/.test(bare) ? bare.replaceAll('.', '') : bare;
  if (!/^-?\d{1,15}([.,]0+)?$/.test(whole)) return undefined;
  return Number(whole.replace(/[.,]0+$/, ''));
}
