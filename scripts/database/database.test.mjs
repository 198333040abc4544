import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseUrl, freePort, longestSocketPath, socketPath } from './addresses.mjs';
import { supportedMaker } from './binaries.mjs';
import { greeting, readGreeting } from './greeting.mjs';
import { namesToInstall } from './obtain.mjs';
import { accountStatements, serverOptions } from './server.mjs';
import { getTempParent } from './throwaway.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter-db-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function packet(...payload) {
  const body = Buffer.concat(payload.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([body.length, 0, 0, 0]), body]);
}

function answering(bytes) {
  const path = join(folder, 's');
  const server = createServer((connection) => connection.end(bytes));
  return new Promise((resolve) => server.listen(path, () => resolve({ path, close: () => server.close() })));
}

describe('the greeting of a server', () => {
  it('carries its version', () => {
    expect(readGreeting(packet([10], '8.4.3\0', 'salt'))).toBe('8.4.3');
  });

  it('is waited for while it arrives in pieces', () => {
    const whole = packet([10], '10.11.6-MariaDB\0');
    expect([3, 5, 9].map((length) => readGreeting(whole.subarray(0, length)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('counts as one when it is a refusal', () => {
    expect(readGreeting(packet([255], 'Too many connections'))).toBe('');
  });

  it('is read off a socket', async () => {
    const { path, close } = await answering(packet([10], '8.4.3\0', 'salt'));
    expect(await greeting(path)).toBe('8.4.3');
    close();
  });

  it('does not come from another kind of server, nor from nobody', async () => {
    const { path, close } = await answering('HTTP/1.1 400 Bad Request\r\n\r\n');
    expect(await greeting(path)).toBeUndefined();
    close();
    expect(await greeting(join(folder, 'nobody'))).toBeUndefined();
  });
});

describe('the socket path', () => {
  it('fits however long, spacious and accented the data folder is', () => {
    const home = `/home/valaki/Dokumentumok és képek/${'egy nagyon hosszú mappanév/'.repeat(20)}.data/database`;
    const path = socketPath(home, folder);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(longestSocketPath);
    expect(path.startsWith(folder)).toBe(true);
  });

  it('leaves a temporary folder that is too deep for it', () => {
    const path = socketPath(folder, `/tmp/${'deep/'.repeat(30)}`);
    expect(path).toMatch(/^\/tmp\/piacter-/);
    rmSync(join(path, '..'), { recursive: true });
  });

  it('differs between two checkouts and stays for one', () => {
    expect(socketPath('/a', folder)).toBe(socketPath('/a', folder));
    expect(socketPath('/a', folder)).not.toBe(socketPath('/b', folder));
  });
});

it('the address of the database is what drivers read back', () => {
  const url = new URL(databaseUrl({ password: 'a/b@c:d', port: 4406, database: 'piacter' }));
  expect([decodeURIComponent(url.password), url.port, url.pathname]).toEqual(['a/b@c:d', '4406', '/piacter']);
});

it('a server keeps its temporary tables to itself', () => {
  const options = (home) => serverOptions({ maker: 'mariadb' }, home, { port: 1, socket: 's', fast: true });
  expect(options('/a b/é')).toContain('--tmpdir=/a b/é/tmp');
  expect(options('/a:b').filter((option) => option.startsWith('--tmpdir'))).toEqual([]);
});

it('the statements of the account are one a line, as an init file wants them', () => {
  const lines = accountStatements('secret', ['piacter']).trim().split('\n');
  expect(lines.filter((line) => !line.endsWith(';'))).toEqual([]);
  expect(lines.at(-1)).toContain('create database if not exists `piacter`');
});

describe('the server program', () => {
  it('is known by what it prints', () => {
    expect(supportedMaker('mysqld  Ver 8.4.3 for Linux on x86_64 (MySQL Community Server - GPL)')).toBe(
      'mysql',
    );
    expect(supportedMaker('mariadbd  Ver 10.11.6-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64')).toBe(
      'mariadb',
    );
    expect(
      supportedMaker('/opt/homebrew/bin/mariadbd  Ver 12.1.2-MariaDB for osx10.20 on arm64 (Homebrew)'),
    ).toBe('mariadb');
  });

  it('is refused when it is too old or something else', () => {
    const others = [
      'mysqld  Ver 5.7.44 for Linux',
      'mysqld  Ver 10.5.29-MariaDB for debian-linux-gnu',
      'bash: not found',
      '',
    ];
    expect(others.map(supportedMaker)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

it('what apt would install is read off its simulation', () => {
  const simulation =
    'NOTE: This is only a simulation!\nInst mariadb-common (1:10.11 Debian:12 [all])\nInst liburing2 (2.3)\nConf liburing2 (2.3)\n';
  expect(namesToInstall(simulation)).toEqual(['mariadb-common', 'liburing2']);
});

describe('a free port', () => {
  it('is the wished one when nobody has it, and another one else', async () => {
    const wished = await freePort();
    expect(await freePort(wished)).toBe(wished);
    const holder = createServer();
    await new Promise((resolve) => holder.listen(wished, '127.0.0.1', resolve));
    expect(await freePort(wished)).not.toBe(wished);
    holder.close();
  });
});

it('tests use memory only where at least a gigabyte of it is free', () => {
  expect(getTempParent(() => 2 ** 30)).toBe('/dev/shm');
  expect(getTempParent(() => 2 ** 30 - 1)).toBe(tmpdir());
});
