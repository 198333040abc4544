/** `placeKind` of service_coverage; the migration says what each stands for. */
export const placeKinds = {
  wholeCountry: 1,
  wholeRegion: 2,
  settlement: 3,
  inCountry: 4,
  anywhere: 5,
  inRegion: 6,
} as const;
export type PlaceKind = (typeof placeKinds)[keyof typeof placeKinds];

/** `serviceTypeID` of the rows that stand for every profession. */
export const anyProfession = 0;

/** A region or settlement of the gazetteer. */
export interface CoveredPlace {
  regionID: number;
  countryID: number;
  parentID: number | null;
  kind: string;
  foldedName: string;
}

/** What a service says about itself. Places that the gazetteer does not know count by their country alone. */
export interface Coverage {
  /** Ids of professions. */
  professions: readonly number[];
  /** Countries that are covered as a whole. */
  countries: readonly number[];
  /** Chosen regions and settlements, and the settlement of the service's own address. */
  places: readonly CoveredPlace[];
  /** Countries of all places, known or not, and of the own address. */
  touchedCountries: readonly number[];
}

export interface CoverageRow {
  serviceTypeID: number;
  placeKind: PlaceKind;
  placeID: number;
}

/** The whole city, whose districts are its settlements, is its region and not one of them. */
const isWholeRegion = ({ kind, foldedName }: CoveredPlace) => kind === 'region' || foldedName === 'budapest';

const getRegionID = (place: CoveredPlace) => (place.kind === 'region' ? place.regionID : place.parentID);

/**
 * The rows of service_coverage of a shown service. A place inside another covered one has none of its own, so that
 * a search for a settlement, its region and its country meets the service once.
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
