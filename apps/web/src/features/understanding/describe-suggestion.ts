import type { TypingSuggestion } from '@piacter/contracts/understanding';
import { text } from './text.ts';

/** The words of a suggestion in the list: the completed text, and what it is. */
export const describeSuggestion = ({ type, text: completed, typed, note }: TypingSuggestion) => ({
  text: completed,
  match: typed,
  note: [text.suggestions[type], note].filter(Boolean).join(' · '),
});
