import { readFileSync } from 'node:fs';
import { parseTable } from '../data-files.ts';
import type { Place } from '../gazetteer-rows.ts';
import { countyRules, getCounty } from './county-rules.ts';
import type { GeoPlace } from './sources.ts';

type Position = Pick<Place, 'lat' | 'lon' | 'isApproximate' | 'weight'>;

/** Estimated population of places in and not in GeoNames' tables, which list those with more than 500 or 1,000. */
const estimatedPopulation = { listed: 1000, unlisted: 300 };
/** Population of places that GeoNames has none for and whose estimate would be far off. */
const knownPopulation = new Map([
  ['Szentes', 26_000],
  ['Nagykovácsi', 7_500],
  ['Nagyvenyim', 4_000],
  ['Hegyeshalom', 3_500],
  // GeoNames has that of its county's seat.
  ['Parádsasvár', 470],
]);

/**
 * Villages that GeoNames' tables lack, by hand to a hundredth of a degree: their postal codes say too little, so that many
 * lay on the town of their post office.
 */
const villagePositions = new Map(
  parseTable(readFileSync(new URL('./village-positions.tsv', import.meta.url), 'utf8')).map(
    ([name = '', lat, lon]) => [name, { lat: Number(lat), lon: Number(lon) }] as const,
  ),
);

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The centre and total population of places. */
export const getCentre = (places: Place[]): Position => {
  const mean = (pick: (place: Place) => number | null) =>
    round(places.reduce((sum, place) => sum + (pick(place) ?? 0), 0) / places.length);
  return {
    lat: mean(({ lat }) => lat),
    lon: mean(({ lon }) => lon),
    isApproximate: 1,
    weight: places.reduce((sum, { weight }) => sum + weight, 0),
  };
};

/**
 * The coordinates of Hungarian settlements: the source's (of several entries with a name, the one in the right
 * county), else the one that is written down for a village, else a point between the settlements with the nearest postal
 * codes in the same county; both of the latter are marked as approximate, and half of the last ones are within 7 km.
 */
export function createPositionFinder(
  codes: Map<string, string[]>,
  places: GeoPlace[],
): (name: string) => Position {
  const hungarian = Map.groupBy(
    places.filter(({ country }) => country === 'HU'),
    ({ name }) => name,
  );
  const known = new Map<string, Position>();
  for (const [name, postalCodes] of codes) {
    const candidates = hungarian.get(name) ?? [];
    const county = countyRules[getCounty(name, postalCodes)];
    const place = candidates.find(({ admin1 }) => admin1 === county?.geonames) ?? candidates[0];
    const written = villagePositions.get(name);
    if (!place && written)
      known.set(name, { ...written, isApproximate: 1, weight: estimatedPopulation.unlisted });
    if (!place) continue;
    const population = Math.max(...candidates.map((candidate) => candidate.population));
    known.set(name, {
      lat: round(place.lat),
      lon: round(place.lon),
      isApproximate: 0,
      weight: knownPopulation.get(name) ?? (population || estimatedPopulation.listed),
    });
  }
  return (name) => known.get(name) ?? interpolate(name, codes, known);
}

/** Maximum difference of postal codes for interpolation; beyond it the nearer neighbour is used. */
const maxCodeGap = 40;

function interpolate(name: string, codes: Map<string, string[]>, known: Map<string, Position>): Position {
  const own = codes.get(name) ?? [];
  const county = getCounty(name, own);
  const code = Number(own[0]);
  let below: Neighbour | undefined;
  let above: Neighbour | undefined;
  for (const [other, position] of known) {
    const theirs = codes.get(other) ?? [];
    if (getCounty(other, theirs) !== county) continue;
    for (const step of theirs.map((their) => Number(their) - code)) {
      if (step <= 0 && (!below || step > below.step)) below = { step, position };
      if (step >= 0 && (!above || step < above.step)) above = { step, position };
    }
  }
  return { ...interpolateBetween(below, above), isApproximate: 1, weight: estimatedPopulation.unlisted };
}

interface Neighbour {
  /** Difference of the postal codes. */
  step: number;
  position: Position;
}

/** Linear interpolation between two neighbours by postal code; else the position of the nearer one. */
function interpolateBetween(
  below: Neighbour | undefined,
  above: Neighbour | undefined,
): Pick<Position, 'lat' | 'lon'> {
  const nearer = !above || (below && -below.step <= above.step) ? below : above;
  if (!nearer) throw new Error('A county without a single known position');
  const gap = below && above ? above.step - below.step : 0;
  if (!below || !above || gap === 0 || gap > maxCodeGap) return nearer.position;
  const share = -below.step / gap;
  const divide = (from: number | null, to: number | null) =>
    round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  return {
    lat: divide(below.position.lat, above.position.lat),
    lon: divide(below.position.lon, above.position.lon),
  };
}
