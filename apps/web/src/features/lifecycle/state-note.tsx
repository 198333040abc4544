import { isFound } from '@piacter/contracts/lifecycle/values';
import { formatDate } from '../../lib/format.ts';
import { Note } from '../../ui/note.tsx';
import type { MovableListing } from './moves.ts';
import { text } from './text.ts';

/** What the state of one of the user's listings means; nothing for a live one that is not about to expire. */
export function StateNote({ listing }: { listing: MovableListing }) {
  const { state, expiresAt } = listing;
  if (expiresAt !== null) return <Note>{text.expires(formatDate(expiresAt))}</Note>;
  if (isFound(state) || state === 'reserved') return null;
  return <Note>{text.meanings[state]}</Note>;
}
