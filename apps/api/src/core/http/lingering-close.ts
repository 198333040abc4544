import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './request-body.ts';

/** Milliseconds for a client to read the reply and close. */
const lingerMs = 1000;

/**
 * Closes a connection without reading further. Destroying it at once would send a reset to a client that is still
 * sending, which would then lose the reply.
 */
export function lingeringClose(socket: Socket): void {
  socket.pause();
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Closes the connection after a reply that is sent before the request's body has ended: reading the rest would let a
 * client send without end.
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
    // Called by Node to close after a reply; its implementation would destroy the connection at once.
    if (!request.complete) socket.destroySoon = () => lingeringClose(socket);
  });
}
