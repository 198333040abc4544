import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWRImmutable from 'swr/immutable';

const load = async (kind: ListingKind) => {
  const { kindParts } = await import('./parts/index.ts');
  return kindParts[kind].loadWords();
};

/** The words of the search of a kind, loaded after the page; undefined until then, and for no kind. */
export function useSearchWords(kind: ListingKind | undefined) {
  const { data, error } = useSWRImmutable(kind && ['words', kind], () => kind && load(kind));
  return { words: data?.searchWords, error };
}
