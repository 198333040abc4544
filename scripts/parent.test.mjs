import { expect, it } from 'vitest';
import { getLauncherPid } from './parent.mjs';

it('the getLauncherPid is the parent, as long as that is no shell', () => {
  expect(getLauncherPid(40, () => '40 (npm start) S 7 40 40 0')).toBe(40);
  expect(getLauncherPid(40, () => '')).toBe(40);
});

it('behind a shell the getLauncherPid is the shell’s parent, and changes when that dies', () => {
  expect(getLauncherPid(41, () => '41 (sh) S 40 40 40 0')).toBe(40);
  expect(getLauncherPid(41, () => '41 (sh) S 1 40 40 0')).toBe(1);
});
