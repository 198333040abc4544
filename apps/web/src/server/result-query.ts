import type { Endpoint } from '@piacter/contracts/core';
import { toUnwanted } from '@piacter/contracts/core/fields';
import { defaultSort } from '@piacter/contracts/search/values';
import type { NameList } from './listing-site.ts';
import type { Visit } from './visit.ts';

/** The page number of a search; 1 for anything invalid. */
const parsePage = (page = ''): number => (/^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1);

/** The filters of a result page that the search knows, without empty and repeated ones, and the page number. */
export function readResultQuery(
  { query: schema }: Endpoint,
  { search }: Pick<Visit, 'search'>,
): { query: Record<string, string>; page: number } {
  const known = schema?.shape ?? {};
  const given = new URLSearchParams(search);
  const values = Object.fromEntries(
    [...given].filter(([name, value]) => value !== '' && given.getAll(name).length === 1),
  );
  const page = parsePage(values.page);
  const filters = Object.entries(values).filter(([name]) => name !== 'page' && Object.hasOwn(known, name));
  return { query: Object.fromEntries(page > 1 ? [...filters, ['page', String(page)]] : filters), page };
}

/** Filters that exclude nothing: a range that begins at 0, and flags and minima of which 0 means any; the default order. */
const isDefault = (name: string, value: unknown) =>
  (name === 'sort' && value === defaultSort) ||
  (value === 0 && /From$|^petAllowed$|^minimum/.test(name)) ||
  value === undefined ||
  value === '';

const write = (value: unknown): string =>
  Array.isArray(value) ? value.toSorted((a, b) => a - b).join(',') : String(value);

const number = /^\d+(?:[.,]\d+)?$/;

/** A validated value in one spelling; one that is read in another unit or form, such as a price, as it was given. */
function spell(schema: Endpoint['body'], value: unknown, given = ''): string {
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'number');
  const written = write(value);
  if (isList || (typeof value !== 'object' && schema?.safeParse(written).data === value)) return written;
  return number.test(given) ? String(Number(given.replace(',', '.'))) : given;
}

/**
 * The canonical filters of a result page, in the order of the contract: validated values in one spelling, without
 * defaults and the page number; undefined for a query that the search refuses.
 */
export function toCanonicalQuery(
  { query: schema }: Endpoint,
  query: Record<string, string>,
): Record<string, string> | undefined {
  const parsed = schema?.safeParse(query);
  if (!parsed?.success) return undefined;
  const values: Record<string, unknown> = parsed.data;
  return Object.fromEntries(
    Object.keys(schema?.shape ?? {})
      .filter((name) => name !== 'page' && !isDefault(name, values[name]))
      .map((name) => [name, spell(schema?.shape[name], values[name], query[name])]),
  );
}

/** `typeID` and `typeName` of a row, whatever they are called. */
function readName(row: object): [id: string, name: string] | undefined {
  const entries = Object.entries(row);
  const id = entries.find(([key]) => key.endsWith('ID'))?.[1];
  const name: unknown = entries.find(([key]) => key.endsWith('Name'))?.[1];
  return typeof name === 'string' ? [String(id), name] : undefined;
}

/** Loads the names of the ids in a query; without one, those of all. */
export async function loadNames(
  ask: Visit['ask'],
  lists: Readonly<Record<string, NameList>>,
  query?: Record<string, string>,
): Promise<(parameter: string, id: string) => string | undefined> {
  const wanted = Object.entries(lists).filter(
    ([parameter]) => !query || query[parameter] || query[toUnwanted(parameter)],
  );
  const loaded = await Promise.all(
    wanted.map(async ([parameter, { endpoint, params }]) => {
      const reply: { data?: unknown } | undefined = await ask(endpoint, params ? { params } : {});
      const rows: unknown[] = Array.isArray(reply?.data) ? reply.data : [];
      const names = rows.flatMap((row) => (typeof row === 'object' && row ? [readName(row)] : []));
      return [parameter, new Map(names.filter((entry) => entry !== undefined))] as const;
    }),
  );
  const byParameter = new Map(loaded);
  return (parameter, id) => byParameter.get(parameter)?.get(id);
}
