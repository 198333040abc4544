import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getSubjects } from './words.ts';

export interface ContractNumber {
  path: string;
  value: number;
  isLimit: boolean;
  subjects: Set<string>;
}

export interface ContractList {
  path: string;
  members: Set<unknown>;
  subjects: Set<string>;
}

export interface ContractTable {
  path: string;
  entries: [string, unknown][];
}

/** What the contracts export that the web may repeat. */
export interface ContractValues {
  numbers: ContractNumber[];
  lists: ContractList[];
  tables: ContractTable[];
  texts: { path: string; value: string }[];
}

const limitNames = /limit|max|min|length|size|cap|bytes|side|warning/i;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All numbers, arrays and maps of primitives within an exported value, each with its path. */
function collect(found: ContractValues, path: string, value: unknown): void {
  if (typeof value === 'number') {
    found.numbers.push({ path, value, isLimit: limitNames.test(path), subjects: getSubjects(path) });
  } else if (value instanceof Set) {
    collect(found, path, [...value]);
  } else if (Array.isArray(value)) {
    addList(found, path, value);
    for (const item of value) if (typeof item === 'object') collect(found, path, item);
  } else if (isMap(value)) {
    const entries = Object.entries(value);
    addList(found, path, Object.values(value));
    if (entries.length > 1) found.tables.push({ path, entries });
    for (const [key, item] of entries) collect(found, `${path}.${key}`, item);
  }
}

function addList(found: ContractValues, path: string, items: readonly unknown[]) {
  const members = new Set(items);
  const isPrimitive = ['string', 'number'].some((type) => items.every((item) => typeof item === type));
  if (members.size > 1 && isPrimitive) found.lists.push({ path, members, subjects: getSubjects(path) });
}

/** Exported strings except single words (`submit`), which are too ambiguous. */
const isDistinctive = (value: unknown): value is string =>
  typeof value === 'string' && !/^[a-z]+$/i.test(value);

/** The numbers, arrays, maps and strings exported by `packages/contracts/src/<feature>`, in values.ts, fields.ts and rules.ts, with their paths. */
export async function contractValues(root: string): Promise<ContractValues> {
  const found: ContractValues = { numbers: [], lists: [], tables: [], texts: [] };
  for (const file of globSync('packages/contracts/src/*/{values,fields,rules}.ts', { cwd: root }).sort()) {
    const feature = basename(dirname(file));
    for (const [name, value] of Object.entries(await import(pathToFileURL(join(root, file)).href))) {
      // Numbers beside words of a free text are weights, which repeat nothing by being equal.
      if (name.endsWith('Words')) continue;
      const path = `${feature}.${name}`;
      if (isDistinctive(value)) found.texts.push({ path, value });
      else if (typeof value !== 'function') collect(found, path, value);
    }
  }
  return found;
}
