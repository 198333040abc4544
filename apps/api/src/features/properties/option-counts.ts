import type { PropertyFilters } from '@piacter/contracts/properties';
import { countedFilters, drawnRanges } from '@piacter/contracts/properties/fields';
import { countOptions } from '../search/options/index.ts';
import { createToConditions, type SearchDeps } from './property-search.service.ts';
import { searchPropertyColumns } from './search-columns.ts';

/** The filters whose options are counted, and the ranges that are drawn. */
const counted = {
  filters: countedFilters.map((name) => ({ name, column: name })),
  ranges: drawnRanges.map((name) => ({ name, column: name, ends: [`${name}From`, `${name}To`] as const })),
};

/** Counts the results by the options of each filter, and how prices and sizes are spread. */
export function createOptionCounts(deps: SearchDeps) {
  const port = searchPropertyColumns(deps.readDb);
  const toConditions = createToConditions(deps);
  return (search: PropertyFilters) => countOptions(search, { port, toConditions, ...counted });
}
