import type { Server } from 'node:http';
import { allEndpoints } from '@piacter/contracts';
import { refusalsOf } from '@piacter/contracts/openapi';
import { expect } from 'vitest';

/** What may be said to any call before its endpoint is reached: it cannot be read, or somebody calls too often. */
const general: ReadonlySet<number> = new Set([400, 405, 408, 413, 415, 429]);

const fixedParts = (path: string) => path.split('/').filter((part) => !part.startsWith('{')).length;
const patterns = allEndpoints
  .toSorted((one, other) => fixedParts(other.path) - fixedParts(one.path))
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

const undocumented = new Set<string>();

/** Fails the file of tests that met a refusal which no contract names, and forgets it for the next file. */
export function expectDocumentedRefusals(): void {
  const found = [...undocumented];
  undocumented.clear();
  expect(found, 'refusals that the contracts do not name').toEqual([]);
}

/** From now on a refusal or a fault whose status the reference does not name for its endpoint fails the file of tests. */
export function watchRefusals(server: Server): void {
  server.on('request', ({ method, url = '' }, response) => {
    const path = url.replace(/\?.*/, '');
    response.once('finish', () => {
      const { statusCode: status } = response;
      if (status < 400 || general.has(status)) return;
      const found = patterns.find(
        ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
      );
      if (found && !refusalsOf(found.endpoint).includes(status))
        undocumented.add(`${method} ${found.endpoint.path}: ${status}`);
    });
  });
}
