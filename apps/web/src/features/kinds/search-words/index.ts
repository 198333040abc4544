export { type LoadWords, type MapPin, type SearchWords, useSearchWords } from './search-words.ts';
