export { type Gazetteer, gazetteerOf, type Place } from './gazetteer.ts';
export { gazetteerGeocoder, settlementsFrom } from './gazetteer-geocoder.ts';
export type { Geocoder } from './geocoder.ts';
export { openGeocoder } from './provider-geocoder.ts';
export { publicPlacesOf } from './typed-street.ts';
