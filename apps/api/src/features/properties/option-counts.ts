import type { PropertyFilters } from '@piacter/contracts/properties';
import { countedFilters, drawnRanges, energyClassFrom } from '@piacter/contracts/properties/fields';
import { countOptions } from '../search/options/index.ts';
import type { SearchDeps } from './property-search.service.ts';
import { searchPropertyColumns } from './search-columns.ts';
import { createToConditions, type EnergyScale, toBetterClasses } from './search-conditions.ts';

/** The filters whose options are counted, and the ranges that are drawn. */
const counted = {
  filters: countedFilters
    .filter((name) => name !== energyClassFrom.param)
    .map((name) => ({ name, column: name })),
  ranges: drawnRanges.map((name) => ({ name, column: name, ends: [`${name}From`, `${name}To`] as const })),
};

/** A class finds all better ones, too. */
const sumBetterClasses = (scale: EnergyScale, counts: ReadonlyMap<number, number>) =>
  new Map(
    scale
      .map(({ typeID }) => {
        const classes = toBetterClasses(scale, typeID);
        return [typeID, classes.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)] as const;
      })
      .filter(([, sum]) => sum > 0),
  );

/** Counts the results by the options of each filter, and how prices and sizes are spread. */
export function createOptionCounts(deps: SearchDeps) {
  const port = searchPropertyColumns(deps.readDb);
  const toConditions = createToConditions(deps);
  return async (search: PropertyFilters) => {
    const { energyScale } = await deps.lookups.rows();
    const ofScale = {
      name: energyClassFrom.param,
      column: 'energyClass',
      combine: (counts: ReadonlyMap<number, number>) => sumBetterClasses(energyScale, counts),
    };
    return countOptions(search, {
      port,
      toConditions,
      ...counted,
      filters: [...counted.filters, ofScale],
    });
  };
}
