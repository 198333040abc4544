import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../output.mjs';
import { shortHash } from '../paths.mjs';

/** The account of the private database server. */
export const account = 'piacter';

export function databaseUrl({ password, port, database }) {
  return `mysql://${account}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

export function newPassword() {
  return randomBytes(18).toString('base64url');
}

/** Maximum length of a socket path in bytes: 104 on macOS and 108 on Linux, including the final zero byte. */
export const maxSocketPathLength = 103;

export function socketPath(home, temporary) {
  return join(shortFolder(home, temporary), 'socket');
}

/** A folder for the server in `home` that only this user can enter, with a short path without spaces. */
export function shortFolder(home, temporary = tmpdir()) {
  const user = process.getuid?.() ?? 0;
  const fits = (path) => Buffer.byteLength(join(path, 'socket')) <= maxSocketPathLength && !/\s/.test(path);
  const folders = [temporary, '/tmp'].map((parent) => join(parent, `piacter-${user}-${shortHash(home)}`));
  const folder = folders.find(fits);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid === user && !(mode & 0o077)) return folder;
  throw new CommandError(
    `${folder} belongs to another user; remove it or set TMPDIR to a folder of your own.`,
  );
}

/** Finds a free port: the preferred one if possible. */
export async function findFreePort(preferred = 0) {
  const port = await bindOnce(preferred);
  return port ?? bindOnce(0);
}

function bindOnce(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: bound } = probe.address();
      probe.close(() => resolve(bound));
    });
  });
}
