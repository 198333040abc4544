import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Role } from './values.ts';

/**
 * Who may call: anybody; anybody, with the session if there is one; signed-in users; the holder of a refresh cookie; or
 * the named roles. Ownership is a condition of the statement itself.
 */
export type Access =
  | 'public'
  | 'public-or-session'
  | 'signed-in'
  | 'refresh-cookie'
  | readonly [Role, ...Role[]];

/**
 * Named rate limits of sensitive calls, counted for signed-in accounts across all API processes. Calls without a session are
 * limited by their feature: by a captcha, by wrong secrets, by the messages of a thread's side. Each name is also a bulkhead:
 * its calls have a number of requests at a time, and a deadline, of their own.
 */
export type RateLimit =
  | 'login'
  | 'password'
  | 'registration'
  | 'forgotten-password'
  | 'email-change'
  | 'one-time-secret'
  | 'upload'
  | 'contact'
  | 'report'
  | 'message'
  | 'feed'
  | 'payment';

/** The files of a multipart call. */
export interface UploadSpec {
  /** Name of the multipart field. */
  field: string;
  /** Another name that the field may have. */
  alias?: string;
  maxFiles: number;
  /** Bytes of one file. */
  maxBytes: number;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for parameters, as OpenAPI writes it. */
  path: `/${string}`;
  access: Access;
  /** A summary in English for the API reference. */
  summary: string;
  /** Still answered, but dropped with the next release. */
  deprecated?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  upload?: UploadSpec;
  /** Maximum bytes of a JSON body, where the common limit is too small. */
  maxJsonBytes?: number;
  /** The whole reply including the envelope; fields that it does not name are stripped. */
  reply: z.ZodObject;
  /** A success is a file, for its caller alone, in place of `reply`; failures are as everywhere. */
  isFile?: true;
  /** Status of a success; 200 by default. */
  status?: 200 | 201;
  /** Error codes beyond those that follow from access and validation. */
  errors?: readonly ErrorCode[];
  limit?: RateLimit;
  /** Seconds for which browsers and proxies may cache a public reply; no-store by default. */
  maxAge?: number;
}

/** An endpoint as data, read by both sides, the API reference, the authorization tests and the fuzz tests. */
export const defineEndpoint = <const Definition extends Endpoint>(definition: Definition): Definition =>
  definition;

/** Whether a JSON body may be left out altogether: all of its fields are optional. */
export const mayOmitBody = ({ body, upload }: Endpoint): boolean =>
  upload === undefined && body?.safeParse({}).success === true;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<E> = E extends { params: infer S } ? Output<S> : Record<never, never>;
export type QueryOf<E> = E extends { query: infer S } ? Output<S> : Record<never, never>;
export type BodyOf<E> = E extends { body: infer S } ? Output<S> : undefined;
export type QueryInputOf<E> = E extends { query: infer S } ? Input<S> : undefined;
export type BodyInputOf<E> = E extends { body: infer S } ? Input<S> : undefined;
/** The reply as the client receives it, parsed. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
/** What a handler returns: the reply without `ok`, `message` optional. */
export type ResultOf<E extends Endpoint> = Omit<z.input<E['reply']>, 'ok' | 'message'> & {
  message?: z.input<E['reply']>['message'];
};

/** The names of the `{parameters}` of a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;
