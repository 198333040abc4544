import { expect, it } from 'vitest';
import { type Label, type PlacedLabel, placeLabels } from './place-labels.ts';

const label = (text: string, x: number, y: number, hasDot = true): Label => ({
  text,
  x,
  y,
  width: text.length * 7,
  height: 14,
  hasDot,
});
const areApart = (one: PlacedLabel, other: PlacedLabel) =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

it('puts a name beside its dot, on the other side where another name is', () => {
  const [first, second] = placeLabels([label('Győr', 100, 100), label('Abda', 96, 100 - 16)], 9);
  expect(first?.left).toBeGreaterThan(100);
  expect(first?.top).toBe(93);
  expect(second).toBeDefined();
  const [, left] = placeLabels([label('Budapest', 100, 100), label('Érd', 85, 103)], 9);
  expect(left && left.left + left.width).toBeLessThan(85);
});

it('never lets names overlap, and keeps the first ones', () => {
  // A reproducible spread of 600 points over a small screen.
  const names = Array.from({ length: 600 }, (_, index) =>
    label(`Település ${index}`, (index * 7919) % 500, (index * 104_729) % 700, index % 5 !== 0),
  );
  const placed = placeLabels(names, 1000);
  expect(placed.length).toBeGreaterThan(60);
  expect(placed[0]?.text).toBe('Település 0');
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1))
      expect(areApart(one, other), `${one.text}, ${other.text}`).toBe(true);
  });
});

it('covers no dot of another, and leaves out a place whose dot a name covers', () => {
  const placed = placeLabels([label('Székesfehérvár', 100, 100), label('Pákozd', 140, 100)], 9);
  expect(placed.map(({ text }) => text)).toEqual(['Székesfehérvár']);
});

it('moves a name away from under a mark, and covers none', () => {
  const mark = { left: 80, top: 80, right: 120, bottom: 120 };
  const [name] = placeLabels([label('Budapest', 100, 100), label('Vecsés', 75, 100)], 9, [mark]);
  expect(name?.text).toBe('Budapest');
  expect(name?.left).toBeGreaterThanOrEqual(120);
  const [, left] = placeLabels([label('Budapest', 100, 100), label('Érd', 70, 100)], 9, [mark]);
  expect(left && left.left + left.width).toBeLessThan(70);
});

it('places so many names at most', () => {
  const names = Array.from({ length: 50 }, (_, index) => label('A', index * 100, 0));
  expect(placeLabels(names, 12)).toHaveLength(12);
});
