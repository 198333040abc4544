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

it('throws the first errors alone, with the number of all', async () => {
  const working = forEachIsolated(rows(), (id) => Promise.reject(new Error(`no ${id}`)));
  await expect(working).rejects.toMatchObject({
    message: '450 of 450 failed',
    errors: ids.slice(0, 5).map((id) => new Error(`no ${id}`)),
  });
});

it('throws what failed before a page that cannot be read, too', async () => {
  const unreadable = readInPages(
    ({ afterID }) => (afterID === 0 ? Promise.resolve(ids.slice(0, 200)) : Promise.reject(new Error('gone'))),
    (id) => id,
  );
  const working = forEachIsolated(unreadable, async (id) => {
    if (id === 1) throw new Error('no 1');
  });
  await expect(working).rejects.toMatchObject({
    message: '1 of 200 failed, the others were not read',
    errors: [new Error('no 1'), new Error('gone')],
  });
});
