import { formatAsked, formatRangeFilter } from '@piacter/contracts/core/field-words';
import type {
  AnyOfSeveral,
  AskedNumber,
  Field,
  Fields,
  FlagField,
  ListField,
  LookupField,
  NamesOf,
  NumberField,
} from '@piacter/contracts/core/fields';
import { getUnitSign } from '@piacter/contracts/core/units';
import type { FlagsFilter, MultiSelectFilter, NumberFilter, RangeFilter } from './filters.ts';

type RangeNames<Described> = Described extends { range: infer Range extends string }
  ? `${Range}From` | `${Range}To`
  : never;
type Ranges<Described extends Fields> = {
  [Name in keyof Described & string]: Described[Name] extends { range: string } ? Name : never;
}[keyof Described & string];
type Choices<Described extends Fields> = NamesOf<Described, 'lookup' | 'list'>;
type Flags<Described extends Fields> = NamesOf<Described, 'flag'>;
type With<Described extends Fields, Key extends string> = {
  [Name in keyof Described & string]: Described[Name] extends Record<Key, unknown> ? Name : never;
}[keyof Described & string];
/** The query parameter of a choice, which most have by their own name. */
type ParamOf<Described extends Fields, Name extends keyof Described & string> = Described[Name] extends {
  param: infer Param extends string;
}
  ? Param
  : Name;
type AskedParam<Described> = Described extends { asked: { param: infer Param extends string } }
  ? Param
  : never;
type AnyParam<Described> = Described extends { any: { param: infer Param extends string } } ? Param : never;

/** The filters by the fields of a kind: each by its name, and all that the screen does not place itself. */
export function createFieldFilters<const Described extends Fields>(fields: Described) {
  // The names are those of fields of the type, which the compiler cannot follow into the record.
  function range<Name extends Ranges<Described>>(name: Name): RangeFilter<RangeNames<Described[Name]>> {
    const field = fields[name] as Field as NumberField;
    const unit = getUnitSign(field.unit);
    return {
      kind: 'range',
      from: `${field.range}From` as RangeNames<Described[Name]>,
      to: `${field.range}To` as RangeNames<Described[Name]>,
      label: field.label,
      ...(unit && { unit }),
      max: field.max,
      ...(field.unit === 'years' && { isYear: true }),
      ...(field.unit === 'thousandForintsPerSquareMetre' && { unit: 'Ft/m²', smallUnit: () => 1_000 }),
      format: (from, to) => formatRangeFilter(field, from, to),
    };
  }

  const choices = <Name extends Choices<Described>>(
    name: Name,
  ): MultiSelectFilter<ParamOf<Described, Name>> => {
    const { label, isNamed, param = name } = fields[name] as Field as LookupField<string, string>;
    return {
      kind: 'multiSelect',
      name: param as ParamOf<Described, Name>,
      label,
      ...(isNamed && { isNamed }),
    };
  };

  /** Any of several entries of a list of which `choices` are all. */
  function anyOf<Name extends With<Described, 'any'>>(
    name: Name,
  ): MultiSelectFilter<AnyParam<Described[Name]>> {
    const { any } = fields[name] as Field as ListField<string, string> & { any: AnyOfSeveral };
    return {
      kind: 'multiSelect',
      name: any.param as AnyParam<Described[Name]>,
      label: any.label,
      isNamed: true,
    };
  }

  /** A number of the visitor's. */
  function asked<Name extends With<Described, 'asked'>>(
    name: Name,
  ): NumberFilter<AskedParam<Described[Name]>> {
    const { asked: question, max } = fields[name] as Field as NumberField & { asked: AskedNumber };
    return {
      kind: 'number',
      name: question.param as AskedParam<Described[Name]>,
      label: question.label,
      max,
      ...(question.mirror && { mirror: question.mirror as AskedParam<Described[Name]> }),
      format: (value) => formatAsked(question, value),
    };
  }

  const flags = <Name extends Flags<Described>>(
    label: string,
    variant: FlagsFilter['variant'],
    names: readonly Name[],
  ): FlagsFilter<Name> => ({
    kind: 'flags',
    variant,
    label,
    flags: names.map((name) => ({ name, ...(fields[name] as Field as FlagField<string, string>) })),
  });

  return {
    range,
    choices,
    anyOf,
    asked,
    flags,
    /** The filters of all other fields, as details: ranges, choices, and the yes/no fields under a label. */
    others(placed: readonly (keyof Described & string)[], label: string) {
      const isOther = (name: string) => !placed.some((one) => one === name);
      const others = (isOfType: (field: Field) => boolean) =>
        Object.keys(fields).filter((name) => isOther(name) && isOfType(fields[name] as Field));
      return [
        ...(others((field) => 'range' in field) as Ranges<Described>[]).map(range),
        ...(others(({ type }) => type === 'lookup' || type === 'list') as Choices<Described>[]).map(choices),
        flags(label, 'selects', others(({ type }) => type === 'flag') as Flags<Described>[]),
      ].map((filter) => ({ ...filter, isDetail: true }));
    },
  };
}
