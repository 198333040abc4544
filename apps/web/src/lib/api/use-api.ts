import type { ApiCall, ReplyTo } from '@piacter/contracts';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { type AddressParts, addressOf } from './address.ts';
import { send } from './call.ts';
import type { ApiFailure } from './failure.ts';

type Read = Extract<ApiCall, `GET ${string}`>;

/** Milliseconds after the page's start in which a reply that the server embedded counts as fresh. */
const embeddedFreshMs = 10_000;

const isFresh = () => performance.now() < embeddedFreshMs;

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
  return useSWR<ReplyTo<Call>, ApiFailure>(
    key,
    async (address: string) => (await send('GET', address, { isBackground: true })) as ReplyTo<Call>,
    { ...(isEmbedded ? { revalidateOnMount: false } : {}), ...config },
  );
}

/** Drops what is kept of a call, whatever its query: after a change, so that lists show it. */
export function useRefresh(): (call: Read) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (call) => {
    const path = call.slice(4).split('{', 1)[0] ?? '';
    return mutate((key) => typeof key === 'string' && key.startsWith(path));
  };
}
