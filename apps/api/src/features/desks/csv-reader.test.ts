import { expect, it } from 'vitest';
import { decodeCsv, OpenQuoteError, parseWholeNumber, readCsv, withoutFormulaGuard } from './csv-reader.ts';

const cells = (content: string) => readCsv(content).map((line) => line.cells);

it('reads quotes, doubled quotes, and separators and line breaks inside of them', () => {
  expect(cells('a;b\r\n"x;y";"z ""w"""\r\n')).toEqual([
    ['a', 'b'],
    ['x;y', 'z "w"'],
  ]);
  expect(readCsv('a;b\n"1\n2";c\n\n;\nd;e')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1\n2', 'c'] },
    { line: 6, cells: ['d', 'e'] },
  ]);
});

it('keeps empty cells, also at the end of a row, and reads old line breaks', () => {
  expect(cells('a;b;\rc;;')).toEqual([
    ['a', 'b', ''],
    ['c', '', ''],
  ]);
});

it('names the line of a quote that is never closed, and of one with text behind it', () => {
  expect(() => readCsv('a;b\nc;"d\ne')).toThrow(new OpenQuoteError(2));
  expect(() => readCsv('a;"b"c')).toThrow(OpenQuoteError);
});

it('finds the separator by the head', () => {
  expect(cells('a,b\n1;2,3')).toEqual([
    ['a', 'b'],
    ['1;2', '3'],
  ]);
});

it('takes a byte 0 for no text', () => {
  expect(decodeCsv(new Uint8Array([65, 0]))).toBeNull();
  expect(decodeCsv(new Uint8Array([0xef, 0xbb, 0xbf, 65]))).toBe('A');
  expect(decodeCsv(new Uint8Array([0xf5]))).toBe('ő');
});

it.each([
  ['45900000', 45_900_000],
  ['45 900 000 Ft', 45_900_000],
  ['45\u00a0900\u00a0000,00', 45_900_000],
  ['45.900.000', 45_900_000],
  ['12.0', 12],
  ['-5', -5],
  ['45,9', undefined],
  ['4,59E+07', undefined],
  ['sok', undefined],
  ['', undefined],
])("reads '%s' as %s", (cell, number) => expect(parseWholeNumber(cell)).toBe(number));

it.each([
  ["'=1+1", '=1+1'],
  ["'-5", '-5'],
  ["'90-es évek", "'90-es évek"],
])('undoes the guard of %s', (cell, value) => expect(withoutFormulaGuard(cell)).toBe(value));
