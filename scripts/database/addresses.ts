import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../output.mjs';
import { shortHash } from '../paths.mjs';

/** The account of the private database server. */
export const account = 'piacter';

interface Address {
  password: string;
  port: number;
  database: string;
  /** Takes precedence over the port, which a proxy still needs. */
  socket?: string;
}

export function databaseUrl({ password, port, database, socket }: Address): string {
  const url = new URL(`mysql://${account}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`);
  if (socket) url.searchParams.set('socketPath', socket);
  return url.href;
}

export const newPassword = (): string => randomBytes(18).toString('base64url');

/** Maximum length of a socket path in bytes: 104 on macOS and 108 on Linux, including the final zero byte. */
export const maxSocketPathLength = 103;

export const socketPath = (home: string, temporary?: string): string =>
  join(shortFolder(home, temporary), 'socket');

/** A folder for the server in `home` that only this user can enter, with a short path without spaces. */
export function shortFolder(home: string, temporary = tmpdir()): string {
  const user = process.getuid?.() ?? 0;
  const fits = (path: string) =>
    Buffer.byteLength(join(path, 'socket')) <= maxSocketPathLength && !/\s/.test(path);
  const folders = [temporary, '/tmp'].map((parent) => join(parent, `piacter-${user}-${shortHash(home)}`));
  const folder = folders.find(fits);
  if (!folder) throw new CommandError(`No folder is short enough for a socket: ${folders.join(', ')}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid === user && !(mode & 0o077)) return folder;
  throw new CommandError(
    `${folder} belongs to another user; remove it or set TMPDIR to a folder of your own.`,
  );
}

/** Finds a free port: the preferred one if possible. */
export async function findFreePort(preferred = 0): Promise<number> {
  const port = (await bindOnce(preferred)) ?? (await bindOnce(0));
  if (port) return port;
  throw new CommandError('No port is free.');
}

function bindOnce(port: number) {
  return new Promise<number | undefined>((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' ? bound?.port : undefined));
    });
  });
}
