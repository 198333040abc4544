import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

it('everything that the images copy exists', () => {
  const copies = [...read('docker/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const sources = copies.flatMap(([, names]) => names.split(' '));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

it('the images know every workspace that the lock file knows', () => {
  const lock = JSON.parse(read('package-lock.json'));
  const workspaces = Object.keys(lock.packages).filter((path) => path && !path.includes('node_modules'));
  const copied = read('docker/Dockerfile');
  expect(workspaces.filter((path) => !copied.includes(`COPY ${path}/package.json ${path}/`))).toEqual([]);
});

it('every variable of the compose file is explained in its example, and the reverse', () => {
  const used = new Set(
    [...read('docker/compose.yaml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name),
  );
  const explained = new Set([...read('docker/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect([...used].sort()).toEqual([...explained].sort());
});
