import type { Request, Response } from 'express';
import { Admission, type Arrival } from './admission.ts';
import type { Implementation } from './implement.ts';
import { originOf } from './origin.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Works at a time for each connection of the pool: while one waits for the database, another uses the processor. */
const worksPerConnection = 2;

/**
 * Of each kind of call that hashes passwords, makes pictures or asks a provider. They wait for those most of the time,
 * and have gates and time-outs of their own before that.
 */
const costlyInFlight = 50;
/** Milliseconds that their callers wait for an answer, and for pictures to be made. */
const costlyDeadlineMs = 20_000;
const uploadDeadlineMs = 180_000;

export const arrivalOf = (request: Request, response: Response): Arrival => ({
  origin: originOf(request.ip),
  hasLeft: () => response.closed,
});

/**
 * Working caps side by side (bulkheads). Most calls and all pages wait for the database alone and share one; each kind
 * of costly call has one apart, so that a storm of logins or a silent payment provider holds up nothing else.
 */
export function createLanes(connections: number, limits: TransportLimits) {
  const { maxWaiting, maxWaitMs, deadlineMs } = limits;
  const common = new Admission({
    inFlight: connections * worksPerConnection,
    maxWaiting,
    maxWaitMs,
    deadlineMs,
  });
  const apart = new Map<string, Admission>();

  function costly(name: string, costlyMs: number): Admission {
    const known = apart.get(name);
    if (known) return known;
    const made = new Admission({ inFlight: costlyInFlight, maxWaiting, maxWaitMs, deadlineMs: costlyMs });
    apart.set(name, made);
    return made;
  }

  return {
    common,
    of({ endpoint, isSlow }: Implementation): Admission {
      if (endpoint.upload) return costly('upload', uploadDeadlineMs);
      if (endpoint.limit || isSlow) return costly(endpoint.limit ?? endpoint.path, costlyDeadlineMs);
      return common;
    },
  };
}

export type Lanes = ReturnType<typeof createLanes>;
