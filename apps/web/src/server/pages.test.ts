// @vitest-environment node
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../app/routes.tsx';
import { publicPages } from './pages.ts';

const modules = import.meta.glob('../features/**/*-page.tsx');
const openModule = (source: string) => modules[source.replace('src/', '../')]?.();

const listPaths = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...listPaths(children)]);

/** A path of a route, in one spelling of its parameters. */
const toShape = (path: string) => path.replaceAll(/:\w+/g, ':');

describe('the pages that the server opens', () => {
  it('are those of the public routes', () => {
    const paths = listPaths(routes).filter((path) => path !== '*');
    expect(publicPages.map(({ path }) => toShape(path)).sort()).toEqual(paths.map(toShape).sort());
  });

  it.each(publicPages)('have the module of $path, whose scripts are fetched with the page', async (page) => {
    const matched = matchRoutes(routes, page.path.replaceAll(/:\w+/g, '1'))?.at(-1)?.route;
    if (typeof matched?.lazy !== 'function') throw new Error(`${page.path} is not loaded lazily`);
    const { Component } = (await matched.lazy()) as { Component: unknown };
    expect(Object.values((await openModule(page.source)) ?? {})).toContain(Component);
  });
});
