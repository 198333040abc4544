import { expect, it } from 'vitest';
import { createBulkheads } from './bulkheads.ts';
import { countPoints } from './map-searches.ts';
import { transportLimits } from './transport-limits.ts';

const area = (corners: number) => ({ query: { area: Array(corners).fill('47,19').join(';') } });

it('runs two searches by the map of a client at a time, beside everything else', async () => {
  const bulkheads = createBulkheads(10, transportLimits);
  const arrival = { origin: 'a', isAborted: () => false };
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const search = (name: string, request: { query: Record<string, string> }) =>
    bulkheads.ofRead(request).run(arrival, async () => {
      begun.push(name);
      await end.promise;
    });
  const searches = [
    search('area', area(4)),
    search('map', { query: { bbox: '16,45,23,48', zoom: '7' } }),
    search('another', area(100)),
    search('list', { query: { keyword: 'kert' } }),
  ];
  await Promise.resolve();
  expect(begun).toEqual(['area', 'map', 'list']);
  end.resolve();
  await Promise.all(searches);
  expect(begun).toEqual(['area', 'map', 'list', 'another']);
});

it.each([
  ['without an area', {}, 1],
  ['with a square', area(4).query, 1],
  ['with a line drawn by hand', area(25).query, 3],
  ['with as many corners as there may be', area(100).query, 11],
  ['with an area twice, which is refused', { area: ['47,19', '47,19'] }, 1],
])('counts a request %s in the flood limit by its corners', (_what, query, points) => {
  expect(countPoints({ query })).toBe(points);
});
