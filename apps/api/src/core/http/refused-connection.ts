import type { Server } from 'node:http';
import type { Failure } from '@piacter/contracts/core';
import { errorMessages } from './messages.ts';

const statusOf: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** What Node's parser refuses never becomes a request; it is answered in the envelope all the same. */
export function answerRefusedConnections(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, reason] = statusOf[error.code ?? ''] ?? [400, 'Bad Request'];
    const failure: Failure = { ok: false, code: 'malformed', message: errorMessages.malformed };
    const body = JSON.stringify(failure);
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
