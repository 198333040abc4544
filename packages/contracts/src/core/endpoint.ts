import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Role } from './values.ts';

/**
 * Who may call: anybody; anybody, with the session known when there is one; whoever is signed in;
 * the holder of a refresh cookie; or the named roles. Ownership is a condition of the statement itself.
 */
export type Access =
  | 'public'
  | 'public-or-session'
  | 'signed-in'
  | 'refresh-cookie'
  | readonly [Role, ...Role[]];

/** The sensitive calls share named budgets that all API processes count together (safety, Transport). */
export type RateLimit =
  | 'login'
  | 'password'
  | 'registration'
  | 'one-time-secret'
  | 'upload'
  | 'contact'
  | 'payment';

/** What a multipart call takes beside its fields. */
export interface UploadSpec {
  /** Name of the multipart field. */
  field: string;
  maxFiles: number;
  /** Bytes of one file. */
  maxBytes: number;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for parameters, as OpenAPI writes it. */
  path: `/${string}`;
  access: Access;
  /** One English line for the reference. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  upload?: UploadSpec;
  /** The whole reply object, envelope included; what it does not name never leaves the server. */
  reply: z.ZodObject;
  /** 200 where nothing is said. */
  status?: 200 | 201;
  /** Codes beyond the ones that follow from access and input. */
  errors?: readonly ErrorCode[];
  limit?: RateLimit;
  /** Seconds a public reply may be kept by browsers and proxies; no-store where nothing is said. */
  maxAge?: number;
}

/** An endpoint is data: both sides, the reference, the authorisation tests and the fuzz tests read it. */
export const defineEndpoint = <const Definition extends Endpoint>(definition: Definition): Definition =>
  definition;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<E> = E extends { params: infer S } ? Output<S> : Record<never, never>;
export type QueryOf<E> = E extends { query: infer S } ? Output<S> : Record<never, never>;
export type BodyOf<E> = E extends { body: infer S } ? Output<S> : undefined;
export type QueryInputOf<E> = E extends { query: infer S } ? Input<S> : undefined;
export type BodyInputOf<E> = E extends { body: infer S } ? Input<S> : undefined;
/** The reply as the client receives it. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
/** What a handler returns: the reply less `ok`, with `message` optional. */
export type ResultOf<E extends Endpoint> = Omit<z.input<E['reply']>, 'ok' | 'message'> & {
  message?: z.input<E['reply']>['message'];
};

/** The names of the `{parameters}` of a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;
