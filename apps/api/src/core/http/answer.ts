import { type Endpoint, mayOmitBody } from '@piacter/contracts/core';
import type { AnswerPage, PageCall } from '@piacter/contracts/site';
import type { Request, Response } from 'express';
import { assertAccess, needsSession } from './access.ts';
import { ApiError, toFailure } from './api-error.ts';
import { type BodyReceiver, createBodyReceiver } from './body-receiver.ts';
import { type Bulkheads, toArrival } from './bulkheads.ts';
import { createSetters, noSetters } from './call-setters.ts';
import { setRefreshCookie } from './cookies.ts';
import { withDeadline } from './deadline.ts';
import { FileReply, sendFile } from './file-reply.ts';
import type { Call, Implementation, UploadedFile } from './implement.ts';
import type { Limiter } from './limiter.ts';
import { NotModified } from './not-modified.ts';
import { assertOwnOrigin } from './own-origin.ts';
import { setPositionCookie } from './position-cookie.ts';
import { parseJsonBody } from './request-body.ts';
import type { Authentication, Authenticator } from './session.ts';
import type { TransportLimits } from './transport-limits.ts';
import { validate } from './validate.ts';

/** Receives the files of a multipart request into the temporary folder; `dispose` deletes those that remain. */
export interface UploadReceiver {
  receive: (
    endpoint: Endpoint,
    request: Request,
    response: Response,
  ) => Promise<{ files: UploadedFile[]; dispose: () => Promise<void> }>;
}

export interface AdapterDeps {
  authenticator: Authenticator;
  limiter: Limiter;
  uploads: UploadReceiver;
  bulkheads: Bulkheads;
  isHttps: boolean;
  publicUrl: string;
  limits: TransportLimits;
}

/** The state of a call in progress. */
interface Exchange {
  endpoint: Endpoint;
  request: Request;
  /** Null for a call of a page that the server sends, which is an anonymous visitor's. */
  response: Response | null;
  /** Path parameters and query as they stand in the address. */
  address: { params: object; query: object };
  authentication: Authentication | null;
  /** After signing out, the reply must not carry a refreshed access token. */
  isSignedOut: boolean;
}

type HttpExchange = Exchange & { response: Response };

/** Checks session, access and the account's rate limit, which do not depend on the body. */
async function identify(exchange: Exchange, deps: AdapterDeps): Promise<void> {
  const { endpoint, request, response } = exchange;
  if (endpoint.access === 'refresh-cookie') assertOwnOrigin(request, deps.publicUrl);
  if (!needsSession(endpoint.access)) return;
  // A file carries no new token: each of many would rotate the cookie once more.
  const authentication = response && (await deps.authenticator.authenticate(request, !endpoint.isFile));
  assertAccess(endpoint.access, authentication, Boolean(request.headers.authorization));
  if (!authentication || !response) return;
  exchange.authentication = authentication;
  const { session, refreshCookie } = authentication;
  if (refreshCookie) setRefreshCookie(response, refreshCookie, deps.isHttps);
  if (endpoint.limit) await deps.limiter.takeFor(endpoint.limit, `user:${session.userID}`);
}

/** `identify` within the common deadline; costly endpoints have a longer one for the handler only. */
const enter = (exchange: Exchange, deps: AdapterDeps) =>
  withDeadline(identify(exchange, deps), deps.limits.deadlineMs);

const parseAddress = ({ endpoint, address }: Exchange) => ({
  params: endpoint.params ? validate(endpoint.params, address.params) : {},
  query: endpoint.query ? validate(endpoint.query, address.query) : {},
});

function readBody({ endpoint, request }: Exchange, received: Buffer | undefined): unknown {
  if (!endpoint.body) return undefined;
  return !received?.length && mayOmitBody(endpoint) ? {} : parseJsonBody(request, received);
}

function toCall(
  exchange: Exchange,
  { params, query }: ReturnType<typeof parseAddress>,
  { body, files }: { body: unknown; files: readonly UploadedFile[] },
  { isHttps }: AdapterDeps,
): Call<Endpoint> {
  const { endpoint, request, response, authentication } = exchange;
  const call = {
    params,
    query,
    body: endpoint.body ? validate(endpoint.body, body) : undefined,
    files,
    session: needsSession(endpoint.access) ? (authentication?.session ?? null) : undefined,
    request,
    ...(response ? createSetters(exchange, response, isHttps) : noSetters),
  };
  return call as Call<Endpoint>;
}

/** The way of every call without files: session, access, rate limit, validation, handler. */
async function run(
  exchange: Exchange,
  implementation: Implementation,
  deps: AdapterDeps,
  received?: Buffer,
): Promise<unknown> {
  await enter(exchange, deps);
  const address = parseAddress(exchange);
  const body = readBody(exchange, received);
  return implementation.handle(toCall(exchange, address, { body, files: [] }, deps));
}

/** The result of a handler as the contract has it. */
function toReply({ endpoint, isSignedOut, authentication }: Exchange, result: unknown) {
  const { token, ...rest } = result as { token?: string };
  const fresh = token ?? (isSignedOut ? undefined : authentication?.freshToken);
  const reply = endpoint.reply.parse({ message: '', ...rest, ...(fresh ? { token: fresh } : {}), ok: true });
  // A refreshed token may be part of any reply, so it is not in the reply schemas.
  return { ...reply, ...(fresh ? { token: fresh } : {}), ok: true as const };
}

function sendReply(exchange: HttpExchange, result: unknown, { isHttps }: AdapterDeps): void {
  const { endpoint, response, isSignedOut, authentication } = exchange;
  setPositionCookie(response, isHttps);
  const body = toReply(exchange, result);
  response.status(endpoint.status ?? 200);
  if (endpoint.maxAge !== undefined && (isSignedOut || !authentication)) {
    response.set('Cache-Control', `public, max-age=${endpoint.maxAge}`).json(body);
    return;
  }
  // Bypasses Express, which would compute an ETag that is useless with no-store.
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const json = JSON.stringify(body);
  // Without it the compression middleware makes Node send chunks, which are twice the work of one write.
  response.setHeader('Content-Length', Buffer.byteLength(json));
  response.end(json);
}

function sendNotModified({ response }: HttpExchange, { isHttps }: AdapterDeps): void {
  setPositionCookie(response, isHttps);
  response.setHeader('Cache-Control', 'no-store');
  response.status(304).end();
}

/** Processes a request up to its reply. */
type RequestPipeline = (
  exchange: HttpExchange,
  implementation: Implementation,
  deps: AdapterDeps,
  bodies: BodyReceiver,
) => Promise<void>;

/** Receives the whole body before anything else, so that slow bodies occupy no slot. */
const answerCall: RequestPipeline = async (exchange, implementation, deps, bodies) => {
  const { endpoint, request, response } = exchange;
  const received = await bodies.receive(request, endpoint.maxJsonBytes);
  const work = () => run(exchange, implementation, deps, received);
  try {
    const result = implementation.isProbe
      ? await work()
      : await deps.bulkheads.of(implementation, request).run(toArrival(request, response), work);
    if (result instanceof FileReply) await sendFile(response, result.file);
    else sendReply(exchange, result, deps);
  } catch (error) {
    if (!(error instanceof NotModified)) throw error;
    sendNotModified(exchange, deps);
  }
};

/** Receives an upload only after authentication; it occupies no slot while it arrives. */
const answerUpload: RequestPipeline = async (exchange, implementation, deps, bodies) => {
  const { endpoint, request, response } = exchange;
  const arrival = toArrival(request, response);
  await deps.bulkheads.common.run(arrival, () => enter(exchange, deps));
  const address = parseAddress(exchange);
  const { files, dispose } = await bodies.hold(request, () =>
    deps.uploads.receive(endpoint, request, response),
  );
  try {
    const call = toCall(exchange, address, { body: request.body ?? {}, files }, deps);
    const result = await deps.bulkheads
      .of(implementation, request)
      .run(arrival, async () => implementation.handle(call));
    sendReply(exchange, result, deps);
  } finally {
    await dispose();
  }
};

/** The pipeline of a request: body → slot → session → access → rate limit → validation → handler → reply schema. */
export function createRequestHandler(deps: AdapterDeps) {
  const bodies = createBodyReceiver(deps.limits);
  return (implementation: Implementation) => {
    const { endpoint } = implementation;
    const pipeline = endpoint.upload ? answerUpload : answerCall;
    return (request: Request, response: Response): Promise<void> =>
      pipeline(
        { endpoint, request, response, address: request, authentication: null, isSignedOut: false },
        implementation,
        deps,
        bodies,
      );
  };
}

const toKey = ({ method, path }: Pick<PageCall, 'method' | 'path'>) => `${method} ${path}`;

/**
 * Answers the calls of the pages that the server sends, by the same pipeline: without a body or a slot of their own, as the
 * page has one, and for an anonymous visitor.
 */
export function createPageClient(implementations: readonly Implementation[], deps: AdapterDeps) {
  const byCall = new Map(implementations.map((one) => [toKey(one.endpoint), one]));
  return (request: Request): AnswerPage =>
    async ({ method, path, ...address }) => {
      const implementation = byCall.get(toKey({ method, path }));
      if (!implementation) throw new Error(`${method} ${path} has no handler`);
      const { endpoint } = implementation;
      const exchange = {
        endpoint,
        request,
        response: null,
        address,
        authentication: null,
        isSignedOut: false,
      };
      try {
        return toReply(exchange, await run(exchange, implementation, deps));
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return toFailure(error);
        throw error;
      }
    };
}
