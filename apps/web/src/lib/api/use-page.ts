import type { ApiCall, QueryTo, ReplyTo } from '@piacter/contracts';
import type { SearchSuggestion } from '@piacter/contracts/search/values';
import { type SWRConfiguration, useSWRConfig } from 'swr';
import { type AddressParts, buildAddress } from './address.ts';
import { send } from './call.ts';
import type { ApiFailure } from './failure.ts';
import { type Read, useApi } from './use-api.ts';

/** A page of a list. Searches return the number of rows; other lists only return the number of pages. */
export type Page<Row> = {
  data: readonly Row[];
  totalPages: number;
  total?: number;
  totalIsCapped?: boolean;
  /** Relaxed searches of a public search that has few results. */
  suggestions?: readonly SearchSuggestion[];
  /** How many of its results have the words of a wish; null without one. */
  wishTotal?: number | null;
  wishAddress?: string | null;
  nearest?: readonly Row[];
};

/** A reply with a page of a list: as it is, or in its `message`, as the documents have it for users. */
type ReplyWithPage<Row> = Page<Row> | { message: Page<Row> };

/** The calls that return a page of a list. */
export type PagedCall = { [Call in Read]: ReplyTo<Call> extends ReplyWithPage<unknown> ? Call : never }[Read];
export type RowOf<Call extends PagedCall> = ReplyTo<Call> extends ReplyWithPage<infer Row> ? Row : never;

const getPage = <Row>(reply: unknown): Page<Row> => {
  const { message } = reply as { message: unknown };
  return (typeof message === 'object' ? message : reply) as Page<Row>;
};
/** The query parameters of a call. */
export type QueryName<Call extends ApiCall> = Call extends ApiCall ? keyof QueryTo<Call> & string : never;

/** Query parameters as in the page's address; invalid ones are reported by the server. */
export type RawQuery = Readonly<Record<string, string>>;

/** The state of the requested page. */
export type PageReply<Row> = {
  /** The previous page, while the requested one loads. */
  result: Page<Row> | undefined;
  /** Why the page failed to load; undefined while an older reply for it is shown. */
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<unknown>;
};

const toAddressParts = <Call extends PagedCall>(query: RawQuery) => ({ query }) as AddressParts<Call>;

/** Loads a page of a list and keeps the previous one until it has loaded. `null` for the query loads nothing. */
export function usePage<Call extends PagedCall>(
  call: Call,
  query: RawQuery | null,
  config: SWRConfiguration<ReplyTo<Call>, ApiFailure> = {},
): PageReply<RowOf<Call>> {
  const parts = query && toAddressParts<Call>(query);
  const { data, error, isLoading, mutate } = useApi(call, parts, { keepPreviousData: true, ...config });
  const { cache, fallback } = useSWRConfig();
  const key = parts && buildAddress(call, parts);
  const hasOwnReply = key !== null && (cache.get(key)?.data !== undefined || Object.hasOwn(fallback, key));
  return {
    result: data && getPage(data),
    failure: isLoading || (hasOwnReply && data !== undefined) ? undefined : error,
    isLoading,
    refresh: () => mutate(),
  };
}

/** Fetches the first page of a list in the background. */
export const fetchPage = async <Call extends PagedCall>(
  call: Call,
  query: RawQuery,
): Promise<Page<RowOf<Call>>> => {
  const reply = await send('GET', buildAddress(call, toAddressParts<Call>(query)), { isBackground: true });
  return getPage(reply);
};
