/** Maximum length of each field of an address, in characters. */
export const addressLimits = {
  postalCode: 12,
  countyRegion: 120,
  settlement: 120,
  street: 120,
  houseNumber: 20,
  floorNumber: 20,
  doorNumber: 20,
} as const;

/** The types of suggested places: a county or region, or a settlement. */
export const regionKinds = ['region', 'settlement'] as const;

/** Maximum numbers of suggested addresses and places. */
export const addressSuggestionLimit = 5;
export const placeSuggestionLimit = 4;
/** That of places to search, areas included. */
export const searchPlaceLimit = 6;

/** Kilometres around a place within which others are searched, too. */
export const radii = [5, 10, 20, 50] as const;
/** Those that 'Győr környékén' means. */
export const usualRadius = 10;
/** Maximum length of the places of a search, in characters. */
export const searchedPlacesLimit = 500;

/**
 * The places of a search, which stand in one text with a comma between them and no space after it, as that of 'Komló,
 * Baranya vármegye' has one.
 */
export const splitPlaces = (text: string): string[] =>
  text
    .split(/,(?! )/)
    .map((place) => place.trim())
    .filter(Boolean);

/** A place of a search that is where a visitor is: '@47.5;19.04'. Nothing else may stand in it, as it counts as a known place. */
export const isPosition = (place: string): boolean => /^@[-.\d]+;[-.\d]+$/.test(place);

/** A place as it is shown. */
export const nearMe = 'A közelemben';
export const showPlace = (place: string): string => (isPosition(place) ? nearMe : place);

/** Any of the places of a search: 'Győr, Sopron vagy Pápa'. */
export function listPlaces(text: string, write = (name: string) => name): string {
  const names = splitPlaces(text).map((place) => (isPosition(place) ? nearMe : write(place)));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' vagy ');
}

/** The circle around the places of a search: '10 km-es körzetben'. */
export const formatRadius = (kilometres: string | number): string => `${kilometres} km-es körzetben`;

/** A name with its place, which is not repeated where the name has it already: 'Napfény Glamping Siófok'. */
export const nameWithPlace = (name: string, place: string, separator = ', '): string =>
  ` ${name} `.includes(` ${place} `) ? name : `${name}${separator}${place}`;

/** A settlement with its county; a district of the capital, whose county is the capital, says both by itself. */
export const placeWithCounty = (settlement: string, county: string | null): string =>
  county === null || county === '' || settlement.startsWith(county) ? settlement : `${settlement}, ${county}`;
