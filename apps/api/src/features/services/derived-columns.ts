import { addressLimits } from '@piacter/contracts/places';
import {
  type ApproximatePlace,
  foldText,
  serviceShortText,
  serviceTerms,
  toCoveragePlace,
  toSettlementPlace,
} from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { computeMapColumns, type DerivationContext, listingRef, published } from '../listings/index.ts';
import { refreshPromotion } from '../packages/index.ts';
import { resolvePlace } from '../places/index.ts';
import { queueForMatching } from '../search/index.ts';
import { computeCoverage, type SelectedCoverage, selectCoverage } from './compute-coverage.ts';
import { coverageTable, replaceRanked, wordTable } from './ranked-rows.ts';

const lockService = (trx: Trx, serviceID: number) =>
  trx
    .selectFrom('services')
    .select([
      'status',
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
function computeColumns(service: Service, gazetteer: Gazetteer) {
  const place = resolvePlace(gazetteer, service);
  const unlisted = place.settlementID === null ? foldText(service.settlement ?? '') : '';
  return {
    ...place,
    unlistedSettlement: unlisted.slice(0, addressLimits.settlement).trim() || null,
    shortText: serviceShortText(service.description),
  };
}

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
 * Recomputes the derived data of a service: place, position on the map, promotion, rank, and its rows of coverage and words, of which an
 * unpublished service has none. Runs in the transaction of every change. False when the service is gone.
 */
export async function refreshDerived(
  trx: Trx,
  serviceID: number,
  { gazetteer, now }: DerivationContext,
): Promise<boolean> {
  const service = await lockService(trx, serviceID);
  if (!service) return false;
  const listing = listingRef('service', serviceID);
  const selected = await selectCoverage(trx, serviceID);
  const columns = computeColumns(service, gazetteer);
  const middle = findMiddle(columns.settlementID, selected, gazetteer);
  const position = await computeMapColumns(trx, service, middle);
  await trx
    .updateTable('services')
    .set({ ...columns, ...position })
    .where('serviceID', '=', serviceID)
    .execute();
  await refreshPromotion(trx, listing, now);
  const { sortRank } = await trx
    .selectFrom('services')
    .select('sortRank')
    .where('serviceID', '=', serviceID)
    .executeTakeFirstOrThrow();

  const isPublished = service.status === published;
  const coverage = computeCoverage(selected, { ...service, settlementID: columns.settlementID }, gazetteer);
  const ranked = { serviceID, sortRank };
  await replaceRanked(
    trx,
    coverageTable,
    ranked,
    isPublished
      ? coverage.map(({ serviceTypeID, placeKind, placeID }) => [
          serviceTypeID,
          placeKind,
          placeID,
          position.mapTile,
          position.mapPoint,
        ])
      : [],
  );
  const terms = isPublished ? serviceTerms(service.title, service.description) : [];
  await replaceRanked(
    trx,
    wordTable,
    ranked,
    terms.map((term) => [term]),
  );
  await queueForMatching(trx, 'service', serviceID, now);
  return true;
}
