import { type Corner, cornerLimits, isCrossingItself, isInArea } from '@piacter/contracts/map/values';
import { expect, it } from 'vitest';
import { toSimpleLoop } from './simple-loop.ts';

const middle = { lat: 47.5, lon: 19 };
/** An arc around the middle in degrees of the circle, drawn by an unsteady hand. */
const arc = (from: number, to: number, radius = 0.2): Corner[] =>
  Array.from({ length: 60 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 59) * Math.PI) / 180;
    const away = radius * (1 + 0.03 * Math.sin(step));
    return { lat: middle.lat + away * Math.sin(angle), lon: middle.lon + 1.5 * away * Math.cos(angle) };
  });

it('leaves a simple line as it is', () => {
  const square = [
    { lat: 47, lon: 19 },
    { lat: 47, lon: 20 },
    { lat: 48, lon: 20 },
    { lat: 48, lon: 19 },
  ];
  expect(toSimpleLoop(square)).toEqual(square);
});

it.each([
  ['ends past its start', [...arc(0, 350), { lat: 47.49, lon: 19.27 }, { lat: 47.52, lon: 19.36 }]],
  ['goes around once more', arc(0, 430)],
  ['begins with a hook', [{ lat: 47.62, lon: 19.1 }, { lat: 47.45, lon: 19.4 }, ...arc(10, 355)]],
])('takes the loop of a circle that %s', (_what, line) => {
  const loop = toSimpleLoop(line) ?? [];
  expect(loop.length).toBeLessThanOrEqual(line.length);
  expect(isCrossingItself(loop)).toBe(false);
  expect(isInArea(middle, loop)).toBe(true);
  expect(isInArea({ lat: 47.5, lon: 19.25 }, loop)).toBe(true);
});

it('takes the larger half of a figure of eight', () => {
  const eight = [
    { lat: 47, lon: 19 },
    { lat: 47.3, lon: 20 },
    { lat: 47.3, lon: 19 },
    { lat: 46.8, lon: 20.6 },
  ];
  const loop = toSimpleLoop(eight) ?? [];
  expect(loop).toHaveLength(3);
  expect(isInArea({ lat: 47, lon: 20 }, loop)).toBe(false);
});

it('is simple whatever was scribbled, and few corners', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const scribble = Array.from({ length: 40 }, (_, step) => ({
      lat: 47 + ((seed * 7919 + step * 104_729) % 997) / 1000,
      lon: 19 + ((seed * 6007 + step * 15_485_863) % 991) / 1000,
    }));
    const loop = toSimpleLoop(scribble);
    expect(loop && loop.length >= 3 && loop.length <= cornerLimits.max && !isCrossingItself(loop)).toBe(true);
  }
});

it('finds none in a line there and back, or in a point', () => {
  const [from, to] = [middle, { lat: 47.6, lon: 19.1 }];
  expect(toSimpleLoop([from, to, from])).toBeUndefined();
  expect(toSimpleLoop([from, from, from])).toBeUndefined();
});
