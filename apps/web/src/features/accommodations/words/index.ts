export { searchWords } from './accommodation-words.ts';
