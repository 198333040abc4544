import { formatRangeFilter } from '@piacter/contracts/core/field-words';
import type { Field, Fields, FlagField, NamesOf, NumberField } from '@piacter/contracts/core/fields';
import { getUnitSign } from '@piacter/contracts/core/units';
import type { FlagsFilter, MultiSelectFilter, RangeFilter } from './filters.ts';

type RangeNames<Described> = Described extends { range: infer Range extends string }
  ? `${Range}From` | `${Range}To`
  : never;
type Ranges<Described extends Fields> = {
  [Name in keyof Described & string]: Described[Name] extends { range: string } ? Name : never;
}[keyof Described & string];
type Choices<Described extends Fields> = NamesOf<Described, 'lookup' | 'list'>;
type Flags<Described extends Fields> = NamesOf<Described, 'flag'>;

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
      format: (from, to) => formatRangeFilter(field, from, to),
    };
  }

  const choices = <Name extends Choices<Described>>(name: Name): MultiSelectFilter<Name> => ({
    kind: 'multiSelect',
    name,
    ...(fields[name] as Field),
  });

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
