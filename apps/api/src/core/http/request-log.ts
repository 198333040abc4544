import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from '../log.ts';
import { Sampler } from '../sampler.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Identifies the request in its reply and in the log. */
    id: string;
  }
}

/** Maximum lines per second of processed requests, and of rejected or aborted ones. */
const completedPerSecond = 20;
const rejectedPerSecond = 5;

/** Statuses of rejections that occur in masses. */
const overloadStatuses: ReadonlySet<number> = new Set([408, 413, 429, 503]);

/** The last segment of these paths is a secret: whoever has it may open the list, the thread or the calendar. */
const secretSegment = /^(\/(?:lista|uzenet|ical|api\/shared-lists|api\/guest-threads)\/).*/;

const givenID = /^[\w-]{8,64}$/;

/** Whether the peer is a trusted proxy, by Express' setting (`TRUST_PROXY`). */
function isFromProxy({ app, socket }: Request): boolean {
  const trust = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trust(socket.remoteAddress ?? '', 0);
}

/**
 * The ID of a request: a valid one of a trusted proxy, otherwise a new one, as it ends up in the audit log. It is returned
 * in the reply.
 */
function requestID(request: Request, response: Response): string {
  const given = request.headers['x-request-id'];
  const isGiven = typeof given === 'string' && givenID.test(given) && isFromProxy(request);
  const id = isGiven ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

const reasons = new WeakMap<Response, string>();

/** Adds the reason of an expected failure to the request's log line. */
export const noteReason = (response: Response, reason: string) => reasons.set(response, reason);

/**
 * Logs a line per request: method, path without its query and without what may be a secret, status, milliseconds. Above a
 * rate per second lines are skipped and counted in the next one (`skipped`), except at level debug.
 */
export function createRequestLog(log: Logger): RequestHandler {
  const [answered, refused] = [new Sampler(completedPerSecond), new Sampler(rejectedPerSecond)];
  const isComplete = log.isLevelEnabled('debug');

  return (request, response, next) => {
    const began = performance.now();
    request.id = requestID(request, response);
    const { id, method } = request;
    const path = request.url.split('?', 1)[0]?.replace(secretSegment, '$1…');
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const sampler = overloadStatuses.has(status) || !writableFinished ? refused : answered;
      const skipped = isComplete ? 0 : sampler.pass();
      if (skipped === undefined) return;
      // Undefined properties are not logged.
      const line = {
        req: { id, method, path },
        res: { status },
        responseTime: Math.round(performance.now() - began),
        aborted: writableFinished ? undefined : true,
        reason: reasons.get(response),
        skipped: skipped || undefined,
      };
      log[status >= 500 ? 'warn' : 'info'](line, 'request completed');
    });
    next();
  };
}
