import type { FieldError } from '@piacter/contracts/core';
import { ApiFailure } from '../../lib/api/index.ts';
import type { Option } from '../../ui/fields/select-field.tsx';

/** What is searched for, as it stands in the address: text by wire name, nothing empty. */
export type Values = Readonly<Record<string, string>>;

/** The choices of the filters that have some, by wire name; a list that has not been loaded yet is missing. */
export type FilterOptions = Readonly<Record<string, readonly Option[] | undefined>>;

type Common = {
  /** The group's title; also the chip's label while the names of the choices are not loaded yet. */
  label: string;
  /** Stands behind 'Részletes keresés'. */
  isDetail?: boolean;
  /** What the search would be called without this filter, for an empty result: 'Bármilyen áron'. */
  withoutFilter?: string;
};

/** One of some choices, its id in the address. `tiles` shows all of them, `autocomplete` suggests what is typed. */
export type SelectFilter<Name extends string = string> = Common & {
  kind: 'select';
  name: Name;
  look: 'tiles' | 'dropdown' | 'autocomplete';
  placeholder?: string;
  /** Filters that mean nothing any more when this one changes. */
  clears?: readonly Name[];
};
/** Any number of choices, their ids in the address with commas between them. */
export type MultiSelectFilter<Name extends string = string> = Common & {
  kind: 'multiSelect';
  name: Name;
  /** Has many choices: they are in a dropdown from the beginning, so that nothing shifts when they are loaded. */
  isLong?: boolean;
};
/** A number from and to, either of them alone too; whole on the wire unless it has `decimals`. */
export type RangeFilter<Name extends string = string> = Common & {
  kind: 'range';
  from: Name;
  to: Name;
  unit?: string;
  max: number;
  decimals?: boolean;
  /**
   * Thousands of forints on the wire, forints for people: a bare number below 1,000, which is no price, counts in
   * so many forints.
   */
  smallUnit?: (values: Values) => number;
  /** The range on its chip: '45–90 M Ft'. At least one end is given. */
  format: (from: number | undefined, to: number | undefined) => string;
  /** A line below the two fields, such as the price in forints. */
  hint?: (from: number | undefined, to: number | undefined) => string;
};
/** One whole number. */
export type NumberFilter<Name extends string = string> = Common & {
  kind: 'number';
  name: Name;
  unit?: string;
  max: number;
  /** Two days that fill it in: while both are given, it belongs to them and has no chip of its own. */
  filledBy?: readonly [from: Name, to: Name];
  /** The number on its chip: '2 fő'. */
  format: (number: number) => string;
};
/** A first and a last day (`YYYY-MM-DD`), either of them alone too. */
export type DatesFilter<Name extends string = string> = Common & {
  kind: 'dates';
  from: Name;
  to: Name;
  /** The number filter that two days fill in: how many nights lie between them. */
  nights?: { name: Name; format: (nights: number) => string };
  /** The days on their chip. At least one is given. */
  format: (from: string | undefined, to: string | undefined) => string;
};
/** Yes/no fields: boxes that ask for yes, or selects that can ask for either. */
export type FlagsFilter<Name extends string = string> = Common & {
  kind: 'flags';
  look: 'boxes' | 'selects';
  flags: readonly { name: Name; label: string; yes: string; no: string }[];
};
/** A settlement or region, of the country that another filter chooses where there is one. */
export type PlaceFilter<Name extends string = string> = Common & {
  kind: 'settlement' | 'region';
  name: Name;
  country?: Name;
};
/** Free text. */
export type TextFilter<Name extends string = string> = Common & {
  kind: 'text';
  name: Name;
  placeholder?: string;
  maxLength: number;
};

/** One group of filters, described; `Name` is a query parameter of the call that it belongs to. */
export type Filter<Name extends string = string> =
  | SelectFilter<Name>
  | MultiSelectFilter<Name>
  | RangeFilter<Name>
  | NumberFilter<Name>
  | DatesFilter<Name>
  | FlagsFilter<Name>
  | PlaceFilter<Name>
  | TextFilter<Name>;

/** The order of the rows: a query parameter with its choices, of which the first is the server's own default. */
export type Sorting<Name extends string = string> = {
  name: Name;
  label: string;
  options: readonly [Option, ...Option[]];
};

/** What the server says is wrong, by wire name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What every field of a described filter is given. */
export type FilterFieldProps<Described> = {
  filter: Described;
  values: Values;
  options: readonly Option[];
  errors: FieldErrors;
  /** Typed text is searched for after a pause, everything else at once. */
  onChange: (values: Values, how?: { isTyped?: boolean }) => void;
};

/** The wire names that a filter reads and writes. */
export const namesOf = (filter: Filter): string[] => {
  if (filter.kind === 'range' || filter.kind === 'dates') return [filter.from, filter.to];
  if (filter.kind === 'flags') return filter.flags.map((flag) => flag.name);
  return [filter.name];
};

/** What goes when a filter is taken away: its own names, and the nights that its days filled in. */
export const clearedWith = (filter: Filter): string[] =>
  filter.kind === 'dates' && filter.nights ? [...namesOf(filter), filter.nights.name] : namesOf(filter);

/** The names of a filter that somebody has given; none where it was filled in by other filters. */
export const givenNames = (filter: Filter, values: Values): string[] => {
  const isFilledIn =
    filter.kind === 'number' && filter.filledBy?.every((name) => values[name] !== undefined) === true;
  return isFilledIn ? [] : namesOf(filter).filter((name) => values[name] !== undefined);
};

/** How many filters are in use; a range counts once, a list once. */
export const countActive = (filters: readonly Filter[], values: Values): number =>
  filters.filter((filter) => givenNames(filter, values).length > 0).length;

/** The fields that the server refused; none where the search failed for another reason. */
export const refusedFields = (failure: unknown): readonly FieldError[] =>
  failure instanceof ApiFailure && failure.status === 422 ? failure.errors : [];

/** The same by wire name; the error of a list's element belongs to the list. */
export const fieldErrorsOf = (failure: unknown): FieldErrors =>
  Object.fromEntries(refusedFields(failure).map(({ path, message }) => [path.split('.', 1)[0], message]));
