export { searchWords } from './service-words.ts';
