import type { LatLngBounds } from 'leaflet';
import settlements from './settlements.json';

/** Names of waters, each where the map has room for it, from a zoom level on. */
const waters: readonly [name: string, lat: number, lon: number, zoom: number][] = [
  ['Balaton', 46.83, 17.74, 7],
  ['Fertő', 47.8, 16.76, 8],
  ['Velencei-tó', 47.212, 18.61, 10],
  ['Tisza-tó', 47.6, 20.67, 9],
  ['Duna', 46.42, 18.9, 7],
  ['Duna', 47.745, 18.33, 8],
  ['Duna', 47.15, 18.9, 9],
  ['Duna', 47.68, 19.11, 10],
  ['Tisza', 47.38, 20.22, 7],
  ['Tisza', 48.1, 21.43, 8],
  ['Tisza', 46.62, 20.21, 9],
  ['Dráva', 45.93, 17.75, 7],
  ['Dráva', 46.19, 16.97, 9],
  ['Rába', 47.28, 17.0, 8],
  ['Rába', 47.5, 17.35, 10],
  ['Körös', 46.9, 20.43, 8],
  ['Sebes-Körös', 46.98, 21.45, 9],
  ['Maros', 46.2, 20.6, 8],
  ['Sió', 46.72, 18.4, 9],
  ['Ipoly', 48.07, 19.17, 9],
  ['Sajó', 48.27, 20.5, 9],
  ['Hernád', 48.35, 21.18, 9],
  ['Zala', 46.88, 16.9, 9],
  ['Mura', 46.43, 16.7, 10],
];

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
