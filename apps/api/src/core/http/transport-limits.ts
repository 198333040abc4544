/** What a process bears of its clients, whoever they are (docs/operations.md, Limits). Times are milliseconds. */
export interface TransportLimits {
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
}

/**
 * Three hundred polite clients behind one address (a school, a mobile carrier) stay below all of them; the numbers
 * for one address bound what a single impolite one can take.
 */
export const transportLimits: TransportLimits = {
  maxJsonBytes: 64 * 1024,
  bodyMs: 10_000,
  uploadGraceMs: 10_000,
  uploadBytesPerSecond: 4096,
  maxOpenBodies: 500,
};
