import type { Place } from '../gazetteer-rows.ts';
import { countyOf, countyRules } from './county-rules.ts';
import type { GeoPlace } from './sources.ts';

type Position = Pick<Place, 'lat' | 'lon' | 'isApproximate' | 'weight'>;

/** GeoNames' two tables list places of 500 and of 1,000 inhabitants and more; the rest is smaller. */
const guessedInhabitants = { listed: 1000, unlisted: 300 };

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
 * Coordinates of Hungarian settlements: the gazetteer's where it has the name, else the ones of the settlement with
 * the nearest postal code in the same county, marked approximate. Settlement names are unique in Hungary; of several
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
      weight: population || guessedInhabitants.listed,
    });
  }
  return (name) => known.get(name) ?? nearestByCode(name, codes, known);
}

function nearestByCode(name: string, codes: Map<string, string[]>, known: Map<string, Position>): Position {
  const own = codes.get(name) ?? [];
  const county = countyOf(name, own);
  const code = Number(own[0]);
  let nearest: Position | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const [other, position] of known) {
    const theirs = codes.get(other) ?? [];
    const toOther = Math.min(...theirs.map((their) => Math.abs(Number(their) - code)));
    if (toOther < distance && countyOf(other, theirs) === county) {
      nearest = position;
      distance = toOther;
    }
  }
  if (!nearest) throw new Error(`No settlement with coordinates near ${name}`);
  return { ...nearest, isApproximate: 1, weight: guessedInhabitants.unlisted };
}
