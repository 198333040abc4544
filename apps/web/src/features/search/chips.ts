import { capitalised } from '../../lib/format.ts';
import type { Option } from '../../ui/fields/select-field.tsx';
import {
  amountOf,
  type DaysFilter,
  dayOf,
  type Filter,
  type FilterOptions,
  idsOf,
  type NumberFilter,
  namesOf,
  numberOf,
  type RangeFilter,
  type SomeFilter,
  type Values,
  withoutNames,
  withValue,
} from './filters.ts';

/** A chosen filter in a word or two, and the search without it. */
export type ChosenFilter = { key: string; label: string; without: Values };

const nameOf = (options: readonly Option[] | undefined, id: string): string | undefined => {
  const label = options?.find((option) => option.value === id)?.label;
  return label === undefined ? undefined : capitalised(label);
};

const chipsOfList = (filter: SomeFilter, values: Values, options: FilterOptions): ChosenFilter[] => {
  const ids = idsOf(values[filter.name]);
  return ids.map((id) => ({
    key: `${filter.name} ${id}`,
    label: nameOf(options[filter.name], id) ?? filter.label,
    without: withValue(values, filter.name, ids.filter((other) => other !== id).join(',')),
  }));
};

const rangeLabel = (filter: RangeFilter, values: Values): string => {
  const [from, to] = [amountOf(filter, values[filter.from]), amountOf(filter, values[filter.to])];
  return from === undefined && to === undefined ? filter.label : filter.say(from, to);
};

const daysLabel = (filter: DaysFilter, values: Values): string => {
  const [from, to] = [dayOf(values[filter.from]), dayOf(values[filter.to])];
  return from === undefined && to === undefined ? filter.label : filter.say(from, to);
};

const numberLabel = (filter: NumberFilter, values: Values): string => {
  const number = numberOf(values[filter.name]);
  return number === undefined ? filter.label : filter.say(number);
};

/** The chips of one filter: one for a range or a choice, one for each of several choices and flags. */
export const chipsOf = (filter: Filter, values: Values, options: FilterOptions): ChosenFilter[] => {
  const given = namesOf(filter).filter((name) => values[name] !== undefined);
  if (given.length === 0) return [];
  const whole = (label: string) => [{ key: given.join(), label, without: withoutNames(values, given) }];
  switch (filter.kind) {
    case 'some':
      return chipsOfList(filter, values, options);
    case 'range':
      return whole(rangeLabel(filter, values));
    case 'days':
      return whole(daysLabel(filter, values));
    case 'number':
      return whole(numberLabel(filter, values));
    case 'flags':
      return filter.flags
        .filter((flag) => values[flag.name] !== undefined)
        .map((flag) => ({
          key: flag.name,
          label: ['1', 'true'].includes(values[flag.name] ?? '') ? flag.yes : flag.no,
          without: withoutNames(values, [flag.name]),
        }));
    case 'one':
      return whole(nameOf(options[filter.name], values[filter.name] ?? '') ?? filter.label);
    default:
      return whole(values[filter.name] ?? filter.label);
  }
};
