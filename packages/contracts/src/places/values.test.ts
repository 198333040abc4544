import { expect, it } from 'vitest';
import { nameWithPlace, placeWithCounty } from './values.ts';

it('a name has its place once', () => {
  expect(nameWithPlace('Napfény Glamping Siófok', 'Siófok')).toBe('Napfény Glamping Siófok');
  expect(nameWithPlace('Hotel Győr', 'Győr')).toBe('Hotel Győr');
  expect(nameWithPlace('Győri Panzió', 'Győr')).toBe('Győri Panzió, Győr');
});

it('a place has its county unless it says it', () => {
  expect(placeWithCounty('Ják', 'Vas vármegye')).toBe('Ják, Vas vármegye');
  expect(placeWithCounty('Budapest X. kerület', 'Budapest')).toBe('Budapest X. kerület');
  expect(placeWithCounty('Wien', null)).toBe('Wien');
});
