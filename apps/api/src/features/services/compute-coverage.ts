import type { Database } from '@piacter/db';
import { type CoveredPlace, toCoverageRows } from '@piacter/db/service-coverage';
import type { Gazetteer, Place } from '../../adapters/geocoding/index.ts';
import { findSettlementsAround, type SearchedPlaces } from '../places/search/index.ts';

/** The professions and places that a service has selected. */
export interface SelectedCoverage {
  professions: { serviceTypeID: number }[];
  countries: { countryID: number }[];
  regions: { countryID: number; placeID: number | null; radius: number }[];
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
    .select(['countryID', 'placeID', 'radius'])
    .where('serviceID', '=', serviceID)
    .execute();
  return { professions, countries, regions };
}

/** The service's own address, as far as it is given. */
interface OwnAddress {
  countryID: number | null;
  settlementID: number | null;
}

/** The settlements around one, in its country: to work abroad is chosen by itself. */
function findAround(gazetteer: Gazetteer, place: Place, kilometres: number): Place[] {
  const { regionID, parentID } = place;
  // Around the capital is around its districts.
  const center: SearchedPlaces =
    gazetteer.isCapital(place) && parentID !== null
      ? { kind: 'regions', ids: [parentID] }
      : { kind: 'settlements', ids: [regionID] };
  return findSettlementsAround(gazetteer, [center], kilometres).flatMap((id) => {
    const found = gazetteer.findPlace(id);
    return found?.countryID === place.countryID ? found : [];
  });
}

/**
 * The rows of `service_coverage`: the selected places, those within the radius of a settlement, and the settlement of the
 * service's own address.
 */
export function computeCoverage(selected: SelectedCoverage, own: OwnAddress, gazetteer: Gazetteer) {
  const chosen = [...selected.regions, { placeID: own.settlementID, radius: 0 }];
  const places = chosen.flatMap(({ placeID, radius }): CoveredPlace[] => {
    const place = gazetteer.findPlace(placeID);
    if (!place) return [];
    return radius === 0 ? [place] : [place, ...findAround(gazetteer, place, radius)];
  });
  return toCoverageRows({
    professions: selected.professions.map(({ serviceTypeID }) => serviceTypeID),
    countries: selected.countries.map(({ countryID }) => countryID),
    places,
    touchedCountries: [...selected.regions.map(({ countryID }) => countryID), own.countryID ?? []].flat(),
  });
}
