import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWRImmutable from 'swr/immutable';

const load = () => import('./parts/index.ts');

/** The words of the search of a kind, loaded after the page; undefined until then, and for no kind. */
export function useSearchWords(kind: ListingKind | undefined) {
  const { data, error } = useSWRImmutable(kind && 'parts of kinds', load);
  return { words: kind && data?.kindParts[kind].words, error };
}
