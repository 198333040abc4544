import { chipsOf } from './filter-chips.ts';
import { withoutNames } from './filter-values.ts';
import { clearedWith, type Filter, type FilterOptions, type Values } from './filters.ts';

/** Calls that an empty result may cost at most. */
const maxSearches = 4;

/** A search with one filter fewer, and what it is called: '„Van erkély” szűrő nélkül'. */
export type RelaxedSearch = { label: string; values: Values };

/** What one can live without most easily comes first: details, then wishes, then what one came for. */
const weightOf = (filter: Filter): number => {
  if (filter.isDetail) return 0;
  return filter.kind === 'select' ? 2 : 1;
};

/** The searches to try where this one found nothing: each without one of its filters, at most four. */
export const relaxedSearches = (
  filters: readonly Filter[],
  values: Values,
  options: FilterOptions,
  without: (what: string) => string,
): RelaxedSearch[] =>
  filters
    .filter((filter) => chipsOf(filter, values, options).length > 0)
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .slice(0, maxSearches)
    .map((filter) => {
      const labels = chipsOf(filter, values, options).map((chip) => chip.label);
      return {
        label: filter.withoutFilter ?? without(labels.join(', ')),
        values: withoutNames(values, clearedWith(filter)),
      };
    });
