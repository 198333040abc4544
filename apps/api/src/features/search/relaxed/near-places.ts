import { splitPlaces } from '@piacter/contracts/places/values';
import { lonBits, type Position, toMapPoint } from '@piacter/db/map-position';
import type { Gazetteer, Place } from '../../../adapters/geocoding/index.ts';
import {
  findAreas,
  findPlaceList,
  findPlaces,
  findWithin,
  type SearchedPlaces,
} from '../../places/search/index.ts';
import type { CountedSort } from '../columns/counted-rows.ts';
import type { WireQuery } from './wire-query.ts';

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

/** Settlements of one name that are told apart; more are a landscape or a county, which have one middle. */
const maxOfName = 4;

const toPositions = (places: readonly Place[]): Position[] =>
  places.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : { lat, lon }));

function toMiddle(positions: readonly Position[]): Position {
  const mean = (name: keyof Position) =>
    positions.reduce((sum, position) => sum + position[name], 0) / positions.length;
  return { lat: mean('lat'), lon: mean('lon') };
}

function findMiddles(gazetteer: Gazetteer, place: SearchedPlaces): Position[] {
  if (place.kind === 'position') return [place];
  if (place.kind === 'unlisted') return [];
  const positions = toPositions(
    place.kind === 'regions'
      ? gazetteer.settlements.filter(({ parentID }) => place.ids.includes(parentID ?? 0))
      : place.ids.flatMap((id) => gazetteer.findPlace(id) ?? []),
  );
  return positions.length > maxOfName ? [toMiddle(positions)] : positions;
}

/** The order of listings by the distance of their shown position from the nearest of the searched places; undefined without one. */
export function createDistanceOrder(
  gazetteer: Gazetteer,
  { settlement, region, countyRegion = region }: WireQuery,
  countryID: number | undefined,
): CountedSort | undefined {
  const places = settlement
    ? findPlaceList(gazetteer, settlement, countryID)
    : splitPlaces(countyRegion ?? '').map((name) => findAreas(gazetteer, name, countryID));
  const middles = places
    .flatMap((place) => findMiddles(gazetteer, place))
    .map((middle) => {
      const point = toMapPoint(middle);
      const perLongitude = Math.cos((middle.lat * Math.PI) / 180);
      return { lat: Math.floor(point / 2 ** lonBits), lon: point % 2 ** lonBits, perLongitude };
    });
  if (middles.length === 0) return undefined;
  return {
    createCount: ({ getNumbers }) => {
      const [lats, lons] = [getNumbers('mapLat'), getNumbers('mapLon')];
      // Squares are in the same order.
      const count = (row: number): number => {
        const [rowLat = -1, rowLon = 0] = [lats[row], lons[row]];
        let nearest = Number.POSITIVE_INFINITY;
        if (rowLat < 0) return nearest;
        for (const { lat, lon, perLongitude } of middles) {
          const [north, east] = [rowLat - lat, (rowLon - lon) * perLongitude];
          nearest = Math.min(nearest, north * north + east * east);
        }
        return nearest;
      };
      return { getBound: count, count };
    },
  };
}
