export { formatPinPrice } from './pin-price.ts';
export type { MapPin, SearchWords } from './search-words.ts';
