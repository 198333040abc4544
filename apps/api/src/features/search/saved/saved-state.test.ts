import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

const readOrFail = () => {
  try {
    return readState(path, 'one');
  } catch {
    return undefined;
  }
};

it.each([0, 4, 8, 100, -1000, -1])('reads no file of which one bit has changed, at byte %i', (place) => {
  writeState(path, { version: 'one', state });
  expect(readOrFail()).toBeDefined();
  const bytes = readFileSync(path);
  const at = place < 0 ? bytes.length + place : place;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
  expect(readOrFail()).toBeUndefined();
});

it('does not touch what another process, of the same id in its container, is writing, unless it was killed', () => {
  const fresh = `${path}.${process.pid}.part`;
  // That of the previous release has no ending.
  const killed = [`${path}.7.part`, `${path}.7`];
  for (const name of [fresh, ...killed]) writeFileSync(name, 'unfinished');
  for (const name of killed) utimesSync(name, new Date(0), new Date(0));
  writeState(path, { version: 'one', state });
  expect(readFileSync(fresh, 'utf8')).toBe('unfinished');
  expect(readdirSync(folder).sort()).toEqual(['state', `state.${process.pid}.part`]);
});
