import { once } from 'node:events';
import { createServer } from 'node:http';
import supertest from 'supertest';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';

const template =
  '<!doctype html><html lang="hu"><head><title>Build</title><!--app-head--></head><body><!--app-data--></body></html>';

/** The application with a minimal build, for what the server writes into pages. */
export async function startSiteServer(deps: Deps) {
  const build = { template, getFiles: () => ({ modules: [], styles: [] }) };
  const server = createServer(createApp(deps, { isStopping: () => false, build }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    get: (path: string) => supertest(server).get(path),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
