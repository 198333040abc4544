import type { FieldError } from '@piacter/contracts/core';
import { type Filter, getNames, type RangeFilter, type Sorting, type Values } from './filters.ts';

/** The values without those of the given names. */
export const withoutNames = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The values with one changed; '' removes it. */
export const withValue = (values: Values, name: string, value: string): Values =>
  value === '' ? withoutNames(values, [name]) : { ...values, [name]: value };

/** The ids of a list in the address; invalid ones are dropped, and reported by the server. */
export const parseIDs = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

/** A whole number in the address; undefined if missing or invalid. */
export const parseNumber = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;

/** An end of a range; decimals, after a comma or a dot, only if the range has them. */
export const parseAmount = (filter: RangeFilter, value: string | undefined): number | undefined => {
  const isDecimal = filter.decimals && value !== undefined && /^\d+[.,]\d+$/.test(value);
  return isDecimal ? Number(value.replace(',', '.')) : parseNumber(value);
};

/** The ranges whose end is below their beginning, as the server would refuse them: an error at the end. */
export const reversedRanges = (filters: readonly Filter[], values: Values, message: string): FieldError[] =>
  filters
    .filter((filter) => filter.kind === 'range')
    .filter((filter) => {
      const [from, to] = [parseAmount(filter, values[filter.from]), parseAmount(filter, values[filter.to])];
      return from !== undefined && to !== undefined && from > to;
    })
    .map(({ to }) => ({ path: to, message }));

/** A day in the address; undefined if missing or invalid. */
export const parseDay = (value: string | undefined): string | undefined =>
  value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** The query parameters of a list besides its filters. */
export type Place = { page?: number; sort?: string | undefined };

/** Parses the known filters of the address; empty and unknown ones are dropped. */
export const readValues = (filters: readonly Filter[], search: URLSearchParams): Values =>
  Object.fromEntries(
    filters
      .flatMap(getNames)
      .map((name) => [name, search.get(name) ?? ''])
      .filter(([, value]) => value !== ''),
  );

/** The page number in the address; an invalid one is page 1, as on the server. */
export const readPage = (search: URLSearchParams): number => {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
};

/** The order in the address; undefined for the default and for an unknown one. */
export const readSort = (sorting: Sorting | undefined, search: URLSearchParams): string | undefined => {
  const requested = sorting && search.get(sorting.name);
  return sorting?.options.slice(1).find(({ value }) => value === requested)?.value;
};

/** The query of the address: the filters in their order with unescaped commas, then the order, and the page unless it is the first. */
export const addressQuery = (
  { filters, sorting }: { filters: readonly Filter[]; sorting?: Sorting | undefined },
  values: Values,
  { page = 1, sort }: Place = {},
): string => {
  const search = new URLSearchParams();
  for (const name of filters.flatMap(getNames)) {
    const value = values[name]?.trim();
    if (value) search.set(name, value);
  }
  if (sorting && sort) search.set(sorting.name, sort);
  if (page > 1) search.set('page', String(page));
  return `?${search.toString().replaceAll('%2C', ',')}`;
};
