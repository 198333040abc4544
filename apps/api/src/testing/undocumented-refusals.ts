import type { Server } from 'node:http';
import { allEndpoints } from '@piacter/contracts';
import { getRefusals } from '@piacter/contracts/openapi';
import { expect } from 'vitest';
import { overloadRetrySeconds } from '../core/http/overload-error.ts';

/** Statuses that any call may get before it reaches its endpoint: malformed requests and rate limits. */
const generalStatuses: ReadonlySet<number> = new Set([400, 405, 408, 413, 415, 429]);

const countFixedSegments = (path: string) => path.split('/').filter((part) => !part.startsWith('{')).length;
const patterns = allEndpoints
  .toSorted((a, b) => countFixedSegments(b.path) - countFixedSegments(a.path))
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

const undocumented = new Set<string>();

/** Fails the test file if it got an error status that is not documented, and resets for the next file. */
export function expectDocumentedRefusals(): void {
  const found = [...undocumented];
  undocumented.clear();
  expect(found, 'error statuses that the contracts do not document').toEqual([]);
}

/** Records error statuses that are not documented for their endpoint, for `expectDocumentedRefusals`. */
export function watchRefusals(server: Server): void {
  server.on('request', ({ method, url = '' }, response) => {
    const path = url.replace(/\?.*/, '');
    response.once('finish', () => {
      const { statusCode: status } = response;
      if (status < 400 || generalStatuses.has(status)) return;
      // On a busy machine a call may wait too long for its turn.
      if (status === 503 && Number(response.getHeader('retry-after')) === overloadRetrySeconds) return;
      const found = patterns.find(
        ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
      );
      if (found && !getRefusals(found.endpoint).includes(status))
        undocumented.add(`${method} ${found.endpoint.path}: ${status}`);
    });
  });
}
