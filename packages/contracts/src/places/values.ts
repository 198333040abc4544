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

/** A name with its place, which is not repeated where the name has it already: 'Napfény Glamping Siófok'. */
export const nameWithPlace = (name: string, place: string, separator = ', '): string =>
  ` ${name} `.includes(` ${place} `) ? name : `${name}${separator}${place}`;

/** A settlement with its county; a district of the capital, whose county is the capital, says both by itself. */
export const placeWithCounty = (settlement: string, county: string | null): string =>
  county === null || county === '' || settlement.startsWith(county) ? settlement : `${settlement}, ${county}`;
