import { expect, it } from 'vitest';
import { objection } from './staged-files.mjs';

const nothing = Buffer.from('');

it('files of secrets are kept out by their names', () => {
  const secret = [
    '.env',
    'docker/.env',
    'apps/api/.env.local',
    'home/id_ed25519',
    'cert/server.key',
    'a.pem',
  ];
  expect(secret.filter((path) => !objection(path, nothing)?.includes('file of secrets'))).toEqual([]);
});

it('examples and ordinary sources pass', () => {
  const fine = ['docker/.env.example', 'apps/api/src/environment.ts', 'packages/contracts/src/key.ts'];
  expect(fine.map((path) => objection(path, nothing))).toEqual([undefined, undefined, undefined]);
});

it('secrets are kept out by what they look like', () => {
  // Put together here, so that this file itself can be committed.
  const secrets = [
    `-----BEGIN RSA ${'PRIVATE KEY'}-----`,
    `key = AKIA${'ABCDEFGHIJKLMNOP'}`,
    `token: ghp_${'a1'.repeat(18)}`,
  ];
  const objections = secrets.map((text) => objection('notes.md', Buffer.from(text)));
  expect(objections).toEqual(Array(3).fill('notes.md contains what looks like a secret.'));
});

it('a file over one megabyte is kept out, reference data over eight', () => {
  const megabytes = (count) => Buffer.alloc(count * 1_000_000 + 1);
  expect(objection('video.mp4', megabytes(1))).toBe('video.mp4 is larger than 1 MB.');
  expect(objection('db/reference/data/settlements.json', megabytes(2))).toBeUndefined();
  expect(objection('db/reference/data/settlements.json', megabytes(8))).toContain('larger than 8 MB');
});
