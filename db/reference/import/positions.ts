import type { Place } from '../gazetteer-rows.ts';
import { countyOf, countyRules } from './county-rules.ts';
import type { GeoPlace } from './sources.ts';

type Position = Pick<Place, 'lat' | 'lon' | 'isApproximate' | 'weight'>;

/** GeoNames' two tables list places of 500 and of 1,000 inhabitants and more; the rest is smaller. */
const guessedInhabitants = { listed: 1000, unlisted: 300 };
/** Where the tables have no number and the guess would be far off. */
const inhabitants = new Map([
  ['Szentes', 26_000],
  ['Nagykovácsi', 7_500],
  ['Nagyvenyim', 4_000],
  ['Hegyeshalom', 3_500],
]);

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Middle and total of some places. */
export const middleOf = (places: Place[]): Position => {
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
 * Coordinates of Hungarian settlements: the gazetteer's where it has the name, else a point between the settlements
 * with the nearest postal codes in the same county, marked approximate (half of such guesses are within 7 km). Settlement names are unique in Hungary; of several
 * entries of one name the one in the right county is taken.
 */
export function positionFinder(codes: Map<string, string[]>, places: GeoPlace[]): (name: string) => Position {
  const hungarian = Map.groupBy(
    places.filter(({ country }) => country === 'HU'),
    ({ name }) => name,
  );
  const known = new Map<string, Position>();
  for (const [name, postalCodes] of codes) {
    const candidates = hungarian.get(name) ?? [];
    const county = countyRules[countyOf(name, postalCodes)];
    const place = candidates.find(({ admin1 }) => admin1 === county?.geonames) ?? candidates[0];
    if (!place) continue;
    const population = Math.max(...candidates.map((candidate) => candidate.population));
    known.set(name, {
      lat: round(place.lat),
      lon: round(place.lon),
      isApproximate: 0,
      weight: population || (inhabitants.get(name) ?? guessedInhabitants.listed),
    });
  }
  return (name) => known.get(name) ?? betweenNeighbours(name, codes, known);
}

/** Codes further apart than this say nothing about the way between them. */
const longestStep = 40;

function betweenNeighbours(
  name: string,
  codes: Map<string, string[]>,
  known: Map<string, Position>,
): Position {
  const own = codes.get(name) ?? [];
  const county = countyOf(name, own);
  const code = Number(own[0]);
  let below: Neighbour | undefined;
  let above: Neighbour | undefined;
  for (const [other, position] of known) {
    const theirs = codes.get(other) ?? [];
    if (countyOf(other, theirs) !== county) continue;
    for (const step of theirs.map((their) => Number(their) - code)) {
      if (step <= 0 && (!below || step > below.step)) below = { step, position };
      if (step >= 0 && (!above || step < above.step)) above = { step, position };
    }
  }
  return { ...meeting(below, above), isApproximate: 1, weight: guessedInhabitants.unlisted };
}

interface Neighbour {
  /** Difference of the postal codes. */
  step: number;
  position: Position;
}

/** The point between two neighbours that divides their distance as the code divides theirs; else the nearer one. */
function meeting(below: Neighbour | undefined, above: Neighbour | undefined): Pick<Position, 'lat' | 'lon'> {
  const nearer = !above || (below && -below.step <= above.step) ? below : above;
  if (!nearer) throw new Error('A county without a single known position');
  const gap = below && above ? above.step - below.step : 0;
  if (!below || !above || gap === 0 || gap > longestStep) return nearer.position;
  const share = -below.step / gap;
  const divide = (from: number | null, to: number | null) =>
    round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  return {
    lat: divide(below.position.lat, above.position.lat),
    lon: divide(below.position.lon, above.position.lon),
  };
}
