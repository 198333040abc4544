import type { ReplyTo } from '@piacter/contracts';
import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ResultNames } from '@piacter/contracts/search/results';

/** A listing on the map of a search. */
export type MapPin = ReplyTo<`GET /api/map/${ListingKind}`>['data']['pins'][number];

/** What a pin says: in short on the map, in full when it is opened, with the price if its kind has one there. */
export type PinWords = { label: string; title: string; price?: string; to: string };

/** The words of a kind's search that its first render does without. */
export type SearchWords = {
  /** The title of a page of results; undefined for the first one without filters. */
  formatTitle: (
    query: Readonly<Record<string, string>>,
    page: number,
    names: ResultNames,
  ) => string | undefined;
  /** A method, so that each kind may describe its own pins only. */
  describePin(pin: MapPin): PinWords;
};
