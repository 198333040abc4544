export { useSearchWords } from './use-search-words.ts';
