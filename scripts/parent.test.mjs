import { expect, it } from 'vitest';
import { starter } from './parent.mjs';

it('the starter is the parent, as long as that is no shell', () => {
  expect(starter(40, () => '40 (npm start) S 7 40 40 0')).toBe(40);
  expect(starter(40, () => '')).toBe(40);
});

it('behind a shell the starter is the shell’s parent, and changes when that dies', () => {
  expect(starter(41, () => '41 (sh) S 40 40 40 0')).toBe(40);
  expect(starter(41, () => '41 (sh) S 1 40 40 0')).toBe(1);
});
