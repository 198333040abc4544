import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Enables the hooks of the checkout, except on a build server or where other hooks are configured. */
export function enableGitHooks(environment = process.env) {
  if (environment.CI || !existsSync(join(root, '.git'))) return;
  /** @param {string[]} args */
  const git = (...args) => spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  if (git('config', 'core.hooksPath').status === 1) git('config', '--local', 'core.hooksPath', '.githooks');
}
