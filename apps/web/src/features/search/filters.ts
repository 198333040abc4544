import type { Option } from '../../ui/fields/select-field.tsx';

/** What is searched for, as it stands in the address: text by wire name, nothing empty. */
export type Values = Readonly<Record<string, string>>;

/** The choices of the filters that have some, by wire name; a list that is not there yet is missing. */
export type FilterOptions = Readonly<Record<string, readonly Option[] | undefined>>;

type Described = {
  /** The group's title; also what a chip says while the choices' names are not there yet. */
  label: string;
  /** Stands behind 'Részletes keresés'. */
  isDetail?: boolean;
  /** What the search would be without it, for an empty result: 'Bármilyen áron'. */
  loosened?: string;
};

/** One of some choices, its id in the address. `tiles` shows all of them at once, `suggest` what is typed of many. */
export type OneFilter = Described & {
  kind: 'one';
  name: string;
  look: 'tiles' | 'select' | 'suggest';
  placeholder?: string;
  /** Filters that mean nothing any more when this one changes. */
  clears?: readonly string[];
};
/** Any number of choices, their ids in the address with commas between them. */
export type SomeFilter = Described & {
  kind: 'some';
  name: string;
  /** Known to have many choices: they open on demand, before they are there too, so that nothing shifts. */
  isLong?: boolean;
};
/** A number from and to, either of them alone too; whole unless it has `decimals`. */
export type RangeFilter = Described & {
  kind: 'range';
  from: string;
  to: string;
  unit?: string;
  max: number;
  decimals?: boolean;
  /** The range on its chip: '45–90 M Ft'. At least one end is given. */
  say: (from: number | undefined, to: number | undefined) => string;
  /** A line below the two fields, such as the price in forints. */
  hint?: (from: number | undefined, to: number | undefined) => string;
};
/** One whole number. */
export type NumberFilter = Described & {
  kind: 'number';
  name: string;
  unit?: string;
  max: number;
  /** The number on its chip: '2 fő'. */
  say: (number: number) => string;
};
/** A first and a last day (`YYYY-MM-DD`), either of them alone too. */
export type DaysFilter = Described & {
  kind: 'days';
  from: string;
  to: string;
  /** What the two fields are called. */
  ends: readonly [from: string, to: string];
  /** The days on their chip. At least one is given. */
  say: (from: string | undefined, to: string | undefined) => string;
};
/** Yes/no fields: boxes that ask for yes, or selects that can ask for either. */
export type FlagsFilter = Described & {
  kind: 'flags';
  look: 'boxes' | 'selects';
  flags: readonly { name: string; label: string; yes: string; no: string }[];
};
/** A settlement or region, of the country that another filter chooses where there is one. */
export type PlaceFilter = Described & { kind: 'settlement' | 'region'; name: string; country?: string };
export type TextFilter = Described & { kind: 'text'; name: string; placeholder?: string; maxLength: number };

/** One group of the filter panel, described. */
export type Filter =
  | OneFilter
  | SomeFilter
  | RangeFilter
  | NumberFilter
  | DaysFilter
  | FlagsFilter
  | PlaceFilter
  | TextFilter;

/** What the server says is wrong, by wire name. */
export type Faults = Readonly<Record<string, string>>;

/** The wire names that a filter reads and writes. */
export const namesOf = (filter: Filter): string[] => {
  if (filter.kind === 'range' || filter.kind === 'days') return [filter.from, filter.to];
  if (filter.kind === 'flags') return filter.flags.map((flag) => flag.name);
  return [filter.name];
};

/** The values without those of some names. */
export const withoutNames = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The values with one changed; '' takes it away. */
export const withValue = (values: Values, name: string, value: string): Values =>
  value === '' ? withoutNames(values, [name]) : { ...values, [name]: value };

/** The ids of a list in the address; what is not an id is kept out of the fields (the server names it). */
export const idsOf = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

/** A whole number in the address; undefined for none and for what is none. */
export const numberOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;

/** An end of a range; with decimals, after a comma or a dot, where the range has them. */
export const amountOf = (filter: RangeFilter, value: string | undefined): number | undefined => {
  const isDecimal = filter.decimals && value !== undefined && /^\d+[.,]\d+$/.test(value);
  return isDecimal ? Number(value.replace(',', '.')) : numberOf(value);
};

/** A day in the address; undefined for none and for what is none. */
export const dayOf = (value: string | undefined): string | undefined =>
  value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** Reads the known filters out of the address; empty ones and foreign names are left out. */
export const readValues = (filters: readonly Filter[], search: URLSearchParams): Values =>
  Object.fromEntries(
    filters
      .flatMap(namesOf)
      .map((name) => [name, search.get(name) ?? ''])
      .filter(([, value]) => value !== ''),
  );

/** The page of results that the address asks for; what is no number of a page is the first one, as on the server. */
export const pageIn = (search: URLSearchParams): number => {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
};

/** The address' query with the filters in their order, commas legible; page 1 is not worth saying. */
export const searchText = (filters: readonly Filter[], values: Values, page = 1): string => {
  const search = new URLSearchParams();
  for (const name of filters.flatMap(namesOf)) {
    const value = values[name]?.trim();
    if (value) search.set(name, value);
  }
  if (page > 1) search.set('page', String(page));
  return `?${search.toString().replaceAll('%2C', ',')}`;
};

/** How many filters are in use; a range counts once, a list once. */
export const countActive = (filters: readonly Filter[], values: Values): number =>
  filters.filter((filter) => namesOf(filter).some((name) => values[name] !== undefined)).length;
