import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '@piacter/contracts/core';
import type { Request } from 'express';
import type { CookieValue, Session } from './session.ts';

/** A file of a multipart call, on the disk in the temporary folder; the adapter deletes it after the handler. */
export interface UploadedFile {
  tempPath: string;
  originalName: string;
  /** Bytes. */
  size: number;
}

type SessionFor<E extends Endpoint> = E['access'] extends 'public' | 'refresh-cookie'
  ? undefined
  : E['access'] extends 'public-or-session'
    ? Session | null
    : Session;

/** What a handler gets: everything parsed, nothing of Express but the raw request for the few that need it. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: readonly UploadedFile[];
  session: SessionFor<E>;
  request: Request;
  /** Sets or (with null) clears the refresh cookie of the reply. */
  setRefreshCookie: (cookie: CookieValue | null) => void;
  setDeviceCookie: (cookie: CookieValue) => void;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => ResultOf<E> | Promise<ResultOf<E>>;

interface Manner {
  /** It waits for more than the database (a provider); calls with a named rate limit are taken for slow anyway. */
  isSlow?: boolean;
  /** An operator's probe: it is answered however much there is to do. */
  isProbe?: boolean;
}

/** A call of whatever endpoint: its parts are parsed, and its session is what the endpoint's access allows. */
export interface AnyCall extends Omit<Call<Endpoint>, 'session'> {
  session: Session | null | undefined;
}

export interface Implementation extends Manner {
  endpoint: Endpoint;
  /** A method, so that a handler of one endpoint fits: the adapter parses every part with its schemas before it calls. */
  handle(call: AnyCall): unknown;
}

/** Binds an endpoint of the contracts to the one call that answers it. */
export const implement = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  manner: Manner = {},
): Implementation => ({
  endpoint,
  ...manner,
  handle: handler,
});
