import type { Gazetteer, Place } from '../../../adapters/geocoding/index.ts';
import { findPlaces } from '../../places/index.ts';

/** Kilometres around a settlement in which others are offered. */
const maxDistance = 20;
const kilometresPerDegree = 111.2;

export interface NearPlace {
  place: Place;
  /** How a search names it, so that it means this place alone. */
  name: string;
  /** Whole kilometres between the middles, at least 1. */
  kilometres: number;
}

/** Measures kilometres from a place, flat: good to a percent at this distance. Undefined beyond the greatest. */
function createDistance({ lat, lon }: Place) {
  const perLongitude = Math.cos(((lat ?? 0) * Math.PI) / 180);
  return (to: Place): number | undefined => {
    if (lat === null || lon === null || to.lat === null || to.lon === null) return undefined;
    const north = kilometresPerDegree * (to.lat - lat);
    if (Math.abs(north) > maxDistance) return undefined;
    const distance = Math.hypot(north, kilometresPerDegree * (to.lon - lon) * perLongitude);
    return distance > maxDistance ? undefined : distance;
  };
}

export interface Surroundings {
  /** Settlements, or districts of the capital, the nearest first. */
  places: NearPlace[];
  /** The name of the county; undefined for a place that is none or not known. */
  county?: string | undefined;
}

/** What is around the settlement that was searched for. */
export function findNearPlaces(
  gazetteer: Gazetteer,
  typed: string | undefined,
  countryID: number | undefined,
  limit: number,
): Surroundings {
  const found = typed ? findPlaces(gazetteer, typed, countryID) : undefined;
  const center = found?.kind === 'settlements' ? gazetteer.findPlace(found.ids[0] ?? null) : undefined;
  if (!center || found?.kind !== 'settlements') return { places: [] };
  const isUnique = (place: Place) => {
    const meant = findPlaces(gazetteer, place.regionName, countryID);
    return meant.kind === 'settlements' && meant.ids.length === 1 && meant.ids[0] === place.regionID;
  };
  const getDistance = createDistance(center);
  const places = gazetteer.settlements
    .flatMap((place) => {
      const distance = getDistance(place);
      const isOther = place.countryID === center.countryID && !found.ids.includes(place.regionID);
      return distance !== undefined && isOther ? [{ place, distance }] : [];
    })
    .sort((one, other) => one.distance - other.distance)
    .filter(({ place }) => isUnique(place))
    .slice(0, limit)
    .map(({ place, distance }) => ({
      place,
      name: place.regionName,
      kilometres: Math.max(1, Math.round(distance)),
    }));
  return { places, county: gazetteer.findRegion(center)?.regionName };
}
