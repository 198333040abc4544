import type { Endpoint } from '@piacter/contracts/core';
import {
  countResultFilters,
  formatResultTitle,
  type ResultDescription,
  writeSettlement,
} from '@piacter/contracts/search/results';
import type { PageHead } from '@piacter/contracts/site';
import type { ResultRow } from './listing-site.ts';
import { toCanonicalQuery } from './result-query.ts';
import { breadcrumbs, itemList } from './site-json-ld.ts';
import { text } from './text.ts';

export interface ResultReply<Row> {
  data: readonly Row[];
  total: number;
  totalIsCapped: boolean;
}

interface ResultPage<Row> {
  resultWords: ResultDescription;
  searchPath: string;
  searchName: string;
  resultHint: string;
  search: Endpoint;
  card: (row: Row) => { name: string; path: string };
  /** As requested; its values may be invalid. */
  query: Record<string, string>;
  page: number;
  /** Undefined where the API refuses the query. */
  results: ResultReply<Row> | undefined;
  getName: (parameter: string, id: string) => string | undefined;
  publicUrl: string;
}

/** Pages with fewer results or more filters are excluded from search engines: there are too many, with too little. */
const minResults = 3;
const maxFilters = 2;

/** The address of a result page; ids keep their commas, as in the web app. */
function toAddress(path: string, query: Record<string, string>, page: number): string {
  const search = new URLSearchParams(query);
  if (page > 1) search.set('page', String(page));
  const text = search.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

function describe<Row>(title: string, { results, resultHint }: ResultPage<Row>): string {
  const { total = 0, totalIsCapped = false } = results ?? {};
  return `${title}: ${text.listings(total, totalIsCapped)} ${resultHint}`;
}

/** The head of a page of results, and its heading. Without filters, both are those of the page itself. */
export function describeResults<Row extends ResultRow>(
  spec: ResultPage<Row>,
): Partial<PageHead> & { heading?: string } {
  const { resultWords, searchPath, searchName, search, page, results, getName, publicUrl } = spec;
  const canonical = results && toCanonicalQuery(search, spec.query);
  // A refused query has no results, and nothing of its own to say.
  if (!results || !canonical) return { canonicalPath: searchPath, isHidden: true };
  const settlements = results.data.map(({ settlement }) => settlement);
  const query = canonical.settlement
    ? { ...canonical, settlement: writeSettlement(canonical.settlement, settlements) }
    : canonical;
  const title = formatResultTitle(resultWords, query, page, { getName, settlements });
  const filterCount = countResultFilters(resultWords, query);
  const isThin = filterCount > 0 && results.total < minResults;
  const isPastEnd = page > 1 && results.data.length === 0;
  const canonicalPath = toAddress(searchPath, query, page);
  const trail = [
    { name: text.home, path: '/' },
    { name: searchName, ...(title === undefined ? {} : { path: searchPath }) },
    ...(title === undefined ? [] : [{ name: title }]),
  ];
  const description = title === undefined ? undefined : describe(title, spec);
  return {
    ...(title !== undefined &&
      description !== undefined && {
        heading: title,
        title: `${title} – ${text.name}`,
        description,
        keywords: [],
        og: { title, description },
      }),
    canonicalPath,
    isHidden: isThin || isPastEnd || filterCount > maxFilters,
    jsonLd: [
      itemList(
        title ?? searchName,
        results.data.map(spec.card),
        results.totalIsCapped ? undefined : results.total,
        publicUrl,
      ),
      breadcrumbs(trail, publicUrl),
    ],
  };
}
