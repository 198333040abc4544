import { expect, it } from 'vitest';
import { getLauncherPid } from './parent.mjs';

it('the launcher is the parent unless that is a shell', () => {
  expect(getLauncherPid(40, () => '40 (npm start) S 7 40 40 0')).toBe(40);
  expect(getLauncherPid(40, () => '')).toBe(40);
});

it('the launcher behind a shell is the shell’s parent, and changes when that exits', () => {
  expect(getLauncherPid(41, () => '41 (sh) S 40 40 40 0')).toBe(40);
  expect(getLauncherPid(41, () => '41 (sh) S 1 40 40 0')).toBe(1);
});
