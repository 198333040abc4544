import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readState, writeState } from './saved-state.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
  path = join(folder, 'state');
});
afterEach(() => rmSync(folder, { recursive: true }));

const state = {
  bytes: Uint8Array.of(1, 2, 255),
  nested: [undefined, { numbers: Int32Array.of(-1, 2 ** 31 - 1) }, Float64Array.of(2 ** 40, 0.5)],
  empty: new Int32Array(0),
  part: new Int32Array([7, 8, 9, 10]).subarray(1, 3),
  large: Int32Array.from({ length: 300_000 }, (_, index) => index),
  map: new Map<string | number, number[]>([
    ['győr', [1, 2]],
    [5, []],
  ]),
  at: new Date(1_800_000_000_123),
};

it('reads what was written, and leaves nothing else behind', () => {
  writeState(path, { version: 'one', state: 'earlier' });
  writeState(path, { version: 'one', state });
  expect(readState(path, 'one')).toEqual(state);
  expect(readdirSync(folder)).toEqual(['state']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('reads nothing of another version', () => {
  writeState(path, { version: 'one', state });
  expect(readState(path, 'two')).toBeUndefined();
});

it('reads no file that lacks its end', () => {
  writeState(path, { version: 'one', state });
  truncateSync(path, statSync(path).size - 1);
  expect(() => readState(path, 'one')).toThrow('too short');
});

it('leaves the earlier file, and nothing beside it, where a value cannot be written', () => {
  writeState(path, { version: 'one', state: 'earlier' });
  expect(() => writeState(path, { version: 'one', state: { notCloneable: () => 1 } })).toThrow();
  expect(readState(path, 'one')).toBe('earlier');
  expect(readdirSync(folder)).toEqual(['state']);
});
