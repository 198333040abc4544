import { regionTypes, type ServiceCard } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { type CardShape, getPromotionAt, listingUrl } from '../listings/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';

export interface CardRow {
  serviceID: number;
  title: string;
  mainImg: string | null;
  imageCount: number;
  shortText: string;
  countryID: number | null;
  countyRegion: string | null;
  settlement: string | null;
  price: number | null;
  promotion: number;
  promotedUntil: Date | null;
  created: Date;
}

/** A service's card says nothing that an address hides: all of it is for anybody. */
const columns = sql`
  listing.serviceID, listing.title, listing.mainImg, listing.imageCount, listing.shortText, listing.countryID,
  listing.countyRegion, listing.settlement, listing.price, listing.promotion, listing.promotedUntil,
  listing.created`;

/** Places that a card names. */
const maxNamedPlaces = 3;

/** What a service does and where, one row each; `what` is 0 for a profession. */
interface CoverageRow {
  serviceID: number;
  what: number;
  entryID: number;
  name: string | null;
}

const professions = 0;
const countries = 3;

/** All of several services in one statement, in the order chosen. */
async function selectCoverageRows(db: Database, serviceIDs: readonly number[]): Promise<CoverageRow[]> {
  if (serviceIDs.length === 0) return [];
  const ofThem = sql`serviceID in (${sql.join(serviceIDs)})`;
  const { rows } = await sql<CoverageRow>`
    select serviceID, ${sql.lit(professions)} as what, serviceTypeID as entryID, null as name, relationID as position
    from service_relations where ${ofThem}
    union all
    select serviceID, ${sql.lit(countries)}, countryID, null, countryID from service_countries where ${ofThem}
    union all
    select serviceID, regionType, relationID, regionName, relationID from service_regions where ${ofThem}
    order by position`.execute(db);
  return rows;
}

/** Names of the professions, with commas between them. */
const joinProfessionNames = (ids: readonly number[], names: LookupNames): string =>
  ids.flatMap((id) => names.professionName(id) ?? []).join(', ');

function toCard(
  row: CardRow,
  coverageRows: readonly CoverageRow[],
  names: LookupNames,
  now: Date,
): ServiceCard {
  const of = (what: number) => coverageRows.filter((one) => one.what === what);
  const covered = [
    ...of(countries).map(({ entryID }) => names.countryName(entryID)),
    ...of(regionTypes.region).map(({ name }) => name),
    ...of(regionTypes.settlement).map(({ name }) => name),
  ];
  const coverage = covered.slice(0, maxNamedPlaces).flatMap((name) => name ?? []);
  return {
    serviceID: row.serviceID,
    serviceUrl: listingUrl(row.title, row.serviceID),
    title: row.title,
    serviceTypeName: joinProfessionNames(
      of(professions).map(({ entryID }) => entryID),
      names,
    ),
    mainImg: row.mainImg,
    imageCount: row.imageCount,
    shortText: row.shortText,
    countryName: names.countryName(row.countryID),
    countyRegion: row.countyRegion,
    settlement: row.settlement,
    coverage,
    moreCoverage: covered.length - coverage.length,
    price: row.price,
    packageType: getPromotionAt(now, row),
    created: row.created.toISOString(),
  };
}

/** Services as cards: in searches, on the home page, in their professional's list. */
export const serviceCards = (lookups: LookupService): CardShape<CardRow, ServiceCard> => ({
  kind: 'service',
  publicColumns: columns,
  ownColumns: columns,
  toCards: async (db, rows, now) => {
    const names = await lookups.names();
    const coverageRows = Map.groupBy(
      await selectCoverageRows(
        db,
        rows.map(({ serviceID }) => serviceID),
      ),
      ({ serviceID }) => serviceID,
    );
    return rows.map((row) => toCard(row, coverageRows.get(row.serviceID) ?? [], names, now));
  },
});
