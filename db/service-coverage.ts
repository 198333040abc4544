/** `placeKind` of service_coverage; the migration documents the values. */
export const placeKinds = {
  wholeCountry: 1,
  wholeRegion: 2,
  settlement: 3,
  inCountry: 4,
  anywhere: 5,
  inRegion: 6,
} as const;
export type PlaceKind = (typeof placeKinds)[keyof typeof placeKinds];

/** `serviceTypeID` of the rows for any profession. */
export const anyProfession = 0;

/** A region or settlement of the gazetteer. */
export interface CoveredPlace {
  regionID: number;
  countryID: number;
  parentID: number | null;
  kind: string;
  foldedName: string;
}

/** The professions and places of a service. Places that are not in the gazetteer count only by their country. */
export interface Coverage {
  /** Ids of professions. */
  professions: readonly number[];
  /** Countries covered as a whole. */
  countries: readonly number[];
  /** Selected regions and settlements, and the settlement of the service's own address. */
  places: readonly CoveredPlace[];
  /** Countries of all places, known or not, and of the service's own address. */
  touchedCountries: readonly number[];
}

export interface CoverageRow {
  serviceTypeID: number;
  placeKind: PlaceKind;
  placeID: number;
}

/** Budapest as a whole counts as a region, as its districts are the settlements. */
const isWholeRegion = ({ kind, foldedName }: CoveredPlace) => kind === 'region' || foldedName === 'budapest';

const getRegionID = (place: CoveredPlace) => (place.kind === 'region' ? place.regionID : place.parentID);

/**
 * The rows of service_coverage of a published service. A place inside another covered one has no row of its own, so that
 * a search for a settlement, its region or its country matches the service once.
 */
export function toCoverageRows({
  professions,
  countries,
  places,
  touchedCountries,
}: Coverage): CoverageRow[] {
  const wholeCountries = new Set(countries);
  const outside = places.filter(({ countryID }) => !wholeCountries.has(countryID));
  const ids = (found: readonly CoveredPlace[]) => new Set(found.flatMap((place) => getRegionID(place) ?? []));
  const wholeRegions = ids(outside.filter(isWholeRegion));
  const settlements = outside.filter(
    (place) => !isWholeRegion(place) && !wholeRegions.has(place.parentID ?? 0),
  );
  const touched = new Set([...countries, ...touchedCountries, ...places.map(({ countryID }) => countryID)]);
  const covered: [PlaceKind, Iterable<number>][] = [
    [placeKinds.wholeCountry, wholeCountries],
    [placeKinds.wholeRegion, wholeRegions],
    [placeKinds.settlement, new Set(settlements.map(({ regionID }) => regionID))],
    [placeKinds.inRegion, ids(outside)],
    [placeKinds.inCountry, touched],
    [placeKinds.anywhere, [0]],
  ];
  return covered.flatMap(([placeKind, placeIDs]) =>
    [...placeIDs].flatMap((placeID) =>
      [anyProfession, ...new Set(professions)].map((serviceTypeID) => ({
        serviceTypeID,
        placeKind,
        placeID,
      })),
    ),
  );
}
