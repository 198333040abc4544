import { createServer } from 'node:http';
import { Connections } from './connections.ts';
import { answerRefusedConnections } from './refused-connection.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Milliseconds for the head of a request, and for all of it, which only an upload may need. */
const headersTimeout = 10_000;
const requestTimeout = 600_000;
/** Longer than a proxy keeps its connections: it is the proxy that ends them, and no request meets a closed one. */
const keepAliveTimeout = 65_000;
/** Milliseconds between two looks for heads that are late. */
const connectionsCheckingInterval = 1000;

/** Node's server with bounds to all that a client can do to it; not listening yet. */
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
