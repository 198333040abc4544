import type { Database } from '@piacter/db';
import { type CoveredPlace, toCoverageRows } from '@piacter/db/service-coverage';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';

/** The professions and places that a service has selected. */
export interface SelectedCoverage {
  professions: { serviceTypeID: number }[];
  countries: { countryID: number }[];
  regions: { countryID: number; placeID: number | null }[];
}

export async function selectCoverage(db: Database, serviceID: number): Promise<SelectedCoverage> {
  // Sequentially: within a transaction they share a connection anyway.
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

/** The service's own address, as far as it is given. */
interface OwnAddress {
  countryID: number | null;
  settlementID: number | null;
}

/** The rows of `service_coverage`: the selected places, and the settlement of the service's own address. */
export function computeCoverage(selected: SelectedCoverage, own: OwnAddress, gazetteer: Gazetteer) {
  const placeIDs = [...selected.regions.map(({ placeID }) => placeID), own.settlementID];
  const places = placeIDs.flatMap((placeID): CoveredPlace[] => {
    const place = gazetteer.findPlace(placeID);
    return place ? [place] : [];
  });
  return toCoverageRows({
    professions: selected.professions.map(({ serviceTypeID }) => serviceTypeID),
    countries: selected.countries.map(({ countryID }) => countryID),
    places,
    touchedCountries: [...selected.regions.map(({ countryID }) => countryID), own.countryID ?? []].flat(),
  });
}
