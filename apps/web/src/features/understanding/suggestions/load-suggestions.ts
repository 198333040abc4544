import type { ListingKind } from '@piacter/contracts/listings/values';
import { api } from '../../../lib/api/index.ts';
import { type DescribedSuggestion, describeSuggestion } from './describe-suggestion.ts';

/** What a text that is being typed may become; searches for `kind` where it does not tell one. */
export async function loadSuggestions(
  typed: string,
  kind: ListingKind | undefined,
  signal: AbortSignal,
): Promise<DescribedSuggestion[]> {
  const query = { q: typed, ...(kind && { kind }) };
  const { data } = await api('GET /api/search-suggestions', { query, signal, isBackground: true });
  return data.map(describeSuggestion);
}
