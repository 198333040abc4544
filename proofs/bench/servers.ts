import { mkdirSync } from 'node:fs';
import { createApiProcess } from '../processes.ts';
import type { TokenOf } from './callers.ts';
import { createClient, type Measured } from './measure.ts';

/** Requests open at a time while CPU time is measured. */
const crowdConnections = 8;

interface ServerOptions {
  folder: string;
  env: Record<string, string>;
  tokenOf: TokenOf;
}

type Process = Omit<Parameters<typeof createApiProcess>[0], keyof ServerOptions>;

async function startMeasured({ tokenOf, ...shared }: ServerOptions, own: Process): Promise<Measured> {
  const server = await createApiProcess({ ...shared, ...own });
  await server.start();
  const [single, crowd] = [createClient(server, tokenOf, 1), createClient(server, tokenOf, crowdConnections)];
  const stop = async () => {
    for (const client of [single, crowd]) client.close();
    await server.stop();
  };
  return { ...server, single, crowd, stop };
}

/** The product as in production; with `profileDir` it writes a CPU profile there when it stops. */
export function startProduct(options: ServerOptions, profileDir: string | undefined): Promise<Measured> {
  if (profileDir) mkdirSync(profileDir, { recursive: true });
  const nodeOptions = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : [];
  return startMeasured(options, { name: 'product', nodeOptions });
}

export const startBareServer = (options: ServerOptions): Promise<Measured> =>
  startMeasured(options, {
    name: 'bare server',
    script: 'proofs/bench/reference-server.ts',
    probe: '/api/search-real-estates',
  });
