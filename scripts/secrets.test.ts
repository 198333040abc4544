import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getOrCreateSecret } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a secret is created once and stored', () => {
  const first = getOrCreateSecret(folder, 'jwt-secret');
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(getOrCreateSecret(folder, 'jwt-secret')).toBe(first);
});

it('secrets with different names differ', () => {
  expect(getOrCreateSecret(folder, 'one')).not.toBe(getOrCreateSecret(folder, 'another'));
});

it('a secret is readable by its owner only, and no temporary file is left', () => {
  getOrCreateSecret(folder, 'jwt-secret');
  expect(statSync(join(folder, 'secrets', 'jwt-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'secrets'))).toEqual(['jwt-secret']);
});
