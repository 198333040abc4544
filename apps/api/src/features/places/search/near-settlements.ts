import type { Corner } from '@piacter/contracts/map';
import { usualRadius } from '@piacter/contracts/places/values';
import type { Gazetteer, Place } from '../../../adapters/geocoding/index.ts';
import type { SearchedPlaces } from './find-places.ts';

const kilometresPerDegree = 111.2;

/**
 * Measures kilometres from the middle of a place, flat: good to a percent at the distances that are asked for. Undefined
 * beyond the greatest.
 */
export function createDistance(
  { lat, lon }: Pick<Place, 'lat' | 'lon'>,
  max: number,
): (to: Place) => number | undefined {
  const perLongitude = Math.cos(((lat ?? 0) * Math.PI) / 180);
  return (to) => {
    if (lat === null || lon === null || to.lat === null || to.lon === null) return undefined;
    const north = kilometresPerDegree * (to.lat - lat);
    if (Math.abs(north) > max) return undefined;
    const distance = Math.hypot(north, kilometresPerDegree * (to.lon - lon) * perLongitude);
    return distance > max ? undefined : distance;
  };
}

/**
 * The settlements whose middle is within so many kilometres of the middle of one that was found. A county has no middle, but
 * the capital has those of its districts.
 */
export function findSettlementsAround(
  gazetteer: Gazetteer,
  found: readonly SearchedPlaces[],
  kilometres: number,
): number[] {
  const idsOf = (kind: 'settlements' | 'regions') =>
    new Set(found.flatMap((place) => (place.kind === kind ? place.ids : [])));
  const [named, regions] = [idsOf('settlements'), idsOf('regions')];
  const distances = gazetteer.settlements
    .filter(
      (place) =>
        named.has(place.regionID) || (gazetteer.isDistrict(place) && regions.has(place.parentID ?? 0)),
    )
    .map((place) => createDistance(place, kilometres));
  return gazetteer.settlements
    .filter((place) => distances.some((getDistance) => getDistance(place) !== undefined))
    .map(({ regionID }) => regionID);
}

/** Corners of a circle, on which they lie. */
const corners = 48;

/** The circle around a position, for comparing with shown positions; its edges are half a percent inside of it at most. */
export function toCircle({ lat, lon }: { lat: number; lon: number }, kilometres: number): Corner[] {
  const north = kilometres / kilometresPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return { lat: lat + north * Math.sin(angle), lon: lon + east * Math.cos(angle) };
  });
}

/** The settlements within so many kilometres of a position, the nearest one at least. */
export function findSettlementsNear(
  gazetteer: Gazetteer,
  position: { lat: number; lon: number },
  kilometres: number,
): number[] {
  const getDistance = createDistance(position, Math.max(kilometres, usualRadius));
  const near = gazetteer.settlements
    .flatMap((place) => {
      const distance = getDistance(place);
      return distance === undefined ? [] : [{ id: place.regionID, distance }];
    })
    .sort((a, b) => a.distance - b.distance);
  const within = near.filter(({ distance }) => distance <= kilometres);
  return (within.length > 0 ? within : near.slice(0, 1)).map(({ id }) => id);
}
