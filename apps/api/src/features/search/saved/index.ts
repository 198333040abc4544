export { saveForNext, startFromSaved } from './saved-listings.ts';
