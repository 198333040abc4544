import type { Endpoint } from '@piacter/contracts/core';
import type { Request, Response } from 'express';
import { assertAccess, needsSession } from './access.ts';
import { type BodyReceiver, bodyReceiver } from './body-receiver.ts';
import { clearRefreshCookie, setDeviceCookie, setRefreshCookie } from './cookies.ts';
import { withDeadline } from './deadline.ts';
import type { Call, Implementation, UploadedFile } from './implement.ts';
import { arrivalOf, type Lanes } from './lanes.ts';
import type { Limiter } from './limiter.ts';
import { assertOwnOrigin } from './own-origin.ts';
import { jsonOf } from './request-body.ts';
import type { Authentication, Authenticator, CookieValue } from './session.ts';
import type { TransportLimits } from './transport-limits.ts';
import { validate } from './validate.ts';

/** Receives the files of a multipart call into the temporary folder; `dispose` deletes what is left of them. */
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
  lanes: Lanes;
  isHttps: boolean;
  publicUrl: string;
  limits: TransportLimits;
}

/** One request under way, with what has become of it so far. */
interface Exchange {
  endpoint: Endpoint;
  request: Request;
  response: Response;
  authentication: Authentication | null;
  /** Whoever has just signed out must not be handed the token of the way in. */
  isSignedOut: boolean;
}

/** Rate limit, session and access: everything that can refuse a caller whatever the body says. */
async function identify(exchange: Exchange, deps: AdapterDeps): Promise<void> {
  const { endpoint, request, response } = exchange;
  if (endpoint.access === 'refresh-cookie') assertOwnOrigin(request, deps.publicUrl);
  if (endpoint.limit) await deps.limiter.take(endpoint.limit, request);
  if (!needsSession(endpoint.access)) return;
  const authentication = await deps.authenticator.authenticate(request);
  assertAccess(endpoint.access, authentication);
  if (!authentication) return;
  exchange.authentication = authentication;
  const { session, refreshCookie } = authentication;
  if (refreshCookie) setRefreshCookie(response, refreshCookie, deps.isHttps);
  if (endpoint.limit) await deps.limiter.takeFor(endpoint.limit, `user:${session.userID}`);
}

/** The same within the time that the database has: a costly call has longer only for what comes after. */
const enter = (exchange: Exchange, deps: AdapterDeps) =>
  withDeadline(identify(exchange, deps), deps.limits.deadlineMs);

const addressOf = ({ endpoint, request }: Exchange) => ({
  params: endpoint.params ? validate(endpoint.params, request.params) : {},
  query: endpoint.query ? validate(endpoint.query, request.query) : {},
});

function callOf(
  exchange: Exchange,
  { params, query }: ReturnType<typeof addressOf>,
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
    setRefreshCookie: (cookie: CookieValue | null) => {
      exchange.isSignedOut = cookie === null;
      if (cookie) setRefreshCookie(response, cookie, isHttps);
      else clearRefreshCookie(response, isHttps);
    },
    setDeviceCookie: (cookie: CookieValue) => setDeviceCookie(response, cookie, isHttps),
  };
  return call as Call<Endpoint>;
}

function sendReply({ endpoint, response, ...exchange }: Exchange, result: unknown): void {
  const authentication = exchange.isSignedOut ? null : exchange.authentication;
  const { token, ...rest } = result as { token?: string };
  const fresh = token ?? authentication?.freshToken;
  const reply = endpoint.reply.parse({ message: '', ...rest, ...(fresh ? { token: fresh } : {}), ok: true });
  // A refreshed token travels with whatever was asked for, so no reply schema has to name it.
  const body = fresh ? { ...reply, token: fresh } : reply;
  response.status(endpoint.status ?? 200);
  if (endpoint.maxAge !== undefined && !authentication) {
    response.set('Cache-Control', `public, max-age=${endpoint.maxAge}`).json(body);
    return;
  }
  // Straight out: what nobody may keep needs no ETag.
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

/** A way from a request to its reply. */
type Way = (
  exchange: Exchange,
  implementation: Implementation,
  deps: AdapterDeps,
  bodies: BodyReceiver,
) => Promise<void>;

/** All of the body is there before a thing is done for a request. */
const answerCall: Way = async (exchange, implementation, deps, bodies) => {
  const { endpoint, request, response } = exchange;
  const received = await bodies.receive(request);
  const work = async () => {
    await enter(exchange, deps);
    const address = addressOf(exchange);
    const body = endpoint.body ? jsonOf(request, received) : undefined;
    return implementation.handle(callOf(exchange, address, { body, files: [] }, deps));
  };
  const result = implementation.isProbe
    ? await work()
    : await deps.lanes.of(implementation).run(arrivalOf(request, response), work);
  sendReply(exchange, result);
};

/** An upload is received once its sender is known; while it arrives it takes nobody's place. */
const answerUpload: Way = async (exchange, implementation, deps, bodies) => {
  const { endpoint, request, response } = exchange;
  const arrival = arrivalOf(request, response);
  await deps.lanes.common.run(arrival, () => enter(exchange, deps));
  const address = addressOf(exchange);
  const { files, dispose } = await bodies.hold(request, () =>
    deps.uploads.receive(endpoint, request, response),
  );
  try {
    const call = callOf(exchange, address, { body: request.body ?? {}, files }, deps);
    const result = await deps.lanes.of(implementation).run(arrival, async () => implementation.handle(call));
    sendReply(exchange, result);
  } finally {
    await dispose();
  }
};

/** The way of one request: body → place → rate limit → session → access → parse → handler → reply through its schema. */
export function answering(deps: AdapterDeps) {
  const bodies = bodyReceiver(deps.limits);
  return (implementation: Implementation) => {
    const { endpoint } = implementation;
    const way = endpoint.upload ? answerUpload : answerCall;
    return (request: Request, response: Response): Promise<void> =>
      way(
        { endpoint, request, response, authentication: null, isSignedOut: false },
        implementation,
        deps,
        bodies,
      );
  };
}
