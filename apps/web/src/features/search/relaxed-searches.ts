import { getChips } from './filter-chips.ts';
import { withoutNames } from './filter-values.ts';
import { type Filter, type FilterOptions, getNamesToClear, type Values } from './filters.ts';
import { text } from './text.ts';

/** Maximum number of counts for an empty result. */
const maxSearches = 4;

/** A search with one filter fewer, and its label: '„Van erkély” szűrő nélkül'. */
export type RelaxedSearch = { label: string; values: Values };

/** The least important filters first: details, then preferences, then the main filters. */
const getWeight = (filter: Filter): number => {
  if (filter.isDetail) return 0;
  return filter.kind === 'select' ? 2 : 1;
};

/** Relaxed searches for an empty list that has no suggestions of the server: each without one filter, at most four. */
export const relaxedSearches = (
  filters: readonly Filter[],
  values: Values,
  options: FilterOptions,
): RelaxedSearch[] =>
  filters
    .filter((filter) => getChips(filter, values, options).length > 0)
    .toSorted((a, b) => getWeight(a) - getWeight(b))
    .slice(0, maxSearches)
    .map((filter) => {
      const labels = getChips(filter, values, options).map((chip) => chip.label);
      return {
        label: text.without(labels.join(', ')),
        values: withoutNames(values, getNamesToClear(filter, values)),
      };
    });
