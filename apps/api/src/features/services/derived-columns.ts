import type { ServiceChanges } from '@piacter/contracts/services';
import { type ApproximatePlace, toCoveragePlace, toSettlementPlace } from '@piacter/db/map-position';
import { serviceSearchText, serviceShortText } from '@piacter/db/service-words';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { computeMapColumns, createRefresh, type Derivation } from '../listings/own/index.ts';
import { resolvePlace } from '../places/index.ts';
import { computeCoverage, type SelectedCoverage, selectCoverage } from './compute-coverage.ts';
import { replaceCoverageRows } from './coverage-rows.ts';
import { type WrittenService, writtenColumns } from './service-columns.ts';

/** The settlement of a service's own address, or without one the middle of what it covers. */
function findMiddle(
  settlementID: number | null,
  { countries, regions }: SelectedCoverage,
  gazetteer: Gazetteer,
): ApproximatePlace | null {
  const own = toSettlementPlace(gazetteer.findPlace(settlementID));
  if (own) return own;
  const covered = new Set(countries.map(({ countryID }) => countryID));
  return toCoveragePlace([
    ...gazetteer.regions.filter(({ countryID }) => covered.has(countryID)),
    ...regions.flatMap(({ placeID, radius }) => {
      const place = gazetteer.findPlace(placeID);
      return place ? { ...place, reach: radius * 1000 } : [];
    }),
  ]);
}

/**
 * The derived columns of a service: place, position on the map, words. Its rows of coverage, which depend on its place,
 * are written with them.
 */
export const derivation: Derivation<WrittenService, ServiceChanges> = {
  kind: 'service',
  columns: writtenColumns,
  derive: async (trx, serviceID, row, { gazetteer }) => {
    const selected = await selectCoverage(trx, serviceID);
    const place = resolvePlace(gazetteer, row);
    const own = { ...row, settlementID: place.settlementID };
    await replaceCoverageRows(trx, serviceID, computeCoverage(selected, own, gazetteer));
    return {
      ...place,
      ...(await computeMapColumns(trx, row, findMiddle(place.settlementID, selected, gazetteer))),
      shortText: serviceShortText(row.description),
      searchText: serviceSearchText(row),
    };
  },
};

export const refreshDerived = createRefresh(derivation);
