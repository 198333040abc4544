import type { ApiCall, QueryTo, ReplyTo } from '@piacter/contracts';
import { type SWRConfiguration, useSWRConfig } from 'swr';
import { type AddressParts, buildAddress } from './address.ts';
import { send } from './call.ts';
import type { ApiFailure } from './failure.ts';
import { type Read, useApi } from './use-api.ts';

/**
 * One page of a list. A search says how many rows it finds, exactly up to 1,000 and capped beyond; other lists
 * say only how many pages there are.
 */
export type Page<Row> = {
  data: readonly Row[];
  totalPages: number;
  total?: number;
  totalIsCapped?: boolean;
};

/** The calls that answer one page of a list. */
export type PagedCall = { [Call in Read]: ReplyTo<Call> extends Page<unknown> ? Call : never }[Read];
export type RowOf<Call extends PagedCall> = ReplyTo<Call> extends Page<infer Row> ? Row : never;
/** The query parameters of a call. */
export type QueryName<Call extends ApiCall> = Call extends ApiCall ? keyof QueryTo<Call> & string : never;

/** Query parameters as they stand in the page's address: it is the server that says what is wrong with them. */
export type RawQuery = Readonly<Record<string, string>>;

/** What is known of the page that was asked for. */
export type PageReply<Row> = {
  /** The page before, while the one that was asked for is on its way. */
  result: Page<Row> | undefined;
  /** Why the page did not come; nothing where an older reply for it is there to be shown. */
  failure: ApiFailure | undefined;
  isLoading: boolean;
  refresh: () => Promise<unknown>;
};

const toAddressParts = <Call extends PagedCall>(query: RawQuery) => ({ query }) as AddressParts<Call>;

/** Reads one page of a list, and keeps the page before until it is there. `null` for the query reads nothing. */
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
    result: data as Page<RowOf<Call>> | undefined,
    failure: isLoading || hasOwnReply ? undefined : error,
    isLoading,
    refresh: () => mutate(),
  };
}

/** Asks for the first page of a list; nobody waits for it. */
export const fetchPage = async <Call extends PagedCall>(
  call: Call,
  query: RawQuery,
): Promise<Page<RowOf<Call>>> => {
  const reply = await send('GET', buildAddress(call, toAddressParts<Call>(query)), { isBackground: true });
  return reply as Page<RowOf<Call>>;
};
