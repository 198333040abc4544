import type { Endpoint, ParamsOf, ReplyOf } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import type { ResultDescription } from '@piacter/contracts/search/results';
import type { ListingDescription } from './json-ld.ts';

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
export interface ListingSiteSpec<Search extends Endpoint, Detail extends Endpoint> {
  kind: ListingKind;
  /** What its pages of results are called. */
  resultWords: ResultDescription;
  searchName: string;
  /** The end of the description of a page of results. */
  resultHint: string;
  search: Search;
  /** Lookup lists that the search page requests on load. */
  lookups: readonly Endpoint[];
  /** The lists of the names of filtered ids, by query parameter; countries and those in `lookups` too. */
  names: Readonly<Record<string, NameList>>;
  /** Name and path of a row of the results. */
  card: (row: RowOf<Search>) => { name: string; path: string };
  detail: Detail;
  param: keyof ParamsOf<Detail> & string;
  /** `socialPages` are the URLs of the advertiser's social media pages that are public now. */
  describe: (listing: DetailOf<Detail>, socialPages: readonly string[]) => ListingDescription;
  /** Source files of the two pages in the web app. */
  sources: { search: string; detail: string };
}

export type RowOf<Search extends Endpoint> =
  ReplyOf<Search> extends { data: (infer Row extends ResultRow)[] } ? Row : never;
export type DetailOf<Detail extends Endpoint> = ReplyOf<Detail> extends { data: infer Data } ? Data : never;
