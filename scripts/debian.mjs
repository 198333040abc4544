import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './processes.mjs';

const options = [
  ['DPkg::Lock::Timeout', 300],
  // Without a network it is said soon that nothing can be installed.
  ['Acquire::http::Timeout', 15],
  ['Acquire::https::Timeout', 15],
].flatMap(([name, seconds]) => ['-o', `${name}=${seconds}`]);
const servicePolicy = '/usr/sbin/policy-rc.d';

export function isDebian() {
  return process.platform === 'linux' && existsSync('/usr/bin/apt-get');
}

/** Installs packages as root, without their recommendations and without starting their services. */
export async function aptInstall(packages) {
  const installing = ['install', '-y', '--no-install-recommends', ...packages];
  // A fresh machine has no package lists; fetching them first would cost every other machine seconds.
  return withoutServices(
    async () => (await apt(installing)) || ((await apt(['update'])) && (await apt(installing))),
  );
}

async function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await run('apt-get', [...options, ...args], { env, quiet: true });
  return code === 0;
}

async function withoutServices(work) {
  const mine = !existsSync(servicePolicy);
  if (mine) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    if (mine) rmSync(servicePolicy, { force: true });
  }
}
