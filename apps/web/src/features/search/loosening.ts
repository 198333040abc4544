import { chipsOf } from './chips.ts';
import { type Filter, type FilterOptions, namesOf, type Values, withoutNames } from './filters.ts';

/** Calls that an empty result may cost at most. */
const mostWays = 4;

/** A search with one filter fewer, and how to call it: 'Van erkély nélkül'. */
export type Way = { what: string; values: Values };

/** What one can live without most easily comes first: details, then wishes, then what one came for. */
const weightOf = (filter: Filter): number => {
  if (filter.isDetail) return 0;
  return filter.kind === 'one' ? 2 : 1;
};

/** The searches to try where this one found nothing: each without one of its filters, at most four. */
export const waysToLoosen = (
  filters: readonly Filter[],
  values: Values,
  options: FilterOptions,
  without: (what: string) => string,
): Way[] =>
  filters
    .filter((filter) => chipsOf(filter, values, options).length > 0)
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .slice(0, mostWays)
    .map((filter) => {
      const labels = chipsOf(filter, values, options).map((chip) => chip.label);
      return {
        what: filter.loosened ?? without(labels.join(', ')),
        values: withoutNames(values, namesOf(filter)),
      };
    });
