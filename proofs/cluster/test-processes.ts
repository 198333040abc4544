import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { testDatabase } from '../../apps/api/src/testing/database.ts';
import { createEmptyBuild } from '../../apps/api/src/testing/empty-build.ts';
import { createFreezingProxy } from '../../apps/api/src/testing/freezing-proxy.ts';
import { createApiProcess } from '../processes.ts';

/**
 * Processes of the product on the database of a test, not started yet: what a cluster is without its databases, whose
 * packages a test run does not install.
 */
export async function createTestProcesses(names: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'piacter-processes-'));
  const db = await testDatabase();
  const { rows } = await sql<{ name: string }>`select database() as name`.execute(db);
  const proxy = await createFreezingProxy(new URL(`/${rows[0]?.name}`, inject('databaseServer')).href);
  const env: NodeJS.ProcessEnv = {
    DEMO: '1',
    DATABASE_URL: proxy.url,
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '10000',
    WEB_DIR: createEmptyBuild(),
    ...variables,
  };
  const processes = await Promise.all(names.map((name) => createApiProcess({ name, folder, env })));
  return {
    db,
    folder,
    /** Between the processes and the database. */
    proxy,
    processes,
    start: () => Promise.all(processes.map((server) => server.start())),
    async end(): Promise<void> {
      await Promise.all(processes.map((server) => server.kill()));
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
