import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './output.mjs';
import { root } from './paths.mjs';

const minMajor = 24;

/** @param {string} version */
export const isNewEnough = (version) => Number(/^v?(\d+)\./.exec(version)?.[1]) >= minMajor;

/**
 * The path of the Node that is installed with the dependencies, for machines with an older version.
 * @param {string} platform
 * @param {string} arch
 */
export function pinnedNode(platform = process.platform, arch = process.arch) {
  const file = platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', `node-${platform === 'win32' ? 'win' : platform}-${arch}`, 'bin', file);
}

/** The Node that runs the product: the current one if new enough, otherwise the pinned one. */
export function productNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const pinned = pinnedNode();
  // It must be tried, as a glibc build does not run on a musl system.
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  throw new CommandError(
    `Node ${minMajor} or newer is required and this is ${process.version}: install it from https://nodejs.org or with your version manager, then try again.`,
  );
}
