import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../log.ts';
import { Sampler } from '../sampler.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Names the request in its reply and in the log. */
    id: string;
  }
}

/** Lines a second of requests that were answered, and of those that were turned away or broke off. */
const answeredPerSecond = 20;
const refusedPerSecond = 5;

/** Refusals that come in crowds: too slow, too large, too many, not now. */
const crowdStatuses: ReadonlySet<number> = new Set([408, 413, 429, 503]);

const givenID = /^[\w-]{8,64}$/;

/** The id of a request: a proxy's, when it has the form of one, else a new one. It goes back in the reply. */
function requestID(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && givenID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

const reasons = new WeakMap<Response, string>();

/** Says in the request's own line why it failed: an expected failure needs no line of its own. */
export const noteReason = (response: Response, reason: string) => reasons.set(response, reason);

/**
 * One line a request: method, path without its query (it may carry a secret), status, milliseconds. Beyond so many a
 * second lines are left out, and the next one says how many (`skipped`); at level debug none is.
 */
export function requestLog(log: Logger): RequestHandler {
  const [answered, refused] = [new Sampler(answeredPerSecond), new Sampler(refusedPerSecond)];
  const isComplete = log.isLevelEnabled('debug');

  return (request, response, next) => {
    const began = performance.now();
    request.id = requestID(request, response);
    const { id, method } = request;
    const [path] = request.url.split('?', 1);
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const sampler = crowdStatuses.has(status) || !writableFinished ? refused : answered;
      const skipped = isComplete ? 0 : sampler.pass();
      if (skipped === undefined) return;
      // What is undefined is left out of the line.
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
