import type { Endpoint, ParamsOf, ReplyOf } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import type { ResultDescription } from '@piacter/contracts/search/results';
import type { ListingDescription } from './listing-json-ld.ts';

/** What a result page needs of a row. */
export interface ResultRow {
  mainImg: string | null;
  settlement: string | null;
}

/** A lookup list with the names of a filter's ids. */
export interface NameList {
  endpoint: Endpoint;
  params?: Record<string, string>;
}

/** The public pages of a kind, as its folder describes them. */
export interface ListingSite<Search extends Endpoint, Detail extends Endpoint> {
  kind: ListingKind;
  /** What its pages of results are called. */
  resultWords: ResultDescription;
  searchName: string;
  /** The end of the description of a page of results. */
  resultHint: string;
  search: Search;
  /** Lists that the search page loads at once. */
  lookups: readonly NameList[];
  /** The lists with the names of filtered ids, by query parameter. */
  names: Readonly<Record<string, NameList>>;
  /**
   * The filters that are always shown, where others have lists of their own: with any of these the page opens the details
   * and loads the lists of all.
   */
  shown?: readonly string[];
  /** Promoted listings on the home page. */
  highlighted: Endpoint;
  /** Name and path of a row of the results. */
  card: (row: RowOf<Search>) => { name: string; path: string };
  detail: Detail;
  /** Other calls that the page makes at once. */
  detailCalls: readonly Endpoint[];
  param: keyof ParamsOf<Detail> & string;
  /** `socialPages` are the URLs of the advertiser's social media pages that are public now. */
  describe: (listing: DetailOf<Detail>, socialPages: readonly string[]) => ListingDescription;
  /** Modules of the two pages. */
  sources: { search: string; detail: string };
}

export type RowOf<Search extends Endpoint> =
  ReplyOf<Search> extends { data: (infer Row extends ResultRow)[] } ? Row : never;
export type DetailOf<Detail extends Endpoint> = ReplyOf<Detail> extends { data: infer Data } ? Data : never;
