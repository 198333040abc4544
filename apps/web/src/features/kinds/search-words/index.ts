export type { MapPin, SearchWords } from './search-words.ts';
export { type LoadWords, useSearchWords } from './use-search-words.ts';
