import type { Gazetteer, Place } from '../../../adapters/geocoding/index.ts';
import { findPlaceList, findPlaces, findWithin } from '../../places/search/index.ts';

/** Kilometres around a settlement in which others are offered. */
const maxDistance = 20;

export interface NearPlace {
  place: Place;
  /** How a search names it, so that it means this place alone. */
  name: string;
  /** Whole kilometres between the middles, at least 1. */
  kilometres: number;
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
  const found = typed ? findPlaceList(gazetteer, typed, countryID) : [];
  const searched = found.flatMap((place) => (place.kind === 'settlements' ? place.ids : []));
  const center = gazetteer.findPlace(searched[0] ?? null);
  if (!center) return { places: [] };
  const isUnique = (place: Place) => {
    const meant = findPlaces(gazetteer, place.regionName, countryID);
    return meant.kind === 'settlements' && meant.ids.length === 1 && meant.ids[0] === place.regionID;
  };
  const isOther = ({ countryID: ofPlace, regionID }: Place) =>
    ofPlace === center.countryID && !searched.includes(regionID);
  const near = findWithin(gazetteer, center, maxDistance).filter(({ place }) => isOther(place));
  const places: NearPlace[] = [];
  for (const { place, distance } of near) {
    if (places.length === limit) break;
    const kilometres = Math.max(1, Math.round(distance));
    if (isUnique(place)) places.push({ place, name: place.regionName, kilometres });
  }
  return { places, county: gazetteer.findRegion(center)?.regionName };
}
