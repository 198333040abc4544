import type { ApiCall } from '@piacter/contracts';
import { readToken } from '../session.ts';
import { type AddressParts, buildAddress } from './address.ts';
import { toFailure } from './call.ts';
import { ApiFailure, networkMessage } from './failure.ts';

type Options<Call extends ApiCall> = AddressParts<Call> & { signal?: AbortSignal };

/**
 * Loads a file that a call replies with in the place of JSON, in the background. Throws an {@link ApiFailure} for anything
 * but a success. Not part of the folder's index, from which the first visit loads everything.
 */
export async function loadFile<Call extends Extract<ApiCall, `GET ${string}`>>(
  call: Call,
  options: Options<Call>,
): Promise<Blob> {
  const token = readToken();
  const { signal } = options;
  const response = await fetch(buildAddress(call, options), {
    credentials: 'include',
    headers: token ? { Authorization: token } : {},
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiFailure(0, 'network', networkMessage);
  });
  if (response.ok) return response.blob();
  const reply = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  throw toFailure(response.status, reply);
}
