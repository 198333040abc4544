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

const committed = new URL('./data/', import.meta.url);

/** Reads a committed data file: tab-separated lines, with comment lines starting with '#'. */
export const readDataFile = (file: DataFile, folder = committed): string =>
  readFileSync(new URL(fileNames[file], folder), 'utf8');

export const readDataFiles = (folder = committed): DataFiles => {
  const read = (file: DataFile) => readDataFile(file, folder);
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
 * A hash that changes with the data. `revision` must be increased when the code that converts lines to rows changes.
 */
export const hashFiles = (files: DataFiles, revision: number): string => {
  const hash = createHash('sha256').update(`revision ${revision}\n`);
  for (const text of Object.values(files)) hash.update(text).update('\0');
  return hash.digest('hex');
};
