import type { FieldError } from '@piacter/contracts/core';
import type { Histogram } from '@piacter/contracts/search/values';
import { ApiFailure } from '../../lib/api/index.ts';
import type { Option } from '../../ui/fields/select-field.tsx';

/** The values of the filters as in the address: text by wire name, without empty ones. */
export type Values = Readonly<Record<string, string>>;

/** The options of the filters by wire name; a list that is still loading is missing. */
export type FilterOptions = Readonly<Record<string, readonly Option[] | undefined>>;

type Common = {
  /** The group's title; also the chip's label while the names of the choices are not loaded yet. */
  label: string;
  /** Shown under 'Részletes keresés'. */
  isDetail?: boolean;
};

/** A single choice, its id in the address. `tiles` shows all options, `autocomplete` suggests matching ones. */
export type SelectFilter<Name extends string = string> = Common & {
  kind: 'select';
  name: Name;
  variant: 'tiles' | 'dropdown' | 'autocomplete';
  placeholder?: string;
  /** The values that a text means in a field that suggests, the closest first. */
  suggest?: (typed: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Filters to clear when this one changes. */
  clears?: readonly Name[];
  /** What a choice says on its chip, unless that is its name. */
  format?: (name: string) => string;
};
/** Multiple choices, their comma-separated ids in the address. */
export type MultiSelectFilter<Name extends string = string> = Common & {
  kind: 'multiSelect';
  name: Name;
  /** Has many options: a dropdown from the start, so that the layout does not shift when they load. */
  isLong?: boolean;
  /** Its choices mean little without its label: 'Gáz: utcában'. */
  isNamed?: true;
};
/** A range of numbers, either end optional; whole on the wire unless it has `decimals`. */
export type RangeFilter<Name extends string = string> = Common & {
  kind: 'range';
  from: Name;
  to: Name;
  unit?: string;
  max: number;
  decimals?: boolean;
  /** Years are written without separators. */
  isYear?: boolean;
  /**
   * Thousands of forints on the wire, forints in the fields: a bare number below 1,000, which is no realistic price,
   * counts in this many forints.
   */
  smallUnit?: (values: Values) => number;
  /** The range on its chip: '45–90 M Ft'. At least one end is given. */
  format: (from: number | undefined, to: number | undefined) => string;
  /** The name of its histogram among the counts, if it has one. */
  histogram?: string;
  /** A line below the two fields, such as the price in forints. */
  hint?: (from: number | undefined, to: number | undefined) => string;
};
/** A whole number. */
export type NumberFilter<Name extends string = string> = Common & {
  kind: 'number';
  name: Name;
  unit?: string;
  max: number;
  /** The two days that determine it; while both are given, it has no chip of its own. */
  filledBy?: readonly [from: Name, to: Name];
  /** The number that repeats this one: while both are equal, it follows it and is removed with it. */
  mirror?: Name;
  /** The number that this one repeats; while both are equal, it has no chip of its own. */
  mirrorOf?: Name;
  /** The number on its chip: '2 fő'. */
  format: (number: number, values: Values) => string;
};
/** A first and a last day (`YYYY-MM-DD`), either one optional. */
export type DatesFilter<Name extends string = string> = Common & {
  kind: 'dates';
  from: Name;
  to: Name;
  /** Days that have passed; otherwise those to come. */
  bounds?: 'past';
  /** Says the nights between two days. */
  nights?: { format: (nights: number) => string };
  /** Both days or none, which take the place of these filters; without others people, these are set with them. */
  stay?: {
    replaces: readonly Name[];
    people: readonly Name[];
    usual: Values;
    /** What the field says without days where other filters tell when, and the one that the calendar then opens at. */
    describe: (values: Values) => string;
    opensAt: Name;
  };
  /** The days on their chip. At least one is given. */
  format: (from: string | undefined, to: string | undefined) => string;
};
/** Yes/no fields: checkboxes for yes, or selects for either. */
export type FlagsFilter<Name extends string = string> = Common & {
  kind: 'flags';
  variant: 'boxes' | 'selects';
  flags: readonly { name: Name; label: string; yes: string; no: string }[];
};
/** A settlement or region, of the country of another filter if there is one. */
export type PlaceFilter<Name extends string = string> = Common & {
  kind: 'settlement' | 'region';
  name: Name;
  country?: Name;
  /** The kilometres around; such a filter takes several places. */
  radius?: Name;
};
/** Free text. */
export type TextFilter<Name extends string = string> = Common & {
  kind: 'text';
  name: Name;
  placeholder?: string;
  maxLength: number;
  /** The text on its chip, unless it stands there as it is. */
  format?: (typed: string) => string;
};

/** Numbers of several groups of people, behind one button. */
export type PeopleFilter<Name extends string = string> = Common & {
  kind: 'people';
  groups: readonly { name: Name; label: string }[];
  max: number;
  /** The number of all, which stands for the first group, and which the groups take the place of. */
  total: Name;
  /** A number that repeats that of all, as long as it does. */
  mirror?: Name;
  /** The people on their chip. */
  format: (values: Values) => string;
};

/** What a drawn area, a free text or a link says: it has a chip and no field. `getName` is that of an option of a filter. */
export type ChipFilter<Name extends string = string> = Common & {
  kind: 'chip';
  names: readonly Name[];
  format: (values: Values, getName: (name: string, value: string) => string | undefined) => string;
};

/** The description of a group of filters; `Name` is a query parameter of its call. */
export type Filter<Name extends string = string> =
  | SelectFilter<Name>
  | MultiSelectFilter<Name>
  | RangeFilter<Name>
  | NumberFilter<Name>
  | DatesFilter<Name>
  | PeopleFilter<Name>
  | FlagsFilter<Name>
  | PlaceFilter<Name>
  | TextFilter<Name>
  | ChipFilter<Name>;

/** The sorting of the rows: a query parameter with its options, the first of which is the server's default. */
export type Sorting<Name extends string = string> = {
  name: Name;
  label: string;
  options: readonly [Option, ...Option[]];
  /** Whether an order is offered for these filters; all are by default. */
  isOffered?: (value: string, values: Values) => boolean;
};

/** How many results each option of a filter has, by wire name and value; a filter that is not counted is missing. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;

/** What the filters would find: by option, and by the steps of ranges, null where no result has a number. */
export type FilterCounts = {
  options: OptionCounts;
  histograms: Readonly<Record<string, Histogram | null>>;
};

/** The server's field errors by wire name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The props of every field of a described filter. */
export type FilterFieldProps<Described> = {
  filter: Described;
  values: Values;
  options: readonly Option[];
  counts: OptionCounts;
  /** Of a range that has one; null while it is not loaded, and where there is nothing to draw. */
  histogram: Histogram | null;
  errors: FieldErrors;
  /** Typed text is debounced, everything else is searched at once. */
  onChange: (values: Values, how?: { isTyped?: boolean }) => void;
};

/** The wire names that a filter reads and writes. */
export const getNames = (filter: Filter): string[] => {
  if (filter.kind === 'range' || filter.kind === 'dates') return [filter.from, filter.to];
  if (filter.kind === 'people') return filter.groups.map((group) => group.name);
  if (filter.kind === 'flags') return filter.flags.map((flag) => flag.name);
  if (filter.kind === 'chip') return [...filter.names];
  if (filter.kind === 'settlement' && filter.radius) return [filter.name, filter.radius];
  return [filter.name];
};

/** The names that change with a number: its own, and that of a number that repeats it. */
export const getEqualNames = ({ name, mirror }: NumberFilter, values: Values): string[] =>
  mirror !== undefined && values[mirror] !== undefined && values[mirror] === values[name]
    ? [name, mirror]
    : [name];

/** The names to clear with a filter: its own, and that of a number that repeats it. */
export const getNamesToClear = (filter: Filter, values: Values): string[] =>
  filter.kind === 'number' ? getEqualNames(filter, values) : getNames(filter);

/** Whether other filters say what a number says. */
const isImplied = ({ name, filledBy, mirrorOf }: NumberFilter, values: Values): boolean =>
  filledBy?.every((day) => values[day] !== undefined) === true ||
  (mirrorOf !== undefined && values[mirrorOf] === values[name]);

/** The names of a filter that are set; none if other filters determine it. */
export const getSetNames = (filter: Filter, values: Values): string[] =>
  filter.kind === 'number' && isImplied(filter, values)
    ? []
    : getNames(filter).filter((name) => values[name] !== undefined);

/** The number of filters set; a range or a list counts once. */
export const countActive = (filters: readonly Filter[], values: Values): number =>
  filters.filter((filter) => getSetNames(filter, values).length > 0).length;

/** The server's field errors; none if the search failed for another reason. */
export const refusedFields = (failure: unknown): readonly FieldError[] =>
  failure instanceof ApiFailure && failure.status === 422 ? failure.errors : [];

/** The same by wire name; an error of a list's element counts for the list. */
export const getFieldErrors = (failure: unknown): FieldErrors =>
  Object.fromEntries(refusedFields(failure).map(({ path, message }) => [path.split('.', 1)[0], message]));
