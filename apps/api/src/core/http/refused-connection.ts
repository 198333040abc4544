import { type Server, STATUS_CODES } from 'node:http';
import { type ErrorCode, errorStatus, type Failure } from '@piacter/contracts/core';
import { errorMessages } from './messages.ts';

const refusals: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const formatFailure = (code: ErrorCode): string =>
  JSON.stringify({ ok: false, code, message: errorMessages[code] } satisfies Failure);

const getHeaders = (body: string) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(body),
  'Cache-Control': 'no-store',
  Connection: 'close',
});

/** Requests that Node rejects never reach the application; they get a reply in the envelope all the same. */
export function answerRefusedConnections(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const code = refusals[error.code ?? ''] ?? 'malformed';
    const status = errorStatus[code];
    const body = formatFailure(code);
    const head = Object.entries(getHeaders(body)).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  });
  // An `Expect` header other than 100-continue.
  server.on('checkExpectation', (_request, response) => {
    const body = formatFailure('expectation_failed');
    response.writeHead(errorStatus.expectation_failed, getHeaders(body)).end(body);
  });
}
