export { formatCompactPrice } from './compact-price.ts';
export type { MapPin, SearchWords } from './search-words.ts';
