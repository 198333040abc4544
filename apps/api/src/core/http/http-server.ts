import { createServer } from 'node:http';
import { Connections } from './connections.ts';
import { answerRefusedConnections } from './refused-connection.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Milliseconds for the header of a request, and for the whole request, which only an upload needs. */
const headersTimeout = 10_000;
const requestTimeout = 600_000;
/** Longer than the proxy's, so that the proxy never sends a request on a connection that is being closed. */
const keepAliveTimeout = 65_000;
/** Milliseconds between checks for late headers. */
const connectionsCheckingInterval = 1000;

/** Creates the HTTP server with its limits; it does not listen yet. */
export function createHttpServer(limits: TransportLimits) {
  const server = createServer({
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval,
  });
  answerRefusedConnections(server);
  return { server, connections: new Connections(server, limits) };
}
