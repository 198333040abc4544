/** The parts of a listing's address, by their labels in the forms. */
export const addressLabels = {
  countryID: 'Ország',
  postalCode: 'Irányítószám',
  settlement: 'Település',
  /** Abroad it is a region. */
  countyRegion: 'Vármegye',
  street: 'Utca',
  publicPlaceType: 'Közterület jellege',
  houseNumber: 'Házszám',
  floorNumber: 'Emelet',
  doorNumber: 'Ajtó',
  disableAddress: 'A pontos cím ne látszódjon a hirdetésben',
  lat: 'Hely a térképen',
  lon: 'Hely a térképen',
} as const;
