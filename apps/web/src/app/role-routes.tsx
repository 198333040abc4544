import { type Role, typedEntries } from '@piacter/contracts/core/values';
import { areaPath, paths } from '@piacter/contracts/site/paths';
import type { RouteObject } from 'react-router-dom';
import { adminPages } from './areas/admin-pages.tsx';
import { hostPages } from './areas/host-pages.ts';
import { ownerPages } from './areas/owner-pages.ts';
import { requesterPages } from './areas/pages-of-roles.tsx';
import { professionalPages } from './areas/professional-pages.ts';
import { ErrorPage, fallback, page } from './route.tsx';

const pagesByRole: Record<Role, RouteObject[]> = {
  ingatlan_tulajdonos: ownerPages,
  szallasado: hostPages,
  szakember: professionalPages,
  ajanlatkero: requesterPages,
  admin: adminPages,
};

const roleLayout = {
  lazy: async () => {
    const [{ RoleLayout }, { enterRoleArea }] = await Promise.all([
      import('./layout/role-layout.tsx'),
      import('./role-entry.ts'),
    ]);
    return { Component: RoleLayout, loader: enterRoleArea };
  },
  // The permission check runs on entering the area (SES-02), not on every navigation inside it.
  shouldRevalidate: () => false,
  hydrateFallbackElement: fallback,
  errorElement: <ErrorPage />,
} satisfies RouteObject;

/** Any other address of an area, which keeps its menu. */
const notFound = page(paths.notFound, () =>
  import('../ui/area-not-found-page.tsx').then((m) => m.AreaNotFoundPage),
);

/** The areas of all roles behind their permission checks, children of the shell. */
export const roleAreas: RouteObject[] = typedEntries(pagesByRole).map(([role, pages]) => ({
  path: areaPath(role),
  ...roleLayout,
  handle: { pages: pages.map(({ path }) => path) },
  children: [...pages, notFound],
}));
