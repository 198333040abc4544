/** Limits of a process towards its clients (docs/operations.md, Limits). Times are in milliseconds. */
export interface TransportLimits {
  /** Connections in total, and per client address. */
  maxConnections: number;
  maxConnectionsOfAddress: number;
  /** Unanswered pipelined requests on a connection. */
  maxPipelined: number;
  /** Time without any byte of a reply being read. */
  stallMs: number;
  /** Maximum bytes of a JSON body. */
  maxJsonBytes: number;
  /** Time for receiving a JSON body. */
  bodyMs: number;
  /** Time before the minimum rate of an upload applies. */
  uploadGraceMs: number;
  /** Minimum average bytes per second of an upload. */
  uploadBytesPerSecond: number;
  /** Unfinished bodies per client address. */
  maxOpenBodies: number;
  /** Queued requests, and the maximum time in the queue. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Time from the arrival of a request to its reply. */
  deadlineMs: number;
}

/**
 * Three hundred well-behaved clients behind one address (a school, a mobile carrier) stay below all of them; the limits
 * per address bound what a single abusive client can consume.
 */
export const transportLimits: TransportLimits = {
  maxConnections: 8000,
  maxConnectionsOfAddress: 2000,
  maxPipelined: 16,
  stallMs: 30_000,
  maxJsonBytes: 64 * 1024,
  bodyMs: 10_000,
  uploadGraceMs: 10_000,
  uploadBytesPerSecond: 4096,
  maxOpenBodies: 500,
  maxWaiting: 4000,
  maxWaitMs: 1000,
  deadlineMs: 2700,
};
