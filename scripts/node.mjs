import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './output.mjs';
import { root } from './paths.mjs';

const neededMajor = 24;

export function majorOf(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? Number.NaN);
}

export function isNewEnough(version) {
  return majorOf(version) >= neededMajor;
}

/** The Node that comes with the dependencies, for machines whose own is older. */
export function pinnedNode(platform = process.platform, arch = process.arch) {
  const file = platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', `node-${platform === 'win32' ? 'win' : platform}-${arch}`, 'bin', file);
}

/** The program that runs the product: this one when it is new enough, the pinned one else. */
export function productNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const pinned = pinnedNode();
  // It is asked rather than trusted: a glibc build does not run on a musl system.
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  throw new CommandError(
    `Node ${neededMajor} or newer is needed and this is ${process.version}: install it from https://nodejs.org or with your version manager, then try again.`,
  );
}
