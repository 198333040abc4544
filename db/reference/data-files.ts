import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const fileNames = {
  lookups: 'lookups.tsv',
  professions: 'professions.txt',
  gazetteerHungary: 'gazetteer-hu.tsv',
  gazetteerAbroad: 'gazetteer-abroad.tsv',
  streets: 'streets-budapest.tsv',
} as const;

export type DataFile = keyof typeof fileNames;
export type DataFiles = Record<DataFile, string>;

/** Reads the committed data files: tab-separated lines, '#' starts a comment line. */
export const readDataFiles = (folder = new URL('./data/', import.meta.url)): DataFiles => {
  const read = (file: DataFile) => readFileSync(new URL(fileNames[file], folder), 'utf8');
  return {
    lookups: read('lookups'),
    professions: read('professions'),
    gazetteerHungary: read('gazetteerHungary'),
    gazetteerAbroad: read('gazetteerAbroad'),
    streets: read('streets'),
  };
};

/** The cells of every line that is neither empty nor a comment. */
export const parseTable = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/**
 * Tells whether the data has changed since the last load.
 * `revision` belongs to the code that turns lines into rows: it has to be raised when that changes.
 */
export const hashOf = (files: DataFiles, revision: number): string => {
  const hash = createHash('sha256').update(`revision ${revision}\n`);
  for (const text of Object.values(files)) hash.update(text).update('\0');
  return hash.digest('hex');
};
