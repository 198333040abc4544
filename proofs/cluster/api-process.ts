import { join } from 'node:path';
import { createServerProcess, freePorts, type Server } from './children.ts';

export interface ApiProcess extends Server {
  port: number;
}

interface ProcessOptions {
  name: string;
  /** Of its log. */
  folder: string;
  /** The checkout that it runs, looked at for each start. */
  release: { root: string };
  env: NodeJS.ProcessEnv;
}

/** A process of the product as in production, on a port of its own. */
export async function createApiProcess({ name, folder, release, env }: ProcessOptions): Promise<ApiProcess> {
  const [port = 0] = await freePorts(1);
  const server = createServerProcess({
    name,
    folder,
    command: () => [process.execPath, join(release.root, 'apps/api/src/main.ts')],
    env: { ...env, PORT: String(port) },
    isReady: async () =>
      (await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(2000) })).ok,
  });
  return { ...server, port };
}
