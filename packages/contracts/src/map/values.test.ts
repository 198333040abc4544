import { describe, expect, it } from 'vitest';
import { formatArea, isCrossingItself, isInArea, parseArea, parseBounds } from './values.ts';

const corners = (...points: [lat: number, lon: number][]) => points.map(([lat, lon]) => ({ lat, lon }));
const square = corners([47, 19], [47, 20], [48, 20], [48, 19]);

describe('a drawn area', () => {
  it('is read as it is written', () => {
    expect(formatArea(square)).toBe('47,19;47,20;48,20;48,19');
    expect(parseArea(formatArea(square))).toEqual(square);
    expect(parseArea('47,19;47,20;48,20;')).toHaveLength(3);
  });

  it('has any number of decimals, as map libraries print them', () => {
    const text = '47.612345678901234567,17.5;47.7,17.500000000000001;47.7,17.7';
    expect(parseArea(text)?.[0]?.lat).toBeCloseTo(47.612345678901, 10);
  });

  it.each([
    '',
    '47,19;47,20',
    '47,19;47;48,20',
    '47,19;47,x;48,20',
    '47,19;91,20;48,20',
    '1e3,1;2,2;3,1',
    '47.1e1,1;2,2;3,1',
    '47.,1;2,2;3,1',
    '.5,1;2,2;3,1',
    '+47,1;2,2;3,1',
    '0x2f,1;2,2;3,1',
    'NaN,1;2,2;3,1',
    'Infinity,1;2,2;3,1',
  ])('is none of %j', (text) => expect(parseArea(text)).toBeUndefined());

  it('has at most a hundred corners', () => {
    const circle = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI;
        return { lat: 47 + Math.sin(angle) / 10, lon: 19 + Math.cos(angle) / 10 };
      });
    expect(parseArea(formatArea(circle(100)))).toHaveLength(100);
    expect(parseArea(formatArea(circle(101)))).toBeUndefined();
    expect(isCrossingItself(circle(100))).toBe(false);
  });

  it.each([
    ['a bow tie', corners([47, 19], [48, 20], [48, 19], [47, 20]), true],
    ['a corner on another edge', corners([47, 19], [47, 21], [48, 21], [47, 20], [48, 19]), true],
    ['a line', corners([47, 19], [47.5, 19.5], [48, 20]), true],
    ['a square', square, false],
    ['a bay', corners([47, 19], [47, 21], [48, 21], [47.2, 20], [48, 19]), false],
  ])('%s crosses itself or not', (_what, shape, isCrossing) => {
    expect(isCrossingItself(shape)).toBe(isCrossing);
  });

  it('contains what is inside of its edges', () => {
    const bay = corners([47, 19], [47, 21], [48, 21], [47.2, 20], [48, 19]);
    const isIn = (lat: number, lon: number) => isInArea({ lat, lon }, bay);
    expect([isIn(47.1, 20), isIn(47.5, 20), isIn(47.5, 19.2), isIn(47.5, 22)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

it('reads the bounds of a view, within the world', () => {
  expect(parseBounds('16,45.7,23,48.6')).toEqual([16, 45.7, 23, 48.6]);
  expect(parseBounds('-200,-90,200,90')).toEqual([-180, -85, 180, 85]);
  const printed = parseBounds('18.980712890625002,47.39834920035926,19.16610717773437,47.58410710439451');
  expect(printed?.map((degrees) => degrees.toFixed(4))).toEqual(['18.9807', '47.3983', '19.1661', '47.5841']);
  for (const text of ['', '16,45,23', '23,45,16,48', '16,48,23,45', 'a,b,c,d'])
    expect(parseBounds(text)).toBeUndefined();
});
