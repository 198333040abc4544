import type { CallFault } from '@piacter/contracts/core';

/** A failed call. The message is the fault alone: the address may be a secret, the reply is somebody else's. */
export class OutboundError extends Error {
  readonly fault: CallFault;

  constructor(fault: CallFault, options?: ErrorOptions) {
    super(`The address is ${fault}`, options);
    this.name = 'OutboundError';
    this.fault = fault;
  }
}

export interface OutboundRequest {
  /** Maximum size of the reply in bytes, unpacked. */
  maxBytes: number;
  /** Media type that is asked for. */
  accept: string;
}

/** The client for addresses that users give (NET-01); a process has one. */
export interface Outbound {
  /** Throws `OutboundError` for an address that is refused without asking anybody; `get` begins with it. */
  check: (address: string) => URL;
  /** The reply's body. Throws `OutboundError`. */
  get: (address: string, request: OutboundRequest) => Promise<Buffer>;
}
