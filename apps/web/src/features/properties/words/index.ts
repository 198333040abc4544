export { searchWords } from './property-words.ts';
