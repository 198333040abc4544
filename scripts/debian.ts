import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';

const options = [
  ['DPkg::Lock::Timeout', 300],
  // Fails soon without a network.
  ['Acquire::http::Timeout', 15],
  ['Acquire::https::Timeout', 15],
].flatMap(([name, seconds]) => ['-o', `${name}=${seconds}`]);
const servicePolicy = '/usr/sbin/policy-rc.d';

export function isDebian(): boolean {
  return process.platform === 'linux' && existsSync('/usr/bin/apt-get');
}

/** Installs packages as root, without their recommendations and without starting their services. */
export async function aptInstall(packages: string[]): Promise<boolean> {
  const installArgs = ['install', '-y', '--no-install-recommends', ...packages];
  const isCreated = !existsSync(servicePolicy);
  if (isCreated) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    // A new machine has no package lists; they are fetched only then, as that takes seconds.
    return (await apt(installArgs)) || ((await apt(['update'])) && (await apt(installArgs)));
  } finally {
    if (isCreated) rmSync(servicePolicy, { force: true });
  }
}

/** Downloads packages and unpacks them into a folder, for which nobody has to be root. */
export async function unpackPackages(target: string, packages: string[]): Promise<void> {
  const incomplete = `${target}.incomplete`;
  rmSync(incomplete, { recursive: true, force: true });
  mkdirSync(incomplete, { recursive: true });
  const inFolder = { cwd: incomplete, quiet: true };
  await run('apt-get', ['download', ...packages], inFolder);
  for (const file of readdirSync(incomplete).filter((name) => name.endsWith('.deb'))) {
    await run('dpkg', ['-x', file, '.'], inFolder);
    rmSync(join(incomplete, file));
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(incomplete, target);
}

async function apt(args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await run('apt-get', [...options, ...args], { env, quiet: true });
  return code === 0;
}
