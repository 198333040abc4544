import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './request-body.ts';

/** Milliseconds that a client has to read what was sent to it, and to go. */
const lingerMs = 1000;

/**
 * Ends a connection without reading on. To destroy it at once would be a reset for whoever is still sending, and a
 * reset takes the last reply away.
 */
export function lingeringClose(socket: Socket): void {
  socket.pause();
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * A reply that goes out before the body of its request has ended closes the connection: reading the rest to get at the
 * next request would let anybody send for ever.
 */
export function closeAfterEarlyReply(
  request: IncomingMessage,
  response: ServerResponse,
  isLeaving: () => boolean,
): void {
  if (!hasBody(request)) return;
  response.setHeader('Connection', 'close');
  request.once('end', () => {
    if (!response.headersSent && !isLeaving()) response.removeHeader('Connection');
  });
  response.once('prefinish', () => {
    const { socket } = request;
    // Node's own way to close after a reply; it would destroy the connection at once.
    if (!request.complete) socket.destroySoon = () => lingeringClose(socket);
  });
}
