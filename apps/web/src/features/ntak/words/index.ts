import { text } from '../text.ts';

/** What the register says of an NTAK number. */
export const ntakResultWords = text.results;
