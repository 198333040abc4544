import { formatKeyword } from '@piacter/contracts/search/values';
import type { Values } from './filters.ts';
import { text } from './text.ts';

/** The words of a free text that became no filter, in the searches of every kind of listing. */
export const wishFilter = {
  kind: 'chip',
  names: ['wish'],
  label: text.wish,
  format: ({ wish = '' }: Values) => formatKeyword(wish),
} as const;
