import { once } from 'node:events';
import { createServer } from 'node:http';
import supertest from 'supertest';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { webBuild } from './web-build.ts';

/** The application with a minimal build, for what the server writes into pages. */
export async function startSiteServer(deps: Deps) {
  const server = createServer(createApp(deps, { isStopping: () => false, build: webBuild }));
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
