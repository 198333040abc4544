import { type CoveredPlace, coverageRows, type Database } from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';

/** Everything that a service says of what it does and where. */
export interface ChosenCoverage {
  professions: { serviceTypeID: number }[];
  countries: { countryID: number }[];
  regions: { countryID: number; placeID: number | null }[];
}

export async function selectCoverage(db: Database, serviceID: number): Promise<ChosenCoverage> {
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
interface OwnPlace {
  countryID: number | null;
  settlementID: number | null;
}

/** The rows of service_coverage: what was chosen, and the settlement of the own address (decisions, Search). */
export function coverageOf(chosen: ChosenCoverage, own: OwnPlace, gazetteer: Gazetteer) {
  const placeIDs = [...chosen.regions.map(({ placeID }) => placeID), own.settlementID];
  const places = placeIDs.flatMap((placeID): CoveredPlace[] => {
    const place = gazetteer.placeOf(placeID);
    return place ? [place] : [];
  });
  return coverageRows({
    professions: chosen.professions.map(({ serviceTypeID }) => serviceTypeID),
    countries: chosen.countries.map(({ countryID }) => countryID),
    places,
    touchedCountries: [...chosen.regions.map(({ countryID }) => countryID), own.countryID ?? []].flat(),
  });
}
