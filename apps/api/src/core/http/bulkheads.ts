import type { Request, Response } from 'express';
import { Admission, type Arrival } from './admission.ts';
import { toClientKey } from './client-key.ts';
import type { Implementation } from './implement.ts';
import { isMapSearch } from './map-searches.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Concurrent requests per pool connection: while one waits for the database, another uses the processor. */
const requestsPerConnection = 2;

/** Share of the pool's connections that searches by the map may have, and so many at a time from one client address. */
const mapSearchShare = 0.3;
const mapSearchesOfOrigin = 2;

/**
 * Concurrent requests of each slow call and of each named rate limit. Most of these hash passwords, process pictures or
 * call a provider, and wait for operations that have concurrency limits and timeouts of their own.
 */
const costlyInFlight = 50;
/** Deadlines of these requests and of uploads, in milliseconds. */
const costlyDeadlineMs = 20_000;
const uploadDeadlineMs = 180_000;

export const toArrival = (request: Request, response: Response): Arrival => ({
  origin: toClientKey(request.ip),
  isAborted: () => response.closed,
});

/**
 * Separate admission controls (bulkheads): pages and most calls, which only wait for the database, share one; searches by
 * the map and each kind of costly call have their own, so that a burst of logins or a hanging payment provider affects
 * nothing else.
 */
export function createBulkheads(connections: number, limits: TransportLimits) {
  const { maxWaiting, maxWaitMs, deadlineMs } = limits;
  const common = new Admission({
    inFlight: connections * requestsPerConnection,
    maxWaiting,
    maxWaitMs,
    deadlineMs,
  });
  const mapSearchesInFlight = Math.max(Math.ceil(connections * mapSearchShare), mapSearchesOfOrigin);
  const mapSearches = new Admission({
    inFlight: mapSearchesInFlight,
    inFlightOfOrigin: mapSearchesOfOrigin,
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

  const ofRead = (request: Pick<Request, 'query'>): Admission =>
    isMapSearch(request) ? mapSearches : common;

  return {
    common,
    /** All of them by name, of costly calls those that were called. */
    all: (): readonly (readonly [name: string, admission: Admission])[] => [
      ['common', common],
      ['map', mapSearches],
      ...apart,
    ],
    /** For pages, and for calls that are not costly. */
    ofRead,
    of({ endpoint, isSlow }: Implementation, request: Request): Admission {
      if (endpoint.upload) return costly('upload', uploadDeadlineMs);
      if (endpoint.limit || isSlow) return costly(endpoint.limit ?? endpoint.path, costlyDeadlineMs);
      return ofRead(request);
    },
  };
}

export type Bulkheads = ReturnType<typeof createBulkheads>;
