import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInPart, packLat, packLon, toPolygonPart } from '../map-polygon.ts';
import { cellKinds, createAreaGrid } from './area-grid.ts';

// Coarse and fine degrees: corners above and beside each other, level and upright edges, areas smaller than a cell.
const degrees = (low: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: 4 }).map((quarters) => low + quarters / 4),
    fc.integer({ min: 0, max: 1e6 }).map((millionths) => low + millionths / 1e6),
    fc.integer({ min: 0, max: 20 }).map((small) => low + 0.5 + small / 1e5),
  );
const corner = fc.record({ lat: degrees(47), lon: degrees(19) });
/** The kind of the cell of a position. */
function getKind(grid: ReturnType<typeof createAreaGrid>, lat: number, lon: number): number {
  const kinds = new Uint16Array(1);
  const positions = { lats: Int32Array.of(lat), lons: Int32Array.of(lon) };
  const near = grid.selectNear(positions, [Int32Array.of(0), 1], [new Int32Array(1), kinds]);
  return near === 0 ? cellKinds.outside : (kinds[0] ?? cellKinds.outside);
}

const corners = fc.array(corner, { minLength: 3, maxLength: 12 });

it('tells the same of every position as a comparison with all edges, whatever the size of the cells', () => {
  fc.assert(
    fc.property(
      corners,
      fc.constantFrom(0, 1, 50, 4000, 1e6),
      fc.array(corner, { minLength: 20 }),
      (area, positions, places) => {
        const grid = createAreaGrid(area, positions);
        const whole = toPolygonPart(area);
        for (const place of [...area, ...places]) {
          const [lat, lon] = [Math.floor(packLat(place.lat)), Math.floor(packLon(place.lon))];
          const kind = getKind(grid, lat, lon);
          const isIn = kind !== cellKinds.outside && grid.isIn(kind, lat, lon);
          expect(isIn).toBe(isInPart(whole, lat, lon));
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('knows of most positions without a comparison, and of none far away', () => {
  const area = [
    { lat: 47, lon: 19 },
    { lat: 47, lon: 20 },
    { lat: 48, lon: 19.5 },
  ];
  const grid = createAreaGrid(area, 10_000);
  const kinds = Array.from({ length: 10_000 }, (_, at) =>
    getKind(grid, packLat(47 + (at % 100) / 100), packLon(19 + Math.floor(at / 100) / 100)),
  );
  expect(kinds.filter((kind) => kind >= cellKinds.border).length).toBeLessThan(800);
  expect(kinds.filter((kind) => kind === cellKinds.inside).length).toBeGreaterThan(4000);
  expect(getKind(grid, packLat(46.9), packLon(19.5))).toBe(cellKinds.outside);
  expect(getKind(grid, -1, -1)).toBe(cellKinds.outside);
});
