import { type ApproximatePlace, toCoveragePlace, toSettlementPlace } from '@piacter/db/map-position';
import { serviceSearchText, serviceShortText } from '@piacter/db/service-words';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { computeMapColumns, type DerivationContext } from '../listings/own/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import { refreshPromotion } from '../packages/index.ts';
import { resolvePlace } from '../places/index.ts';
import { queueForMatching } from '../search/reverse/index.ts';
import { computeCoverage, type SelectedCoverage, selectCoverage } from './compute-coverage.ts';
import { replaceCoverageRows } from './coverage-rows.ts';

const lockService = (trx: Trx, serviceID: number) =>
  trx
    .selectFrom('services')
    .select([
      'title',
      'description',
      'countryID',
      'postalCode',
      'settlement',
      'countyRegion',
      'userID',
      'disableAddress',
      'lat',
      'lon',
    ])
    .where('serviceID', '=', serviceID)
    .forUpdate()
    .executeTakeFirst();

type Service = NonNullable<Awaited<ReturnType<typeof lockService>>>;

/** Derived columns of the service's own row. */
const computeColumns = (service: Service, gazetteer: Gazetteer) => ({
  ...resolvePlace(gazetteer, service),
  shortText: serviceShortText(service.description),
  searchText: serviceSearchText(service),
});

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
    ...regions.flatMap(({ placeID }) => gazetteer.findPlace(placeID) ?? []),
  ]);
}

/**
 * Recomputes the derived data of a service: place, position on the map, words, promotion, rank, and its rows of coverage.
 * Runs in the transaction of every change. False when the service is gone.
 */
export async function refreshDerived(
  trx: Trx,
  serviceID: number,
  { gazetteer, now }: DerivationContext,
): Promise<boolean> {
  const service = await lockService(trx, serviceID);
  if (!service) return false;
  const selected = await selectCoverage(trx, serviceID);
  const columns = computeColumns(service, gazetteer);
  const middle = findMiddle(columns.settlementID, selected, gazetteer);
  const position = await computeMapColumns(trx, service, middle);
  await trx
    .updateTable('services')
    .set({ ...columns, ...position })
    .where('serviceID', '=', serviceID)
    .execute();
  await refreshPromotion(trx, listingRef('service', serviceID), now);
  const own = { ...service, settlementID: columns.settlementID };
  await replaceCoverageRows(trx, serviceID, computeCoverage(selected, own, gazetteer));
  await queueForMatching(trx, 'service', serviceID, now);
  return true;
}
