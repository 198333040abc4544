import { expect, it } from 'vitest';
import { suggestAddress } from './suggest-address.ts';

it.each([
  ['peti@gmial.com', 'peti@gmail.com'],
  ['peti@gmail.con', 'peti@gmail.com'],
  ['peti@gmailcom', 'peti@gmail.com'],
  ['peti@gmaill.com', 'peti@gmail.com'],
  [' eva@FREEMALI.hu ', 'eva@freemail.hu'],
  ['eva@citromial.hu', 'eva@citromail.hu'],
])('suggests for %s what was meant', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

it.each(['peti@gmail.com', 'peti@mail.com', 'peti@cegunk.hu', 'peti@gm', 'gmial.com', '@gmial.com', ''])(
  'suggests nothing for %s',
  (typed) => {
    expect(suggestAddress(typed)).toBeUndefined();
  },
);
