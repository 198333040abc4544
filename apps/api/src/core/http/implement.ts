import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '@piacter/contracts/core';
import type { Request } from 'express';
import type { FileReply } from './file-reply.ts';
import type { CookieValue, Session } from './session.ts';

/** An uploaded file in the temporary folder; deleted after the handler. */
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

/** The validated parts of a request, and the Express request for the few handlers that need it. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: readonly UploadedFile[];
  session: SessionFor<E>;
  request: Request;
  /**
   * Sets the ETag of the reply, and says whether the client has that one; then the handler throws `NotModified`. Never
   * where the reply carries a new token.
   */
  isUnchanged: (etag: string) => boolean;
  /** Sets the refresh cookie, or clears it with null. */
  setRefreshCookie: (cookie: CookieValue | null) => void;
  setDeviceCookie: (cookie: CookieValue) => void;
  setRegistrationCookie: (cookie: CookieValue) => void;
}

type Handled<E extends Endpoint> = [E] extends [{ isFile: true }] ? FileReply : ResultOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Handled<E> | Promise<Handled<E>>;

interface HandlerOptions {
  /** Waits for an external provider, or changes very many rows. Endpoints with a named rate limit are treated as slow anyway. */
  isSlow?: boolean;
  /** A health probe, answered even under overload. */
  isProbe?: boolean;
}

/** A call of any endpoint, with parts of unknown type. */
export interface AnyCall extends Omit<Call<Endpoint>, 'session'> {
  session: Session | null | undefined;
}

export interface Implementation extends HandlerOptions {
  endpoint: Endpoint;
  /** A method, for bivariance: handlers of specific endpoints are assignable, as all parts are validated before. */
  handle(call: AnyCall): unknown;
}

/** Binds an endpoint of the contracts to its handler. */
export const implement = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: HandlerOptions = {},
): Implementation => ({
  endpoint,
  ...options,
  handle: handler,
});
