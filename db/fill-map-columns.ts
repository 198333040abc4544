import { listingIDFieldByKind, listingKinds, listingTableByKind } from '@piacter/contracts/listings/values';
import { type Kysely, sql } from 'kysely';
import { findAnchors } from './hidden-anchors.ts';
import {
  type ApproximatePlace,
  type GazetteerPosition,
  toCoveragePlace,
  toMapColumns,
  toSettlementPlace,
} from './map-position.ts';
import { loadMapSecret } from './map-secret.ts';
import { markAllChanged } from './search-changes.ts';
import type { DB } from './types.ts';

interface ListingRow {
  id: number;
  userID: number;
  disableAddress: number;
  lat: number | null;
  lon: number | null;
  settlementID: number | null;
}

/** Listings in one statement. */
const batchSize = 2000;

interface Region extends GazetteerPosition {
  regionID: number;
  countryID: number;
  kind: string;
}

/** A covered place, and how many metres around it are covered. */
type Covered = Region & { reach?: number };

/** The middles of what the services of a range of ids cover. */
async function selectCoverageMiddles(db: Kysely<DB>, ids: readonly number[], regions: readonly Region[]) {
  const byID = new Map(regions.map((region) => [region.regionID, region]));
  const countries = Map.groupBy(
    regions.filter(({ kind }) => kind === 'region'),
    ({ countryID }) => countryID,
  );
  const covered = new Map<number, Covered[]>();
  const add = (serviceID: number, places: readonly Covered[]) =>
    covered.set(serviceID, [...(covered.get(serviceID) ?? []), ...places]);
  for (const { serviceID, countryID } of await db
    .selectFrom('service_countries')
    .select(['serviceID', 'countryID'])
    .where('serviceID', 'in', ids)
    .execute())
    add(serviceID, countries.get(countryID) ?? []);
  for (const { serviceID, placeID, radius } of await db
    .selectFrom('service_regions')
    .select(['serviceID', 'placeID', 'radius'])
    .where('serviceID', 'in', ids)
    .execute()) {
    const place = byID.get(placeID ?? 0);
    if (place) add(serviceID, [{ ...place, reach: radius * 1000 }]);
  }
  return new Map([...covered].map(([serviceID, places]) => [serviceID, toCoveragePlace(places)]));
}

/**
 * Computes the map columns of the listings that have none: those from before the columns, those that a migration emptied,
 * and generated ones. Those without any known place are looked at again each time.
 */
export async function fillMapColumns(db: Kysely<DB>): Promise<void> {
  const secret = await loadMapSecret(db);
  const regions = await db
    .selectFrom('regions')
    .select(['regionID', 'countryID', 'kind', 'lat', 'lon', 'isApproximate', 'weight'])
    .where('kind', '<>', 'country')
    .execute();
  const settlements = new Map(regions.map((region) => [region.regionID, toSettlementPlace(region)]));
  for (const kind of listingKinds) {
    const table = listingTableByKind[kind];
    const id = sql.ref(listingIDFieldByKind[kind]);
    const missing = await sql`
      select 1 from ${sql.table(table)} where mapCell is null and mapTile is null limit 1`.execute(db);
    if (missing.rows.length === 0) continue;
    let isChanged = false;
    for (let after = 0; ; ) {
      const { rows } = await sql<ListingRow>`
        select ${id} as id, userID, disableAddress, lat, lon, settlementID
        from ${sql.table(table)} force index (primary)
        where mapTile is null and ${id} > ${after}
        order by ${id} limit ${sql.lit(batchSize)}`.execute(db);
      const [last] = rows.slice(-1);
      if (!last) break;
      after = last.id;
      const without = rows.filter(({ settlementID }) => settlementID === null).map((row) => row.id);
      const middles: ReadonlyMap<number, ApproximatePlace | null> =
        kind === 'service' && without.length > 0
          ? await selectCoverageMiddles(db, without, regions)
          : new Map();
      const listings = rows.map(({ disableAddress, settlementID, ...row }) => ({
        ...row,
        isHidden: disableAddress === 1,
        place: settlements.get(settlementID ?? 0) ?? middles.get(row.id) ?? null,
      }));
      const anchors = await findAnchors(db, listings);
      const columns = listings.flatMap((listing, index) => {
        const { mapPoint, mapTile, mapRadius } = toMapColumns(listing, secret, anchors[index]);
        return mapPoint === null
          ? []
          : [`select ${listing.id} as id, ${mapPoint} as p, ${mapTile} as t, ${mapRadius} as r`];
      });
      if (columns.length === 0) continue;
      isChanged = true;
      await sql`
          update ${sql.table(table)} as listing join (${sql.raw(columns.join(' union all '))}) as computed
            on computed.id = listing.${id}
          set listing.mapPoint = computed.p, listing.mapTile = computed.t, listing.mapRadius = computed.r`.execute(
        db,
      );
    }
    if (isChanged) await markAllChanged(db, kind);
  }
}
