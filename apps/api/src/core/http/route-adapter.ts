import type { Endpoint } from '@piacter/contracts/core';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { assertAccess, needsSession } from './access.ts';
import { ApiError } from './api-error.ts';
import { clearRefreshCookie, setRefreshCookie } from './cookies.ts';
import { withDeadline } from './deadline.ts';
import type { Call, Implementation, UploadedFile } from './implement.ts';
import type { Limiter } from './limiter.ts';
import { keepRawBody } from './raw-body.ts';
import type { Authentication, Authenticator, RefreshCookie } from './session.ts';
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
  isHttps: boolean;
}

/** Milliseconds that a caller waits for an answer, and for pictures to be made. */
const deadlineMs = 20_000;
const uploadDeadlineMs = 180_000;

const parseJson = express.json({
  limit: '64kb',
  strict: true,
  type: 'application/json',
  verify: keepRawBody,
});

const run = (middleware: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

async function readBody(endpoint: Endpoint, request: Request, response: Response): Promise<unknown> {
  if (!endpoint.body || !hasBody(request)) return {};
  if (!request.is('application/json')) throw new ApiError('wrong_media_type');
  await run(parseJson, request, response);
  return request.body;
}

function sendReply(
  endpoint: Endpoint,
  result: unknown,
  authentication: Authentication | null,
  response: Response,
): void {
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

/** Everything that can refuse a caller before a byte of the body is read. */
async function enter(
  endpoint: Endpoint,
  deps: AdapterDeps,
  request: Request,
  response: Response,
): Promise<Authentication | null> {
  if (endpoint.limit) await deps.limiter.take(endpoint.limit, request);
  if (!needsSession(endpoint.access)) return null;
  const authentication = await deps.authenticator.authenticate(request);
  assertAccess(endpoint.access, authentication);
  if (!authentication) return null;
  const { session, refreshCookie } = authentication;
  if (refreshCookie) setRefreshCookie(response, refreshCookie, deps.isHttps);
  if (endpoint.limit) await deps.limiter.takeFor(endpoint.limit, `user:${session.userID}`);
  return authentication;
}

/** The way of one request: rate limit → session → access → parse → handler → reply through its schema. */
const answer =
  ({ endpoint, handle }: Implementation, deps: AdapterDeps) =>
  async (request: Request, response: Response): Promise<void> => {
    const authentication = await enter(endpoint, deps, request, response);
    const params = endpoint.params ? validate(endpoint.params, request.params) : {};
    const query = endpoint.query ? validate(endpoint.query, request.query) : {};
    let isSignedOut = false;
    const upload = endpoint.upload ? await deps.uploads.receive(endpoint, request, response) : undefined;
    try {
      const given = upload ? (request.body ?? {}) : await readBody(endpoint, request, response);
      const call = {
        params,
        query,
        body: endpoint.body ? validate(endpoint.body, given) : undefined,
        files: upload?.files ?? [],
        session: needsSession(endpoint.access) ? (authentication?.session ?? null) : undefined,
        request,
        setRefreshCookie: (cookie: RefreshCookie | null) => {
          isSignedOut = cookie === null;
          if (cookie) setRefreshCookie(response, cookie, deps.isHttps);
          else clearRefreshCookie(response, deps.isHttps);
        },
      };
      const result = await withDeadline(
        Promise.resolve(handle(call as Call<Endpoint>)),
        endpoint.upload ? uploadDeadlineMs : deadlineMs,
      );
      // Whoever has just signed out must not be handed the token of the way in.
      sendReply(endpoint, result, isSignedOut ? null : authentication, response);
    } finally {
      await upload?.dispose();
    }
  };

const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
const firstSegment = (path: string) => path.split('/')[2] ?? '';

/**
 * One small router for each first segment below /api: a request is matched against a handful of patterns
 * instead of all two hundred.
 */
export function apiRouter(implementations: readonly Implementation[], deps: AdapterDeps): RequestHandler {
  const routers = new Map<string, Router>();
  const methods = new Map<string, { path: string; allowed: Set<string> }>();
  for (const implementation of implementations) {
    const { method, path } = implementation.endpoint;
    const segment = firstSegment(path);
    const router = routers.get(segment) ?? Router({ caseSensitive: true });
    routers.set(segment, router);
    const name = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const handler = answer(implementation, deps);
    router[name](expressPath(path), (request: Request, response: Response, next: NextFunction) => {
      handler(request, response).catch(next);
    });
    // Two endpoints may name the same parameter differently; it is one address all the same.
    const shape = path.replace(/\{\w+\}/g, '{}');
    const known = methods.get(shape) ?? { path, allowed: new Set() };
    known.allowed.add(method);
    methods.set(shape, known);
  }
  for (const { path, allowed } of methods.values()) {
    routers.get(firstSegment(path))?.all(expressPath(path), (_request: Request, response: Response) => {
      response.setHeader('Allow', [...allowed].join(', '));
      throw new ApiError('method_not_allowed');
    });
  }
  return (request, response, next) => {
    const router = routers.get(firstSegment(request.path));
    if (router) router(request, response, next);
    else next();
  };
}
