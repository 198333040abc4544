import { type CoveredPlace, type Database, toCoverageRows } from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';

/** Everything that a service says of what it does and where. */
export interface SelectedCoverage {
  professions: { serviceTypeID: number }[];
  countries: { countryID: number }[];
  regions: { countryID: number; placeID: number | null }[];
}

export async function selectCoverage(db: Database, serviceID: number): Promise<SelectedCoverage> {
  // One after the other: in a transaction they share a connection anyway.
  const professions = await db
    .selectFrom('service_relations')
    .select('serviceTypeID')
    .where('serviceID', '=', serviceID)
    .execute();
  const countries = await db
    .selectFrom('service_countries')
    .select('countryID')
    .where('serviceID', '=', serviceID)
    .execute();
  const regions = await db
    .selectFrom('service_regions')
    .select(['countryID', 'placeID'])
    .where('serviceID', '=', serviceID)
    .execute();
  return { professions, countries, regions };
}

/** Where the service itself is, as far as it says so. */
interface OwnAddress {
  countryID: number | null;
  settlementID: number | null;
}

/** The rows of service_coverage: what was chosen, and the settlement of the own address (decisions, Search). */
export function computeCoverage(selected: SelectedCoverage, own: OwnAddress, gazetteer: Gazetteer) {
  const placeIDs = [...selected.regions.map(({ placeID }) => placeID), own.settlementID];
  const places = placeIDs.flatMap((placeID): CoveredPlace[] => {
    const place = gazetteer.placeOf(placeID);
    return place ? [place] : [];
  });
  return toCoverageRows({
    professions: selected.professions.map(({ serviceTypeID }) => serviceTypeID),
    countries: selected.countries.map(({ countryID }) => countryID),
    places,
    touchedCountries: [...selected.regions.map(({ countryID }) => countryID), own.countryID ?? []].flat(),
  });
}
