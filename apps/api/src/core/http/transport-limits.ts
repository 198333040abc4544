/** What a process bears of its clients, whoever they are (docs/operations.md, Limits). Times are milliseconds. */
export interface TransportLimits {
  /** Connections in all, and of one address. */
  maxConnections: number;
  maxConnectionsOfAddress: number;
  /** Requests sent on one connection before the first of them is answered. */
  maxPipelined: number;
  /** Without a byte of a reply being read. */
  stallMs: number;
  /** Bytes of a JSON body. */
  maxJsonBytes: number;
  /** Within which a JSON body has to be there. */
  bodyMs: number;
  /** Of an upload before its rate counts. */
  uploadGraceMs: number;
  /** Bytes a second that an upload has to keep up on average from then on. */
  uploadBytesPerSecond: number;
  /** Bodies of one address of origin that are still arriving. */
  maxOpenBodies: number;
  /** Requests that wait for their turn, and how long each does at most before it is refused. */
  maxWaiting: number;
  maxWaitMs: number;
  /** From the arrival of a request to its reply, whatever the database does. */
  deadlineMs: number;
}

/**
 * Three hundred polite clients behind one address (a school, a mobile carrier) stay below all of them; the numbers
 * for one address bound what a single impolite one can take.
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
