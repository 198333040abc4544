import { expect, it } from 'vitest';
import { limitLevel } from './map-tiles.ts';

it('a view has so many tiles at most, whatever the zoom level', () => {
  const country = [16, 45.7, 23, 48.6] as const;
  expect(limitLevel(country, 8, 256)).toBe(8);
  expect(limitLevel(country, 16, 256)).toBeLessThan(11);
  expect(limitLevel([-180, -85, 180, 85], 16, 256)).toBe(3);
  expect(limitLevel([19.04, 47.5, 19.06, 47.51], 16, 64)).toBe(16);
});
