import { typedEntries } from '@piacter/contracts/core/values';
import { type Corner, formatArea } from '@piacter/contracts/map/values';
import { defaultSort } from '@piacter/contracts/search/values';

/** The values of a search as they stand in its address. */
export type WireQuery = Readonly<Record<string, string>>;

/** The query without the given parameters. */
export const omit = (query: WireQuery, names: readonly string[]): WireQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

export const pickOnly = (query: WireQuery, names: readonly string[]): WireQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));

/** The address of a page of results; ids keep their commas, as in the web app. */
export const toAddress = (path: string, query: WireQuery): string => {
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return search ? `${path}?${search}` : path;
};

/** The query of such an address. */
export const fromAddress = (address: string): WireQuery =>
  Object.fromEntries(new URL(address, 'http://localhost').searchParams);

/** The value of a parameter as it stands in a query; undefined for one that is written as it is. */
export type WriteValue = (name: string, value: unknown) => string | undefined;

const isArea = (value: readonly unknown[]): value is Corner[] => typeof value[0] === 'object';

function write(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return isArea(value) ? formatArea(value) : value.join(',');
}

/** The query that a validated search came from, without its page. */
export const toQuery = <Search extends object>(search: Search, writeOwn?: WriteValue): WireQuery =>
  Object.fromEntries(
    typedEntries(search)
      .filter(
        ([name, value]) => name !== 'page' && value !== undefined && value !== '' && value !== defaultSort,
      )
      .map(([name, value]) => [name, writeOwn?.(String(name), value) ?? write(value)]),
  );
