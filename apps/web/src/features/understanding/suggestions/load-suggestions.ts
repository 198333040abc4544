import type { ListingKind } from '@piacter/contracts/listings/values';
import { api } from '../../../lib/api/index.ts';
import { type DescribedSuggestion, describeSuggestion, describeTyped } from './describe-suggestion.ts';

/** What a text that is being typed may become, at least a search for it; for `kind` where it does not tell one. */
export async function loadSuggestions(
  typed: string,
  kind: ListingKind | undefined,
  signal: AbortSignal,
): Promise<DescribedSuggestion[]> {
  const query = { q: typed, ...(kind && { kind }) };
  const { data } = await api('GET /api/search-suggestions', { query, signal, isBackground: true });
  return data.length > 0 ? data.map(describeSuggestion) : [describeTyped(typed.trim())];
}
