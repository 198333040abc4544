import type { Gazetteer, Place } from '../../adapters/geocoding/index.ts';

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

/** The settlements whose middle is within so many kilometres of the middle of one of these. */
export function findSettlementsAround(
  gazetteer: Gazetteer,
  ids: readonly number[],
  kilometres: number,
): number[] {
  const distances = ids.flatMap((id) => {
    const place = gazetteer.findPlace(id);
    return place ? createDistance(place, kilometres) : [];
  });
  return gazetteer.settlements
    .filter((place) => distances.some((getDistance) => getDistance(place) !== undefined))
    .map(({ regionID }) => regionID);
}
