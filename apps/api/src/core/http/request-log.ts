import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../log.ts';

const givenID = /^[\w-]{8,64}$/;

/** The id of a request: a proxy's, when it has the form of one, else a new one. It goes back in the reply. */
function requestID(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && givenID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/** One line a request: method, path without its query (it may carry a secret), status, milliseconds. */
export const requestLog = (log: Logger) =>
  pinoHttp({
    logger: log,
    genReqId: requestID,
    quietReqLogger: true,
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'warn' : 'info'),
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
