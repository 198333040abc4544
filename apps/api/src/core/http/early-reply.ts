import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './request-body.ts';

/** Milliseconds that a client has to read a reply that came before its body had ended. */
const lingerMs = 1000;

/**
 * Closes without reading on. An immediate end would be a reset to whoever is still sending, and a reset takes the
 * reply away that says why.
 */
function lingeringClose(socket: Socket): void {
  socket.pause();
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

function closeUnlessComplete(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.setHeader('Connection', 'close');
  request.once('end', () => {
    if (!response.headersSent) response.removeHeader('Connection');
  });
  response.once('prefinish', () => {
    const { socket } = request;
    // Node's own way to close after a reply; it would end the connection at once.
    if (!request.complete) socket.destroySoon = () => lingeringClose(socket);
  });
}

/**
 * A reply that goes out before the body of its request has ended closes the connection: reading the rest to get at the
 * next request would let anybody send for ever.
 */
export const closeAfterEarlyReplies = (server: Server): Server =>
  server.prependListener('request', closeUnlessComplete);
