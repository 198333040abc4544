import type { ReplyTo } from '@piacter/contracts';
import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ResultNames } from '@piacter/contracts/search/results';
import useSWRImmutable from 'swr/immutable';
import type { Fact } from '../../../ui/facts.tsx';
import type { Keepable } from '../../../ui/keep-button.tsx';
import type { Drawing } from '../../../ui/placeholder.tsx';

/** Loads the words of a kind's search, which its page hands down. */
export type LoadWords = () => Promise<{ searchWords: SearchWords }>;

/** The words of the search of a kind, loaded after the page; undefined until then, and without `load`. */
export function useSearchWords(kind: ListingKind | undefined, load: LoadWords | undefined) {
  const { data, error } = useSWRImmutable(load && ['words', kind], () => load?.());
  return { words: data?.searchWords, error };
}

/** A listing on the map of a search. */
export type MapPin = ReplyTo<`GET /api/map/${ListingKind}`>['data']['pins'][number];

/** What a pin says: in short on the map, and on the card that it opens. */
type PinWords = {
  label: string;
  title: string;
  /** With its unit, if there is one. */
  price?: string;
  /** Below the price: how it comes about, or what the listing is. */
  note?: string | undefined;
  facts: readonly Fact[];
  drawing: Drawing;
  /** What the heart keeps. */
  listing: Keepable;
  to: string;
};

/** The words of a kind's search that its first render does without. */
export type SearchWords = {
  /** The title of a page of results; undefined for the first one without filters. */
  formatTitle: (
    query: Readonly<Record<string, string>>,
    page: number,
    names: ResultNames,
  ) => string | undefined;
  /** A method, so that each kind may describe its own pins only. `query`: the filters of the search. */
  describePin(pin: MapPin, query: Readonly<Record<string, string>>): PinWords;
};
