import { addressLimits } from '@piacter/contracts/places';
import { foldText, serviceShortText, serviceTerms } from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { type DerivationContext, listingRef, published } from '../listings/index.ts';
import { refreshPromotion } from '../packages/index.ts';
import { resolvePlace } from '../places/index.ts';
import { computeCoverage, selectCoverage } from './compute-coverage.ts';
import { coverageTable, replaceRanked, wordTable } from './ranked-rows.ts';

const lockService = (trx: Trx, serviceID: number) =>
  trx
    .selectFrom('services')
    .select(['status', 'title', 'description', 'countryID', 'postalCode', 'settlement', 'countyRegion'])
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

/**
 * Recomputes the derived data of a service: place, promotion, rank, and its rows of coverage and words, of which an
 * unpublished service has none. Runs in the transaction of every change. False when the service is gone.
 */
export async function refreshDerived(
  trx: Trx,
  serviceID: number,
  { gazetteer, now }: DerivationContext,
): Promise<boolean> {
  const service = await lockService(trx, serviceID);
  if (!service) return false;
  const columns = computeColumns(service, gazetteer);
  await trx.updateTable('services').set(columns).where('serviceID', '=', serviceID).execute();
  await refreshPromotion(trx, listingRef('service', serviceID), now);
  const { sortRank } = await trx
    .selectFrom('services')
    .select('sortRank')
    .where('serviceID', '=', serviceID)
    .executeTakeFirstOrThrow();

  const isPublished = service.status === published;
  const selected = await selectCoverage(trx, serviceID);
  const coverage = computeCoverage(selected, { ...service, settlementID: columns.settlementID }, gazetteer);
  const ranked = { serviceID, sortRank };
  await replaceRanked(
    trx,
    coverageTable,
    ranked,
    isPublished
      ? coverage.map(({ serviceTypeID, placeKind, placeID }) => [serviceTypeID, placeKind, placeID])
      : [],
  );
  const terms = isPublished ? serviceTerms(service.title, service.description) : [];
  await replaceRanked(
    trx,
    wordTable,
    ranked,
    terms.map((term) => [term]),
  );
  return true;
}
