import type { Gazetteer, Place } from '../../../adapters/geocoding/index.ts';
import type { FoundPlaces } from './find-places.ts';

const kilometresPerDegree = 111.2;

/**
 * Measures kilometres from the middle of a place, flat: good to a percent at the distances that are asked for. Undefined
 * beyond the greatest.
 */
export function createDistance({ lat, lon }: Place, max: number): (to: Place) => number | undefined {
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
  found: readonly FoundPlaces[],
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
