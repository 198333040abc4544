import { expect, it } from 'vitest';
import { findObjection } from './staged-files.ts';

const nothing = Buffer.from('');

it('files of secrets are rejected by name', () => {
  const secret = [
    '.env',
    'docker/.env',
    'apps/api/.env.local',
    'home/id_ed25519',
    'cert/server.key',
    'a.pem',
  ];
  expect(secret.filter((path) => !findObjection(path, nothing)?.includes('file of secrets'))).toEqual([]);
});

it('examples and ordinary sources are accepted', () => {
  const fine = ['docker/.env.example', 'apps/api/src/environment.ts', 'packages/contracts/src/key.ts'];
  expect(fine.map((path) => findObjection(path, nothing))).toEqual([undefined, undefined, undefined]);
});

it('secrets are rejected by content', () => {
  // Concatenated, so that this file itself can be committed.
  const secrets = [
    `-----BEGIN RSA ${'PRIVATE KEY'}-----`,
    `key = AKIA${'ABCDEFGHIJKLMNOP'}`,
    `token: ghp_${'a1'.repeat(18)}`,
  ];
  const objections = secrets.map((text) => findObjection('notes.md', Buffer.from(text)));
  expect(objections).toEqual(Array(3).fill('notes.md contains what looks like a secret.'));
});

it('files over one megabyte and reference data over eight are rejected', () => {
  const megabytes = (count: number) => Buffer.alloc(count * 1_000_000 + 1);
  expect(findObjection('video.mp4', megabytes(1))).toBe('video.mp4 is larger than 1 MB.');
  expect(findObjection('db/reference/data/settlements.json', megabytes(2))).toBeUndefined();
  expect(findObjection('db/reference/data/settlements.json', megabytes(8))).toContain('larger than 8 MB');
});
