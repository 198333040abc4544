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
