import { expect, it } from 'vitest';
import { findViolation } from './import-rules.ts';

const web = 'apps/web/src';
const api = 'apps/api/src';
const contracts = 'packages/contracts/src';

it.each([
  [`${web}/lib/format.ts`, `${web}/ui/button.tsx`],
  [`${web}/ui/button.tsx`, `${web}/features/prices/index.ts`],
  [`${web}/features/prices/price-row.tsx`, `${web}/app/routes.tsx`],
  [`${web}/lib/session.ts`, `${contracts}/accounts/schemas.ts`],
  [`${web}/ui/button.tsx`, `${api}/core/clock.ts`],
  [`${api}/core/clock.ts`, `${api}/features/prices/index.ts`],
  [`${api}/core/clock.ts`, `${api}/adapters/mail/index.ts`],
  [`${api}/core/clock.ts`, `${api}/deps.ts`],
  [`${api}/adapters/mail/message.ts`, `${api}/features/prices/index.ts`],
  [`${api}/features/prices/prices.service.ts`, `${api}/jobs/index.ts`],
  [`${api}/features/prices/prices.service.ts`, `${api}/testing/app.ts`],
  [`${api}/app.ts`, `${web}/lib/format.ts`],
  [`${contracts}/core/endpoint.ts`, `${contracts}/prices/schemas.ts`],
  [`${contracts}/core/endpoint.ts`, `${contracts}/prices/values.ts`],
  [`${contracts}/prices/values.ts`, `${contracts}/prices/schemas.ts`],
  [`${contracts}/prices/schemas.ts`, `${api}/core/clock.ts`],
  [`${contracts}/prices/schemas.ts`, 'db/index.ts'],
  ['db/index.ts', `${api}/core/clock.ts`],
  ['db/index.ts', `${contracts}/prices/schemas.ts`],
])('%s may not import %s', (from, file) => {
  expect(findViolation({ from, file, kind: 'static' })).toBeDefined();
});

it.each([
  [`${web}/app/routes.tsx`, `${web}/ui/button.tsx`],
  [`${web}/features/prices/price-row.tsx`, `${web}/ui/button.tsx`],
  [`${web}/ui/button.tsx`, `${web}/lib/format.ts`],
  [`${web}/lib/session.ts`, `${contracts}/site/paths.ts`],
  [`${web}/lib/session.ts`, `${contracts}/accounts/values.ts`],
  [`${api}/features/prices/prices.service.ts`, `${contracts}/prices/index.ts`],
  [`${api}/features/prices/prices.queries.ts`, 'db/index.ts'],
  [`${contracts}/prices/values.ts`, `${contracts}/core/values.ts`],
  ['db/sort-rank.ts', `${contracts}/packages/values.ts`],
])('%s may import %s', (from, file) => {
  expect(findViolation({ from, file, kind: 'static' })).toBeUndefined();
});

it('the web may import schemas as types or lazily, the core the configuration as a type', () => {
  const schema = { from: `${web}/lib/session.ts`, file: `${contracts}/accounts/index.ts` };
  expect(findViolation({ ...schema, kind: 'type' })).toBeUndefined();
  expect(findViolation({ ...schema, kind: 'lazy' })).toBeUndefined();
  const config = { from: `${api}/core/clock.ts`, file: `${api}/config.ts` };
  expect(findViolation({ ...config, kind: 'type' })).toBeUndefined();
});

it('values may import no package, the contracts’ core only zod', () => {
  const createPackage = (folder: string, pack: string) =>
    findViolation({ from: `${contracts}/${folder}`, pack, kind: 'static' }) === undefined;
  expect(createPackage('prices/values.ts', 'zod')).toBe(false);
  expect(createPackage('core/endpoint.ts', 'zod')).toBe(true);
  expect(createPackage('core/endpoint.ts', 'express')).toBe(false);
  expect(createPackage('prices/schemas.ts', 'node:crypto')).toBe(true);
});

it.each([`${web}/features`, `${api}/features`, `${api}/adapters`])(
  'the folders of %s meet at their doors',
  (folder) => {
    const from = `${folder}/prices/detail/blocks.ts`;
    const kinds = ['static', 'type', 'lazy'] as const;
    const objections = (file: string) =>
      kinds.map((kind) => findViolation({ from, file: `${folder}/${file}`, kind }));
    for (const inside of ['orders/order.ts', 'orders/detail/blocks.ts']) {
      expect(objections(inside)).toEqual(Array(3).fill(expect.stringContaining('through its index.ts')));
    }
    for (const open of ['orders/index.ts', 'orders/detail/index.ts', 'prices/price.ts']) {
      expect(objections(open)).toEqual(Array(3).fill(undefined));
    }
  },
);

it('routes may import pages directly, but only lazily', () => {
  const page = { from: `${web}/app/routes.tsx`, file: `${web}/features/prices/price-page.tsx` };
  expect(findViolation({ ...page, kind: 'lazy' })).toBeUndefined();
  expect(findViolation({ ...page, kind: 'static' })).toContain('through its index.ts');
});

it('tests may import more of their side, and a feature’s test helpers', () => {
  const from = `${api}/features/prices/prices.http.test.ts`;
  const may = (file: string) => findViolation({ from, file, kind: 'static' }) === undefined;
  expect(may(`${api}/app.ts`)).toBe(true);
  expect(may(`${api}/testing/app.ts`)).toBe(true);
  expect(may(`${api}/features/orders/testing.ts`)).toBe(true);
  expect(may(`${api}/features/orders/orders.queries.ts`)).toBe(false);
  expect(may(`${web}/lib/format.ts`)).toBe(false);
});
