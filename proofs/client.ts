import { testPassword } from '../apps/api/src/testing/users.ts';

export interface Reply {
  status: number;
  headers: Headers;
  /** Empty for anything but JSON. */
  body: Record<string, unknown> & { data?: Record<string, unknown> };
}

/** Whether it was accepted. */
export const isOk = ({ status }: Reply): boolean => status >= 200 && status < 300;

export interface Call {
  /** Sent as JSON, unless it is a form. */
  body?: object | undefined;
  token?: string | undefined;
  cookie?: string;
}

const timeoutMs = 15_000;

/** Calls the product. */
export async function send(method: string, url: string, { body, token, cookie }: Call = {}): Promise<Reply> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(cookie && { Cookie: cookie }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
}

/** The body of the login of a test's user. */
export const loginOf = (email: string) => ({ email, pass: testPassword });
