import { expect, it } from 'vitest';
import { forEachIsolated, readInPages } from './for-each-isolated.ts';

const ids = Array.from({ length: 450 }, (_, index) => 3 * index + 1);
const rows = () =>
  readInPages(
    async ({ afterID, limit }) => ids.filter((id) => id > afterID).slice(0, limit),
    (id) => id,
  );

it('works on all rows in their order, page by page', async () => {
  const done: number[] = [];
  expect(await forEachIsolated(rows(), async (id) => done.push(id))).toBe(450);
  expect(done).toEqual(ids);
});

it('works on those after one that fails, and throws its error at the end', async () => {
  const done: number[] = [];
  const working = forEachIsolated(rows(), async (id) => {
    if (id === 1 || id === 601) throw new Error(`no ${id}`);
    done.push(id);
  });
  await expect(working).rejects.toMatchObject({
    message: '2 of 450 failed',
    errors: [new Error('no 1'), new Error('no 601')],
  });
  expect(done).toHaveLength(448);
});
