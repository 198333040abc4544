import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Turns on the hooks of the checkout, unless this is a build server or the developer has chosen hooks already. */
export function useGitHooks(environment = process.env) {
  if (environment.CI || !existsSync(join(root, '.git'))) return;
  const git = (...args) => spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  if (git('config', 'core.hooksPath').status === 1) git('config', '--local', 'core.hooksPath', '.githooks');
}
