import type { TypingSuggestion } from '@piacter/contracts/understanding';
import { formatNumber } from '../../../lib/format.ts';
import { text } from './text.ts';

/** A suggestion as the list shows it. */
export interface DescribedSuggestion {
  key: string;
  /** What is shown: what it completes, or, of a text that tells what is searched, all of it. */
  label: string;
  /** The completed text. */
  text: string;
  /** The part of the typed text that it matches. */
  match: string;
  /** How many results it has, or what it is. */
  note: string;
  /** Where it leads; null where the text does not tell. */
  address: string | null;
  /** Whether that is the page of a listing. */
  isListing: boolean;
}

/** Characters of a completed text that a phone has room for. */
const maxLabel = 34;

/** The end of a long text, which is what is completed: '… Szegeden lakatos'. */
function shorten(completed: string): string {
  if (completed.length <= maxLabel) return completed;
  const end = completed.slice(-maxLabel);
  return `… ${end.slice(end.indexOf(' ') + 1)}`;
}

/** What a text that nothing completes offers: to search for it as it is. */
export const describeTyped = (typed: string): DescribedSuggestion => ({
  key: 'typed',
  label: text.searchFor(shorten(typed)),
  text: typed,
  match: '',
  note: '',
  address: null,
  isListing: false,
});

export function describeSuggestion(suggestion: TypingSuggestion): DescribedSuggestion {
  const { type, label, note, typed, text: completed, address, total } = suggestion;
  const isListing = type === 'accommodation' || type === 'service';
  const what = type === 'search' ? '' : text.types[type];
  return {
    key: `${type} ${address ?? completed} ${note}`,
    label: type === 'search' || isListing || address === null ? label : shorten(completed),
    text: completed,
    match: typed,
    note: [total === null ? what : formatNumber(total, text.results), note].filter(Boolean).join(' · '),
    address,
    isListing,
  };
}
