import { text } from './text.ts';

/** The words of a free text that became no filter, in the searches of every kind of listing. */
export const wishFilter = {
  kind: 'wish',
  name: 'wish',
  label: text.wish,
} as const;
