import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall, isDebian, unpackPackages } from '../../scripts/debian.ts';
import { toolVariables } from '../../scripts/environment.mjs';
import { timed } from '../../scripts/output.mjs';
import { dataFolder } from '../../scripts/paths.mjs';
import { runInEnvironment } from '../run-in-environment.ts';
import { findPrograms } from './programs.ts';

/** Has the scripts with which nodes join; it would also start a service, hence it is only unpacked. */
const unpacked = 'mariadb-server';

/** Installs what is missing, where that is possible; what is missing afterwards is reported by the proof itself. */
async function obtainPrograms(): Promise<string> {
  const { PATH = '' } = toolVariables();
  if (!isDebian()) return PATH;
  const folder = join(dataFolder(), unpacked);
  const scripts = join(folder, 'usr', 'bin');
  if (!existsSync(join(scripts, 'wsrep_sst_rsync'))) await unpackPackages(folder, [unpacked]);
  const path = [PATH, scripts].join(delimiter);
  const { missing } = findPrograms(path);
  if (missing.length > 0 && process.getuid?.() === 0)
    await timed(`Installing ${missing.join(', ')}`, 'Packages installed', () => aptInstall(missing));
  return path;
}

/** Runs the proof in a network of its own where root allows it, so that its packet filter concerns nothing else. */
const inOwnNetwork = (command: string[]) =>
  process.getuid?.() === 0
    ? ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...command]
    : command;

/**
 * `npm run proof:cluster`: the product on a database cluster while its parts die. Everything runs on 127.0.0.1 in a
 * folder of its own, which is removed afterwards.
 */
export async function proofCluster(words: string[]): Promise<number> {
  const path = await obtainPrograms();
  // On the disk: the servers write gigabytes, and the object store needs extended attributes.
  return runInEnvironment({ withDatabase: false, parent: tmpdir() }, ({ folder }) => ({
    command: inOwnNetwork([process.execPath, join('proofs', 'cluster', 'run.ts'), ...words]),
    env: { DATA_DIR: folder, PATH: path },
  }));
}
