import { searchTextLimit } from '@piacter/contracts/core/values';
import { formatKeyword } from '@piacter/contracts/search/values';
import { text } from './text.ts';

/** The words searched in the texts of listings (FIND-04), in the searches of every kind. */
export const keywordFilter = {
  kind: 'text',
  name: 'keyword',
  label: text.keyword,
  maxLength: searchTextLimit,
  format: formatKeyword,
} as const;
