import { formatChoiceFilter, formatFlagFilter } from '@piacter/contracts/core/field-words';
import { formatRadius, showPlace, splitPlaces } from '@piacter/contracts/places/values';
import type { Option } from '../../ui/fields/select-field.tsx';
import { parseAmount, parseDay, parseIDs, parseNumber, withoutNames, withValue } from './filter-values.ts';
import {
  type Filter,
  type FilterOptions,
  getNamesToClear,
  getSetNames,
  type MultiSelectFilter,
  type PlaceFilter,
  type SelectFilter,
  type Values,
} from './filters.ts';
import type { Search } from './use-search.ts';

/** An active filter in a word or two, and the search without it. */
export type FilterChip = { key: string; label: string; without: Values };

/** The name of a choice, with its filter where it is ambiguous: 'Lakás', 'Bútorozott: igen'. */
const getChoiceName = (
  filter: SelectFilter | MultiSelectFilter,
  options: readonly Option[] | undefined,
  id: string,
): string => formatChoiceFilter(filter, [options?.find((option) => option.value === id)?.label]);

const listChips = (filter: MultiSelectFilter, values: Values, options: FilterOptions): FilterChip[] => {
  const ids = parseIDs(values[filter.name]);
  return ids.map((id) => ({
    key: `${filter.name} ${id}`,
    label: getChoiceName(filter, options[filter.name], id),
    without: withValue(values, filter.name, ids.filter((other) => other !== id).join(',')),
  }));
};

/** A chip for each place, and one for what is around them. */
function placeChips({ name, radius }: PlaceFilter, values: Values): FilterChip[] {
  const places = splitPlaces(values[name] ?? '');
  const kilometres = radius && values[radius];
  const withoutRadius = radius ? withoutNames(values, [radius]) : values;
  return [
    ...places.map((place, at) => ({
      key: `${name} ${place}`,
      label: showPlace(place),
      without: withValue(places.length > 1 ? values : withoutRadius, name, places.toSpliced(at, 1).join(',')),
    })),
    ...(radius && kilometres !== undefined
      ? [{ key: radius, label: formatRadius(kilometres), without: withoutRadius }]
      : []),
  ];
}

/** Both ends of a range, formatted; undefined where neither is valid. */
const formatEnds = <End>(
  [from, to]: readonly [End | undefined, End | undefined],
  format: (from: End | undefined, to: End | undefined) => string,
): string | undefined => (from === undefined && to === undefined ? undefined : format(from, to));

/** The label of a filter with a single chip; undefined for an invalid value. */
const getLabel = (
  filter: Exclude<Filter, { kind: 'flags' | 'multiSelect' }>,
  values: Values,
  options: FilterOptions,
): string | undefined => {
  switch (filter.kind) {
    case 'range': {
      const ends = [
        parseAmount(filter, values[filter.from]),
        parseAmount(filter, values[filter.to]),
      ] as const;
      return formatEnds(ends, filter.format);
    }
    case 'dates':
      return formatEnds([parseDay(values[filter.from]), parseDay(values[filter.to])], filter.format);
    case 'number': {
      const number = parseNumber(values[filter.name]);
      return number === undefined ? undefined : filter.format(number, values);
    }
    case 'select': {
      const id = values[filter.name];
      const name = filter.format && options[filter.name]?.find(({ value }) => value === id)?.label;
      return name === undefined
        ? getChoiceName(filter, options[filter.name], id ?? '')
        : filter.format?.(name);
    }
    case 'people':
      return filter.format(values);
    case 'chip':
      return filter.format(values, (name, id) => options[name]?.find(({ value }) => value === id)?.label);
    case 'text':
      return filter.format?.(values[filter.name] ?? '') ?? values[filter.name];
    default:
      return values[filter.name];
  }
};

/** The chips of one filter: one for a range or a choice, one for each of several choices and flags. */
export const getChips = (filter: Filter, values: Values, options: FilterOptions): FilterChip[] => {
  const given = getSetNames(filter, values);
  if (given.length === 0) return [];
  if (filter.kind === 'multiSelect') return listChips(filter, values, options);
  if (filter.kind === 'flags')
    return filter.flags
      .filter((flag) => values[flag.name] !== undefined)
      .map((flag) => ({
        key: flag.name,
        label: formatFlagFilter(flag, values[flag.name] ?? ''),
        without: withoutNames(values, [flag.name]),
      }));
  if (filter.kind === 'region' || (filter.kind === 'settlement' && filter.radius))
    return placeChips(filter, values);
  const label = getLabel(filter, values, options) ?? filter.label;
  return [{ key: given.join(), label, without: withoutNames(values, getNamesToClear(filter, values)) }];
};

/** The chips of all active filters of a search, each with the search without it. */
export const activeFilters = ({ filters, applied, options, refine }: Search<unknown>) =>
  filters
    .flatMap((filter) => getChips(filter, applied, options))
    .map(({ key, label, without }) => ({ key, label, onRemove: () => refine(without) }));

/** The order of the results as a chip, unless it is the default: a free text may have asked for it ('legolcsóbb'). */
export const activeOrder = ({ applied, sorting, refine }: Search<unknown>) => {
  const order = sorting?.options.slice(1).find(({ value }) => value === sorting.value);
  return order
    ? [{ key: 'order', label: order.label, onRemove: () => refine(applied, { sort: undefined }) }]
    : [];
};
