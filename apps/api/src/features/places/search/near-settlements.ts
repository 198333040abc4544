import type { Corner } from '@piacter/contracts/map';
import { usualRadius } from '@piacter/contracts/places/values';
import type { Gazetteer, Place } from '../../../adapters/geocoding/index.ts';
import { memoize } from '../../../core/memoize.ts';
import { lowerBound } from '../../../core/sorted.ts';
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

/** The settlements that have a middle, from south to north. */
const inOrderOfLatitude = memoize(({ settlements }: Gazetteer) => {
  const placed = settlements
    .flatMap((place) => (place.lat === null ? [] : { place, lat: place.lat }))
    .sort((a, b) => a.lat - b.lat);
  return { places: placed.map(({ place }) => place), latitudes: Float64Array.from(placed, ({ lat }) => lat) };
});

interface Near {
  place: Place;
  /** Kilometres. */
  distance: number;
}

/** The settlements whose middle is within so many kilometres, the nearest first. */
export function findWithin(
  gazetteer: Gazetteer,
  center: Pick<Place, 'lat' | 'lon'>,
  kilometres: number,
): Near[] {
  if (center.lat === null) return [];
  const { places, latitudes } = inOrderOfLatitude(gazetteer);
  const degrees = kilometres / kilometresPerDegree;
  const first = lowerBound(latitudes, center.lat - degrees);
  const end = lowerBound(latitudes, center.lat + degrees);
  const getDistance = createDistance(center, kilometres);
  return places
    .slice(first, end)
    .flatMap((place) => {
      const distance = getDistance(place);
      return distance === undefined ? [] : { place, distance };
    })
    .sort((a, b) => a.distance - b.distance);
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
  const idsOf = (kind: 'settlements' | 'regions') => [
    ...new Set(found.flatMap((place) => (place.kind === kind ? place.ids : []))),
  ];
  const named = idsOf('settlements').flatMap((id) => gazetteer.findPlace(id) ?? []);
  const regions = idsOf('regions');
  const districts =
    regions.length === 0
      ? []
      : gazetteer.settlements.filter(
          (place) => gazetteer.isDistrict(place) && regions.includes(place.parentID ?? 0),
        );
  const around = [...named, ...districts].flatMap((center) => findWithin(gazetteer, center, kilometres));
  return [...new Set(around.map(({ place }) => place.regionID))];
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
  const near = findWithin(gazetteer, position, Math.max(kilometres, usualRadius));
  const within = near.filter(({ distance }) => distance <= kilometres);
  return (within.length > 0 ? within : near.slice(0, 1)).map(({ place }) => place.regionID);
}
