import { formatRangeFilter } from '@piacter/contracts/core/field-words';
import type { Field, Fields, NamesOf } from '@piacter/contracts/core/fields';
import { getUnitSign } from '@piacter/contracts/core/units';
import type { FlagsFilter, MultiSelectFilter, RangeFilter } from './filters.ts';

type RangeNames<Described> = Described extends { range: infer Range extends string }
  ? `${Range}From` | `${Range}To`
  : never;
type Choices<Described extends Fields> = NamesOf<Described, 'lookup' | 'list'>;
type Flags<Described extends Fields> = NamesOf<Described, 'flag'>;
type Ranges<Described extends Fields> = {
  [Name in keyof Described & string]: Described[Name] extends { range: string } ? Name : never;
}[keyof Described & string];

/** The filters by the fields of a kind: each by its name, and all that the screen does not place itself. */
export function createFieldFilters<const Described extends Fields>(fields: Described) {
  type Name = keyof Described & string;
  const isSearchedByRange = (name: string): name is Ranges<Described> => {
    const field = fields[name];
    return field?.type === 'number' && field.range !== undefined;
  };
  const hasType = <Type extends Field['type']>(name: string, ...types: Type[]) =>
    types.some((type) => fields[name]?.type === type);
  const isChoice = (name: string): name is Choices<Described> => hasType(name, 'lookup', 'list');
  const isFlag = (name: string): name is Flags<Described> => hasType(name, 'flag');

  function range<Named extends Ranges<Described>>(name: Named): RangeFilter<RangeNames<Described[Named]>> {
    const field: Field | undefined = fields[name];
    if (field?.type !== 'number') throw new TypeError(`${name} is no number`);
    const unit = getUnitSign(field.unit);
    return {
      kind: 'range',
      from: `${field.range}From` as RangeNames<Described[Named]>,
      to: `${field.range}To` as RangeNames<Described[Named]>,
      label: field.label,
      ...(unit && { unit }),
      max: field.max,
      format: (from, to) => formatRangeFilter(field, from, to),
    };
  }

  function choices<Named extends Choices<Described>>(name: Named): MultiSelectFilter<Named> {
    const field: Field | undefined = fields[name];
    if (field?.type !== 'lookup' && field?.type !== 'list') throw new TypeError(`${name} has no list`);
    return { kind: 'multiSelect', name, label: field.label, ...(field.isNamed && { isNamed: true }) };
  }

  const flags = <Named extends Flags<Described>>(
    label: string,
    variant: FlagsFilter['variant'],
    names: readonly Named[],
  ): FlagsFilter<Named> => ({
    kind: 'flags',
    variant,
    label,
    flags: names.flatMap((name) => {
      const field: Field | undefined = fields[name];
      return field?.type === 'flag' ? [{ name, label: field.label, yes: field.yes, no: field.no }] : [];
    }),
  });

  return {
    range,
    choices,
    flags,
    /** The filters of all other fields, as details: ranges, choices, and the yes/no fields under a label. */
    others(placed: readonly Name[], label: string) {
      const names = Object.keys(fields).filter((name) => !placed.some((one) => one === name));
      return [
        ...names.filter(isSearchedByRange).map((name) => ({ ...range(name), isDetail: true })),
        ...names.filter(isChoice).map((name) => ({ ...choices(name), isDetail: true })),
        { ...flags(label, 'selects', names.filter(isFlag)), isDetail: true },
      ];
    },
  };
}
