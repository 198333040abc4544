import type { ApiCall, ReplyTo } from '@piacter/contracts';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { type AddressParts, addressOf } from './address.ts';
import { failureOf, send } from './call.ts';
import type { ApiFailure } from './failure.ts';

export type Read = Extract<ApiCall, `GET ${string}`>;

/** Milliseconds after the page's start in which a reply that the server embedded counts as fresh. */
const embeddedFreshMs = 10_000;

const isFresh = () => performance.now() < embeddedFreshMs;

/** The server embeds one failure: that what the page is about is not there. */
const embeddedFailureStatus = 404;

const isFailure = (reply: unknown): reply is Record<string, unknown> =>
  typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === false;

/**
 * Reads a call with SWR; its key is the call's address. `null` for the parts reads nothing yet.
 * What the server embedded in the page is shown at once and not asked for again.
 */
export function useApi<Call extends Read>(
  call: Call,
  parts: AddressParts<Call> | null,
  config: SWRConfiguration<ReplyTo<Call>, ApiFailure> = {},
): SWRResponse<ReplyTo<Call>, ApiFailure> {
  const key = parts === null ? null : addressOf(call, parts);
  const { fallback } = useSWRConfig();
  const isEmbedded = key !== null && Object.hasOwn(fallback, key) && isFresh();
  const answer = useSWR<ReplyTo<Call>, ApiFailure>(
    key,
    async (address: string) => (await send('GET', address, { isBackground: true })) as ReplyTo<Call>,
    { ...(isEmbedded ? { revalidateOnMount: false } : {}), ...config },
  );
  const refusal = isFailure(answer.data) ? answer.data : undefined;
  if (refusal === undefined) return answer;
  return { ...answer, data: undefined, error: failureOf(embeddedFailureStatus, refusal) };
}

/** Drops what is kept of a call, whatever its query: after a change, so that lists show it. */
export function useRefresh(): (call: Read) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (call) => {
    const path = call.slice(4).split('{', 1)[0] ?? '';
    return mutate((key) => typeof key === 'string' && key.startsWith(path));
  };
}
