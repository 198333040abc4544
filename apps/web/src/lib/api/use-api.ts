import type { ApiCall, ReplyTo } from '@piacter/contracts';
import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { type AddressParts, buildAddress } from './address.ts';
import { read, toFailure } from './call.ts';
import type { ApiFailure } from './failure.ts';

export type Read = Extract<ApiCall, `GET ${string}`>;

/** Milliseconds for which an embedded reply counts as fresh, after the start of the app, which a slow line may delay. */
const embeddedFreshMs = 10_000;

const started = performance.now();
const isServer = typeof window === 'undefined';

/** The server renders what the browser does at its start: nothing is being loaded. */
const isFresh = () => isServer || performance.now() - started < embeddedFreshMs;

/** The failures that the server embeds beside not found: a listing that is gone for good, and a refused query. */
const embeddedStatuses: Readonly<Record<string, number>> = { gone: 410, validation_failed: 422 };
const getEmbeddedStatus = ({ code }: Record<string, unknown>) => embeddedStatuses[String(code)] ?? 404;

const isFailure = (reply: unknown): reply is Record<string, unknown> =>
  typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === false;

/**
 * Loads a call with SWR; its key is the call's address. With `null` parts nothing is loaded.
 * A reply that the server embedded in the page is used at once and not requested again.
 */
export function useApi<Call extends Read>(
  call: Call,
  parts: AddressParts<Call> | null,
  config: SWRConfiguration<ReplyTo<Call>, ApiFailure> = {},
): SWRResponse<ReplyTo<Call>, ApiFailure> {
  const key = parts === null ? null : buildAddress(call, parts);
  const { fallback } = useSWRConfig();
  const isEmbedded = key !== null && Object.hasOwn(fallback, key) && isFresh();
  const answer = useSWR<ReplyTo<Call>, ApiFailure>(key, (address: string) => read<Call>(address), {
    ...(isEmbedded ? { revalidateOnMount: false } : {}),
    ...config,
  });
  const refusal = isFailure(answer.data) ? answer.data : undefined;
  if (refusal === undefined) return answer;
  return { ...answer, data: undefined, error: toFailure(getEmbeddedStatus(refusal), refusal) };
}

/**
 * Requests the reply again for those who may see more than what the server embeds, where that is known only after the
 * first render: the server's HTML is taken over without a session.
 */
export function useOwnReply(maySeeMore: boolean, refresh: () => unknown): void {
  const [wasKnown] = useState(maySeeMore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it becomes known
  useEffect(() => {
    if (maySeeMore && !wasKnown) void refresh();
  }, [maySeeMore, wasKnown]);
}

/** Revalidates the cached replies of a call for every query, after a change that affects them. */
export function useRefresh(): (call: Read) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (call) => {
    const path = call.slice(4).split('{', 1)[0] ?? '';
    return mutate((key) => typeof key === 'string' && key.startsWith(path));
  };
}
