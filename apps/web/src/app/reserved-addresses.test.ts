import { reservedPageUrls } from '@piacter/contracts/pages/values';
import { paths } from '@piacter/contracts/site/paths';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { linkPages } from './link-pages.tsx';
import { roleAreas } from './role-routes.tsx';
import { routes } from './routes.tsx';

const listPaths = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...listPaths(children)]);

const isPlain = (path: string) => path !== paths.home && path !== paths.notFound && path !== paths.content();

it('reserves the first part of every route, so that no page of the admin gets its address', () => {
  const used = listPaths([...routes, ...linkPages, ...roleAreas]).filter(isPlain);
  const reserved = new Set(reservedPageUrls);
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((path) => !reserved.has(path.split('/')[1] ?? ''))).toEqual([]);
});
