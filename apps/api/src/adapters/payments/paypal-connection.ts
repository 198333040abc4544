import { PaymentsUnreachable } from './payment-provider.ts';
import { tokenReply } from './replies.ts';
import type { PaymentSettings } from './settings.ts';

export interface ProviderRequest {
  method: 'GET' | 'POST';
  path: string;
  /** JSON text; a webhook event must be passed on unchanged, as its signature is over the raw text. */
  body?: string;
  /** Idempotency key that makes a POST repeatable. */
  requestKey?: string;
  timeoutMs: number;
}

export interface ProviderResponse {
  status: number;
  json: unknown;
}

/** Seconds before its expiry at which an access token is renewed. */
const tokenMarginSeconds = 60;

/** An HTTP client of the provider with a cached access token, time-outs and a retry for idempotent requests. */
export function createPayPalConnection({
  clientId,
  secret,
  apiUrl,
}: Pick<PaymentSettings, 'clientId' | 'secret' | 'apiUrl'>) {
  let token: { value: string; expiresAt: number } | undefined;

  async function send(
    path: string,
    { timeoutMs, ...init }: RequestInit & { timeoutMs: number },
  ): Promise<ProviderResponse> {
    try {
      const response = await fetch(apiUrl + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status >= 500 || response.status === 429) throw new Error(`Status ${response.status}`);
      return { status: response.status, json: text === '' ? {} : JSON.parse(text) };
    } catch (cause) {
      throw new PaymentsUnreachable('The payment provider is unreachable', { cause });
    }
  }

  async function getAccessToken(timeoutMs: number): Promise<string> {
    if (token && token.expiresAt > performance.now()) return token.value;
    const { status, json } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      timeoutMs,
    });
    const reply = tokenReply.safeParse(json);
    if (status !== 200 || !reply.success)
      throw new PaymentsUnreachable('The payment provider rejects our keys');
    const lifetimeSeconds = Math.max(0, reply.data.expires_in - tokenMarginSeconds);
    token = { value: reply.data.access_token, expiresAt: performance.now() + lifetimeSeconds * 1000 };
    return token.value;
  }

  async function attempt({
    method,
    path,
    body,
    requestKey,
    timeoutMs,
  }: ProviderRequest): Promise<ProviderResponse> {
    const response = await send(path, {
      method,
      headers: {
        Authorization: `Bearer ${await getAccessToken(timeoutMs)}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(requestKey ? { 'PayPal-Request-Id': requestKey } : {}),
      },
      ...(body === undefined ? {} : { body }),
      timeoutMs,
    });
    // A token may be revoked before it expires; the next attempt requests a new one.
    if (response.status === 401) {
      token = undefined;
      throw new PaymentsUnreachable('The payment provider rejects our access token');
    }
    return response;
  }

  /** Throws `PaymentsUnreachable` when no attempt gets a response; errors reported by the provider are responses. */
  return async function call(request: ProviderRequest, attempts = 2): Promise<ProviderResponse> {
    for (let left = attempts; ; left -= 1) {
      try {
        return await attempt(request);
      } catch (error) {
        if (!(error instanceof PaymentsUnreachable) || left <= 1) throw error;
      }
    }
  };
}
