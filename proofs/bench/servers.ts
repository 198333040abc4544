import { mkdirSync } from 'node:fs';
import type { TokenOf } from './callers.ts';
import { createClient, type Measured } from './measure.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Requests open at a time while CPU time is measured. */
const crowdConnections = 8;

interface ServerOptions {
  folder: string;
  env: Record<string, string>;
  tokenOf: TokenOf;
}

const toMeasured = (server: ServerProcess, tokenOf: TokenOf): Measured => {
  const [single, crowd] = [createClient(server, tokenOf, 1), createClient(server, tokenOf, crowdConnections)];
  const stop = async () => {
    for (const client of [single, crowd]) client.close();
    await server.stop();
  };
  return { ...server, single, crowd, stop };
};

/** The product as in production; with `profileDir` it writes a CPU profile there when it stops. */
export async function startProduct(
  { folder, env, tokenOf }: ServerOptions,
  profileDir: string | undefined,
): Promise<Measured> {
  if (profileDir) mkdirSync(profileDir, { recursive: true });
  const server = await startServerProcess('product', 'product.ts', {
    folder,
    env,
    probe: '/api/ready',
    nodeOptions: profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : [],
  });
  return toMeasured(server, tokenOf);
}

export async function startBareServer({ folder, env, tokenOf }: ServerOptions): Promise<Measured> {
  const options = { folder, env, probe: '/api/search-real-estates' };
  return toMeasured(await startServerProcess('bare server', 'reference-server.ts', options), tokenOf);
}
