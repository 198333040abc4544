import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseUrl, findFreePort, maxSocketPathLength, socketPath } from './addresses.ts';
import { parseSupportedMaker } from './binaries.ts';
import { isGreeting } from './greeting.ts';
import { parseInstalls } from './obtain.ts';
import { accountStatements, serverOptions } from './server.ts';
import { getTempParent } from './throwaway.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter-db-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function startSocketServer(greeting: string) {
  const path = join(folder, 's');
  const server = createServer((connection) => connection.end(greeting));
  return new Promise<{ path: string; close: () => void }>((resolve) =>
    server.listen(path, () => resolve({ path, close: () => server.close() })),
  );
}

describe('the greeting of a server', () => {
  it('is what it sends by itself', async () => {
    const { path, close } = await startSocketServer('8.4.3');
    expect(await isGreeting(path)).toBe(true);
    close();
  });

  it('is missing while it recovers, and without a server', async () => {
    const { path, close } = await startSocketServer('');
    expect(await isGreeting(path)).toBe(false);
    close();
    expect(await isGreeting(join(folder, 'nobody'))).toBe(false);
  });
});

describe('the socket path', () => {
  it('fits whatever the length, spaces and accents of the data folder', () => {
    const home = `/home/valaki/Dokumentumok és képek/${'egy nagyon hosszú mappanév/'.repeat(20)}.data/database`;
    const path = socketPath(home, folder);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(maxSocketPathLength);
    expect(path.startsWith(folder)).toBe(true);
  });

  it('falls back to /tmp when the temporary folder is too long', () => {
    const path = socketPath(folder, `/tmp/${'deep/'.repeat(30)}`);
    expect(path).toMatch(/^\/tmp\/piacter-/);
    rmSync(join(path, '..'), { recursive: true });
  });

  it('is stable for a checkout and differs between checkouts', () => {
    expect(socketPath('/a', folder)).toBe(socketPath('/a', folder));
    expect(socketPath('/a', folder)).not.toBe(socketPath('/b', folder));
  });
});

it('the database URL encodes its parts', () => {
  const url = new URL(databaseUrl({ password: 'a/b@c:d', port: 4406, database: 'piacter' }));
  expect([decodeURIComponent(url.password), url.port, url.pathname]).toEqual(['a/b@c:d', '4406', '/piacter']);
  expect(url.searchParams.has('socketPath')).toBe(false);
  const bySocket = new URL(databaseUrl({ password: 'a', port: 4406, database: 'piacter', socket: '/a&b' }));
  expect([bySocket.port, bySocket.searchParams.get('socketPath')]).toEqual(['4406', '/a&b']);
});

it('a server uses a temporary folder of its own', () => {
  const options = (home: string) =>
    serverOptions({ maker: 'mariadb' }, home, { port: 1, socket: 's', fast: true });
  expect(options('/a b/é')).toContain('--tmpdir=/a b/é/tmp');
  expect(options('/a:b').filter((option) => option.startsWith('--tmpdir'))).toEqual([]);
});

it('the statements of the init file are one per line', () => {
  const lines = accountStatements('secret', ['piacter']).trim().split('\n');
  expect(lines.filter((line) => !line.endsWith(';'))).toEqual([]);
  expect(lines.at(-1)).toContain('create database if not exists `piacter`');
});

describe('the server program', () => {
  it('is recognised by its version output', () => {
    expect(parseSupportedMaker('mysqld  Ver 8.4.3 for Linux on x86_64 (MySQL Community Server - GPL)')).toBe(
      'mysql',
    );
    expect(
      parseSupportedMaker('mariadbd  Ver 10.11.6-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64'),
    ).toBe('mariadb');
    expect(
      parseSupportedMaker('/opt/homebrew/bin/mariadbd  Ver 12.1.2-MariaDB for osx10.20 on arm64 (Homebrew)'),
    ).toBe('mariadb');
  });

  it('is not accepted when it is too old or another program', () => {
    const others = [
      'mysqld  Ver 5.7.44 for Linux',
      'mysqld  Ver 10.5.29-MariaDB for debian-linux-gnu',
      'bash: not found',
      '',
    ];
    expect(others.map(parseSupportedMaker)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

it('the packages that apt would install are parsed from its simulation', () => {
  const simulation =
    'NOTE: This is only a simulation!\nInst mariadb-common (1:10.11 Debian:12 [all])\nInst liburing2 (2.3)\nConf liburing2 (2.3)\n';
  expect(parseInstalls(simulation)).toEqual(['mariadb-common', 'liburing2']);
});

describe('a free port', () => {
  it('is the preferred one if available, otherwise another one', async () => {
    const preferred = await findFreePort();
    expect(await findFreePort(preferred)).toBe(preferred);
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(preferred, '127.0.0.1', resolve));
    expect(await findFreePort(preferred)).not.toBe(preferred);
    holder.close();
  });
});

it('tests use /dev/shm only with at least a gigabyte of free space', () => {
  expect(getTempParent(() => 2 ** 30)).toBe('/dev/shm');
  expect(getTempParent(() => 2 ** 30 - 1)).toBe(tmpdir());
});
