import type { RequestKind } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';

/** The query parameter with the request that the form of a new one begins with. */
const parameter = 'ujra';

/** The form of a new request, filled with what an earlier one says. */
export const getRepeatAddress = (kind: RequestKind, requestID: number): string =>
  `${requesterPaths[kind].create}?${parameter}=${requestID}`;

/** The request that the form of a new one begins with; without any it is not loading, and has none. */
export type Repeated<Stored> = { request: Stored | undefined; isLoading: boolean; hasFailed: boolean };

/** Loads the request of the address by its id. One that fails to load leaves the form empty. */
export function useRepeated<Stored>(
  kind: RequestKind,
  load: (id: number) => Promise<Stored>,
): Repeated<Stored> {
  const id = Number(useSearchParams()[0].get(parameter));
  const isAsked = id > 0;
  const { data: request, error } = useSWR<Stored, unknown>(
    isAsked ? ['repeated', kind, id] : null,
    () => load(id),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const hasFailed = error !== undefined && request === undefined;
  return { request, isLoading: isAsked && request === undefined && !hasFailed, hasFailed };
}
