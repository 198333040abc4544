import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of the pages at an address and stores it in their routes. A route that is still lazy would be rendered
 * as its fallback, in place of the page that the server has rendered.
 */
export async function loadPagesAt(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
