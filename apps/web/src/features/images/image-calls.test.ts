import { beforeEach, expect, it, vi } from 'vitest';
import { getImageCalls } from './image-calls.ts';

let requests: [string, unknown?][];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    requests.push(body ? [`${method} ${address}`, JSON.parse(String(body))] : [`${method} ${address}`]);
    return Response.json({ ok: true, message: '', data: [] });
  });
});

it.each([
  ['property', 'real-estate', 'realEstateID'],
  ['accommodation', 'accommodation', 'accommodationID'],
  ['service', 'professional', 'serviceID'],
] as const)('asks the addresses of its kind for the pictures of a %s', async (kind, name, idField) => {
  const calls = getImageCalls(kind, 7);
  expect(calls.address).toBe(`/api/${name}-images/7`);
  await calls.list();
  await calls.setMain(3);
  await calls.sort([5, 3]);
  await calls.remove(3);
  expect(requests).toEqual([
    [`GET /api/${name}-images/7`],
    [`PATCH /api/update-main-image-${name}/3`, { [idField]: 7 }],
    [
      `PATCH /api/sort-${name}-images/7`,
      {
        imageOrder: [
          { imgID: 5, order: 0 },
          { imgID: 3, order: 1 },
        ],
      },
    ],
    [`DELETE /api/${name}-images/3`],
  ]);
});
