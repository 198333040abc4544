import { lowerFirst, upperFirst } from './hungarian.ts';
import type { Unit } from './units.ts';

/**
 * The description of a field of a listing: what it is, what it is called, how it is searched and compared. Schemas, forms,
 * detail pages, filters, titles and the understanding of free text are derived from it; what belongs to one screen alone,
 * such as the order of its sections, stays with the screen.
 */
export type Field<Name extends string = string, Group extends string = string> =
  | NumberField<Name, Group>
  | FlagField<Name, Group>
  | LookupField<Name, Group>
  | ListField<Name, Group>
  | ChoiceField<Name, Group>
  | TextField<Name, Group>
  | LineField<Name, Group>
  | CountField<Name, Group>
  | RangeField<Name, Group>
  | PlainField<Name, Group>;

interface Described<Name extends string, Group extends string> {
  /** Its name in forms, on the detail page and in the filter panel. */
  label: string;
  /** The part of the listing that it belongs to. */
  group: Group;
  isRequired?: true;
  /** The values of another field for which it applies; it is null for all others. */
  when?: { field: Name; is: readonly number[] };
  /** Why it cannot be filled in while it does not apply; without a hint it is not shown then. */
  hint?: string;
}

/** A whole number from 0 to `max`. */
export interface NumberField<Name extends string = string, Group extends string = string>
  extends Described<Name, Group> {
  type: 'number';
  max: number;
  unit: Unit;
  /** Its name before the number in a chip or a title, unless the unit says enough: 'Telek: 900 m²-ig'. */
  short?: string;
  /** Searched by a range: the prefix of its two query parameters, `roomsFrom` and `roomsTo`. */
  range?: string;
  /** Where most values lie; the demo's do. */
  typical?: readonly [from: number, to: number];
  /** The field to which it adds a detail, in whose row it is shown: 'Van, 6 m²'. */
  addsTo?: Name;
  /** Which of the compared listings is the best. */
  best?: 'lowest' | 'highest';
  /** Searched by a number of the visitor's, for which it has to be enough or not too much. */
  asked?: AskedNumber;
}

/** A whole number of the visitor's, from `min`: 'Vendégek', said as '4 fő'. */
export interface AskedNumber {
  param: string;
  min: number;
  label: string;
  /** What follows the number. */
  says: string;
  /** The parameter that the box sets to the same number: then both are shown, counted and removed as one filter. */
  mirror?: string;
}

/** Yes, no or unanswered; searched by either answer. */
export interface FlagField<Name extends string, Group extends string> extends Described<Name, Group> {
  type: 'flag';
  /** 'Igen', 'Nem' or 'Van', 'Nincs' beside the label. */
  answers: 'is' | 'has';
  /** What a yes and a no say on their own. */
  yes: string;
  no: string;
  /** Shown on pages alone. */
  isFiltered?: false;
}

/** The id of an entry of a lookup list; searched by any of several. */
export interface LookupField<Name extends string, Group extends string> extends Described<Name, Group> {
  type: 'lookup';
  list: string;
  /** Its entries mean little without its label: 'Gáz: utcában'. */
  isNamed?: true;
  /** Its query parameter, if that has another name. */
  param?: string;
}

/** Ids of entries of a lookup list; searched by all of several. */
export interface ListField<Name extends string, Group extends string> extends Described<Name, Group> {
  type: 'list';
  list: string;
  isNamed?: true;
  /** Searched by any of several, too. */
  any?: AnyOfSeveral;
}

export interface AnyOfSeveral {
  param: string;
  label: string;
}

/** One of a few words. */
export interface ChoiceField<Name extends string, Group extends string> extends Described<Name, Group> {
  type: 'choice';
  options: readonly string[];
  /** Searched by any of several: its query parameter, and what stands there for each of the options. */
  asked?: { param: string; values: readonly string[] };
}

/** A text of several lines with at most `max` characters. */
export interface TextField<Name extends string, Group extends string> extends Described<Name, Group> {
  type: 'text';
  max: number;
}

/** A text of one line with at most `max` characters; `input` is the keyboard and what the browser fills in. */
export interface LineField<Name extends string, Group extends string> extends Described<Name, Group> {
  type: 'line';
  max: number;
  input?: 'email' | 'tel';
}

/** A whole number from `min` to `max` of what its label names. */
export interface CountField<Name extends string, Group extends string> extends Described<Name, Group> {
  type: 'count';
  min: number;
  max: number;
}

/** Both ends of a wanted number from 0 to `max`, each a field of its own on the wire: 'minRooms', 'maxRooms'. */
export interface RangeField<Name extends string = string, Group extends string = string>
  extends Described<Name, Group> {
  type: 'range';
  ends: readonly [from: string, to: string];
  max: number;
  unit?: Unit;
  /** What follows its label at either end, unless that is 'legalább' and 'legfeljebb'. */
  endWords?: readonly [from: string, to: string];
}

/** A calendar day, a time of day, names of places, or a number of hours, days or weeks. */
export interface PlainField<Name extends string, Group extends string> extends Described<Name, Group> {
  type: 'day' | 'time' | 'places' | 'duration';
}

export type FieldType = Field['type'];
export type Fields = Readonly<Record<string, Field>>;

/** Types a description by its own names: one that refers to an unknown field does not compile. */
export const defineFields =
  <Group extends string>() =>
  <const Described extends { readonly [Name in keyof Described]: Field<keyof Described & string, Group> }>(
    fields: Described,
  ): Described =>
    fields;

export type NamesOf<Described extends Fields, Type extends FieldType> = {
  [Name in keyof Described & string]: Described[Name]['type'] extends Type ? Name : never;
}[keyof Described & string];

/** The names of the fields of a type, in the order of their description. */
export const namesOf = <Described extends Fields, const Type extends FieldType>(
  fields: Described,
  type: Type,
): NamesOf<Described, Type>[] =>
  Object.keys(fields).filter((name): name is NamesOf<Described, Type> => fields[name]?.type === type);

type NamesInGroup<Described extends Fields, Group extends string> = {
  [Name in keyof Described & string]: Described[Name]['group'] extends Group ? Name : never;
}[keyof Described & string];

/** The names of the fields of a group, in the order of their description. */
export const namesInGroup = <
  Described extends Fields,
  const Group extends Described[keyof Described]['group'],
>(
  fields: Described,
  group: Group,
): NamesInGroup<Described, Group>[] =>
  Object.keys(fields).filter((name): name is NamesInGroup<Described, Group> => fields[name]?.group === group);

/** The labels of the fields by name. */
export const labelsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

type OptionalLookup<Described extends Fields> = {
  [Name in keyof Described & string]: Described[Name] extends { isRequired: true }
    ? never
    : Described[Name]['type'] extends 'lookup'
      ? Name
      : never;
}[keyof Described & string];

/** The lists of the lookup fields that are not required, by field. */
export const listsOf = <Described extends Fields>(fields: Described) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'lookup' && !field.isRequired ? [[name, field.list]] : [],
    ),
  ) as { [Name in OptionalLookup<Described>]: Described[Name] extends { list: infer List } ? List : never };

type ListNames<Described extends Fields> = Extract<Described[keyof Described], { list: unknown }>['list'];

/** The lists of all fields that are searched by entries of one, by query parameter. */
export const filterListsOf = <Described extends Fields>(fields: Described) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.type === 'lookup') return [[field.param ?? name, field.list]];
      if (field.type !== 'list') return [];
      return [[name, field.list], ...(field.any ? [[field.any.param, field.list]] : [])];
    }),
  ) as Readonly<Record<string, ListNames<Described>>>;

/** Whether a field applies to a listing with these values. */
export const isApplicable = ({ when }: Field, values: Readonly<Record<string, unknown>>): boolean =>
  when?.is.includes(Number(values[when.field])) ?? true;

/** Whether a field has to be filled in beside these values. */
export const isExpected = (field: Field, values: Readonly<Record<string, unknown>>): boolean =>
  field.isRequired === true && isApplicable(field, values);

/** The values with null in place of those of fields that do not apply. */
export const withoutInapplicable = <Values extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  values: Values,
): Values => {
  const inapplicable = Object.entries(fields).filter(([, field]) => !isApplicable(field, values));
  return { ...values, ...Object.fromEntries(inapplicable.map(([name]) => [name, null])) };
};

/** The parameter of the values of a filter that are not wanted: `notHouseType`. */
export const toUnwanted = <Name extends string>(name: Name) =>
  `not${upperFirst(name)}` as `not${Capitalize<Name>}`;

/** The numbers that are searched by a range, each with the prefix of its query parameters. */
export const rangesOf = <Described extends Fields>(fields: Described) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'number' && field.range ? [[name, field.range]] : [],
    ),
  ) as {
    [Name in keyof Described & string as Described[Name] extends { range: string }
      ? Name
      : never]: Described[Name] extends { range: infer Range } ? Range : never;
  };

/**
 * The words of a free text, separated by commas, that say yes to a flag or name a number ('280 cm belmagasság'), and how
 * much they tell of the kind of listing. Inflected forms and single typing errors are found without being listed.
 */
export type FieldWords<Described extends Fields> = Record<FilteredFlags<Described>, Said> &
  Partial<Record<NamesOf<Described, 'number'>, Said>>;
type FilteredFlags<Described extends Fields> = {
  [Name in NamesOf<Described, 'flag'>]: Described[Name] extends { isFiltered: false } ? never : Name;
}[NamesOf<Described, 'flag'>];
export interface Said {
  words: string;
  weight: number;
}

/** `conditionID` → `conditionName`: the name of an entry in replies, beside its id. */
export type NameField<Name extends string> = `${Name extends `${infer Stem}ID` ? Stem : Name}Name`;
export const toNameField = <Name extends string>(name: Name) =>
  `${name.replace(/ID$/, '')}Name` as NameField<Name>;

/** A flag that is answered by 'Igen' or 'Nem': 'Tetőtéri', 'Nem tetőtéri'. */
export const is = (label: string) =>
  ({ type: 'flag', label, answers: 'is', yes: label, no: `Nem ${lowerFirst(label)}` }) as const;

/** A flag that is answered by 'Van' or 'Nincs': 'Van lift', 'Nincs lift'. */
export const has = (label: string) =>
  ({
    type: 'flag',
    label,
    answers: 'has',
    yes: `Van ${lowerFirst(label)}`,
    no: `Nincs ${lowerFirst(label)}`,
  }) as const;

/** The id of an entry of a lookup list. */
export const lookup = <const List extends string>(list: List, label: string) =>
  ({ type: 'lookup', list, label }) as const;
