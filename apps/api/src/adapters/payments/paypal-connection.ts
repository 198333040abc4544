import { PaymentsUnreachable } from './payment-provider.ts';
import { tokenReply } from './replies.ts';
import type { PaymentSettings } from './settings.ts';

export interface ProviderCall {
  method: 'GET' | 'POST';
  path: string;
  /** JSON as text; a signature is checked over an event as it came, so it must not be written anew. */
  body?: string;
  /** Makes a POST repeatable: the provider answers the same key with the same result. */
  requestKey?: string;
  timeoutMs: number;
}

export interface ProviderAnswer {
  status: number;
  json: unknown;
}

/** Seconds before its end at which a token is no longer used. */
const tokenMarginS = 60;

/** One way to the provider: a token that is kept until it ends, time-outs, and a second try where that is harmless. */
export function createPayPalConnection({
  clientId,
  secret,
  apiUrl,
}: Pick<PaymentSettings, 'clientId' | 'secret' | 'apiUrl'>) {
  let token: { value: string; endsAt: number } | undefined;

  async function send(
    path: string,
    { timeoutMs, ...init }: RequestInit & { timeoutMs: number },
  ): Promise<ProviderAnswer> {
    try {
      const response = await fetch(apiUrl + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status >= 500 || response.status === 429)
        throw new Error(`It answered ${response.status}`);
      return { status: response.status, json: text === '' ? {} : JSON.parse(text) };
    } catch (cause) {
      throw new PaymentsUnreachable('The payment provider cannot be asked', { cause });
    }
  }

  async function accessToken(timeoutMs: number): Promise<string> {
    if (token && token.endsAt > performance.now()) return token.value;
    const { status, json } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      timeoutMs,
    });
    const reply = tokenReply.safeParse(json);
    if (status !== 200 || !reply.success)
      throw new PaymentsUnreachable('The payment provider does not accept our keys');
    const lifeS = Math.max(0, reply.data.expires_in - tokenMarginS);
    token = { value: reply.data.access_token, endsAt: performance.now() + lifeS * 1000 };
    return token.value;
  }

  async function attempt({
    method,
    path,
    body,
    requestKey,
    timeoutMs,
  }: ProviderCall): Promise<ProviderAnswer> {
    const answer = await send(path, {
      method,
      headers: {
        Authorization: `Bearer ${await accessToken(timeoutMs)}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(requestKey ? { 'PayPal-Request-Id': requestKey } : {}),
      },
      ...(body === undefined ? {} : { body }),
      timeoutMs,
    });
    // A token may be withdrawn before its time; the next one is asked for.
    if (answer.status === 401) {
      token = undefined;
      throw new PaymentsUnreachable('The payment provider refuses our token');
    }
    return answer;
  }

  /** Throws `PaymentsUnreachable` when no answer can be had; refusals of the provider are answers. */
  return async function call(request: ProviderCall, tries = 2): Promise<ProviderAnswer> {
    for (let left = tries; ; left -= 1) {
      try {
        return await attempt(request);
      } catch (error) {
        if (!(error instanceof PaymentsUnreachable) || left <= 1) throw error;
      }
    }
  };
}
