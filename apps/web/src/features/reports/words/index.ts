import { text } from '../report/text.ts';

/** The reasons of reports. */
export const reasonWords = text.reasons;
