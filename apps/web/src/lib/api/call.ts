import type { ApiCall, BodyTo, ReplyTo } from '@piacter/contracts';
import { beginLoading, endLoading } from '../loading.ts';
import { readToken, saveToken } from '../session.ts';
import { type AddressParts, buildAddress } from './address.ts';
import { ApiFailure, networkMessage } from './failure.ts';

interface CallSettings {
  signal?: AbortSignal;
  /** A background request, without the loading overlay. */
  isBackground?: boolean;
  /** Is sent even if the page is closed meanwhile. */
  keepalive?: boolean;
}

type BodyPart<Body> = Body extends undefined ? { body?: undefined } : { body: Body | FormData };

/** Distributes over the calls: the compiler would multiply the unions of an intersection that is generic in the call. */
type CallOptions<Call extends ApiCall> = Call extends ApiCall
  ? AddressParts<Call> & BodyPart<BodyTo<Call>> & CallSettings
  : never;

type Arguments<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

async function readReply(response: Response): Promise<Record<string, unknown>> {
  const reply: unknown = await response.json().catch(() => undefined);
  if (typeof reply !== 'object' || reply === null)
    throw new ApiFailure(response.status, 'network', networkMessage);
  return reply as Record<string, unknown>;
}

/** The failure that an error reply describes. */
export function toFailure(status: number, reply: Record<string, unknown>): ApiFailure {
  const { code, message, errors, captchaLevel } = reply as {
    code?: ApiFailure['code'];
    message?: string;
    errors?: ApiFailure['errors'];
    captchaLevel?: ApiFailure['captchaLevel'];
  };
  return new ApiFailure(status, code ?? 'network', message || networkMessage, errors ?? [], captchaLevel);
}

/** Sends a request to the API; a fresh token in any reply replaces the stored one (SES-03, SES-04). */
export async function send(
  method: string,
  address: string,
  { body, signal, isBackground = false, keepalive = false }: CallSettings & { body?: unknown } = {},
): Promise<Record<string, unknown>> {
  const token = readToken();
  const isForm = body instanceof FormData;
  if (!isBackground) beginLoading();
  try {
    const response = await fetch(address, {
      method,
      credentials: 'include',
      headers: {
        ...(token ? { Authorization: token } : {}),
        ...(body !== undefined && !isForm ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiFailure(0, 'network', networkMessage);
    });
    const reply = await readReply(response);
    if (typeof reply.token === 'string') saveToken(reply.token);
    if (!response.ok || reply.ok !== true) throw toFailure(response.status, reply);
    return reply;
  } finally {
    if (!isBackground) endLoading();
  }
}

/** {@link api} for callers that are generic in the call, and cannot know whether parameters and body are required. */
export async function request<Call extends ApiCall>(
  call: Call,
  parts: AddressParts<Call> | undefined,
  settings?: CallSettings & { body?: unknown },
): Promise<ReplyTo<Call>> {
  const method = call.slice(0, call.indexOf(' '));
  const address = buildAddress(call, parts ?? ({} as AddressParts<Call>));
  return (await send(method, address, settings)) as ReplyTo<Call>;
}

/** Fetches an address built by {@link buildAddress}, in the background; SWR's fetcher for such a key. */
export async function read<Call extends Extract<ApiCall, `GET ${string}`>>(
  address: string,
): Promise<ReplyTo<Call>> {
  return (await send('GET', address, { isBackground: true })) as ReplyTo<Call>;
}

/**
 * A call of the API, typed by the contract: `await api('PATCH /api/two-factor-on-off', { body: { twoFactor: 1 } })`.
 * Throws an {@link ApiFailure} for anything but a success.
 */
export async function api<Call extends ApiCall>(
  call: Call,
  ...[options]: Arguments<CallOptions<Call>>
): Promise<ReplyTo<Call>> {
  return request(call, options, options);
}
