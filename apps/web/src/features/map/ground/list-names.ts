import type { LatLngBounds } from 'leaflet';
import settlements from './settlements.json';
import { waters } from './waters.ts';

/** What a name is drawn as. */
export type LabelStyle = 'city' | 'town' | 'village' | 'approximate' | 'water';

export interface MapName {
  text: string;
  lat: number;
  lon: number;
  style: LabelStyle;
}

/** By rank of a settlement: the zoom level from which on it is named, and how. */
const ranks: readonly { zoom: number; style: LabelStyle }[] = [
  { zoom: 0, style: 'city' },
  { zoom: 7, style: 'city' },
  { zoom: 8, style: 'town' },
  { zoom: 9, style: 'town' },
  { zoom: 9.75, style: 'village' },
  { zoom: 10.5, style: 'village' },
  { zoom: 11, style: 'approximate' },
];
/** From here on the districts of the capital are named. */
const districtZoom = 11;
const capital = 'Budapest';

const toDegrees = (number: unknown) => Number(number) / 1e4;

const places: MapName[][] = settlements.map((rank, index) =>
  rank.map(([text, lat, lon]) => ({
    text: String(text),
    lat: toDegrees(lat),
    lon: toDegrees(lon),
    style: ranks[index]?.style ?? 'village',
  })),
);

/** The names of a part of the map at a zoom level, the most important first. */
export function listNames(zoom: number, bounds: Pick<LatLngBounds, 'contains'>): MapName[] {
  const seen = places
    .flatMap((rank, index) => (zoom >= (ranks[index]?.zoom ?? 0) ? rank : []))
    .filter(({ text, lat, lon }) => {
      const isDistrict = text.endsWith('. kerület');
      if (isDistrict || text === capital ? isDistrict !== zoom >= districtZoom : false) return false;
      return bounds.contains([lat, lon]);
    });
  const named = waters
    .filter(([, lat, lon, from]) => zoom >= from && bounds.contains([lat, lon]))
    .map(([text, lat, lon]): MapName => ({ text, lat, lon, style: 'water' }));
  const largest = seen.filter((one) => places[0]?.includes(one));
  return [...largest, ...named, ...seen.filter((one) => !largest.includes(one))];
}
