import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWRImmutable from 'swr/immutable';
import type { SearchWords } from './search-words.ts';

/** Loads the words of a kind's search, which its page hands down. */
export type LoadWords = () => Promise<{ searchWords: SearchWords }>;

/** The words of the search of a kind, loaded after the page; undefined until then, and without `load`. */
export function useSearchWords(kind: ListingKind | undefined, load: LoadWords | undefined) {
  const { data, error } = useSWRImmutable(load && ['words', kind], () => load?.());
  return { words: data?.searchWords, error };
}
