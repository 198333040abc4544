export { createGazetteer, type Gazetteer, type Place } from './gazetteer.ts';
export { createGazetteerGeocoder, suggestSettlements } from './gazetteer-geocoder.ts';
export type { Geocoder } from './geocoder.ts';
export { createGeocoder } from './provider-geocoder.ts';
export { createPublicPlaces } from './typed-street.ts';
