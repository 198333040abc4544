import { expect, it } from 'vitest';
import { formatChoiceFilter } from './field-words.ts';

const parking = { label: 'Parkolás', isNamed: true } as const;

it('names up to five entries of a list, and counts those of a longer one', () => {
  const names = ['önálló garázs', 'fedett beálló', 'udvari beálló', 'zárt parkoló', 'közös parkoló'];
  expect(formatChoiceFilter(parking, names)).toBe(`Parkolás: ${names.join(', ')}`);
  expect(formatChoiceFilter(parking, [...names, 'bérelhető parkolóhely'])).toBe(
    'Parkolás: önálló garázs, fedett beálló és még 4',
  );
});
