import { regionTypes, type ServiceCard } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import {
  type CardRowOf,
  type CardShape,
  createCardColumns,
  listingUrl,
  pick,
  toSharedCard,
} from '../listings/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';

const ownColumns = ['title', 'shortText', 'price'] as const;
const cardColumns = createCardColumns('service', ownColumns);

export type ServiceCardRow = CardRowOf<typeof cardColumns>;

/** Greatest number of places that a card names. */
const maxNamedPlaces = 3;

/** A profession, country, region or settlement of a service; `what` is 0 for a profession, 3 for a country. */
interface CoverageRow {
  serviceID: number;
  what: number;
  entryID: number;
  name: string | null;
}

const professions = 0;
const countries = 3;

/** The selections of several services in one statement, in the order of selection. */
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
  ids.flatMap((id) => names.findName('professions', id) ?? []).join(', ');

function toCard(
  row: ServiceCardRow,
  coverageRows: readonly CoverageRow[],
  names: LookupNames,
  now: Date,
): ServiceCard {
  const of = (what: number) => coverageRows.filter((one) => one.what === what);
  const covered = [
    ...of(countries).map(({ entryID }) => names.findName('countries', entryID)),
    ...of(regionTypes.region).map(({ name }) => name),
    ...of(regionTypes.settlement).map(({ name }) => name),
  ];
  const coverage = covered.slice(0, maxNamedPlaces).flatMap((name) => name ?? []);
  return {
    serviceID: row.serviceID,
    serviceUrl: listingUrl(row.title, row.serviceID),
    ...pick(row, ownColumns),
    serviceTypeName: joinProfessionNames(
      of(professions).map(({ entryID }) => entryID),
      names,
    ),
    ...toSharedCard(row, names, now),
    coverage,
    moreCoverage: covered.length - coverage.length,
  };
}

/** Services as cards: in searches, on the home page, in their professional's list. */
export const createServiceCards = (lookups: LookupService): CardShape<ServiceCardRow, ServiceCard> => ({
  ...cardColumns,
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
