import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { text } from './text.ts';

/** Shown while a page's code loads on the first visit; header and footer are already rendered. */
export const fallback = (
  <p className="sr-only" role="status">
    {text.loading}
  </p>
);

export type LoadPage = () => Promise<ComponentType>;

/**
 * A route; the page's chunk is fetched when its address is first visited:
 * `page(paths.home, () => import('../features/home/home-page.tsx').then((m) => m.HomePage)),`
 */
export const page = (path: string, load: LoadPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  hydrateFallbackElement: fallback,
  errorElement: <ErrorPage />,
});

/** An address without a page of its own, such as that of a whole area. */
export const redirection = (path: string, to: string): RouteObject => ({
  path,
  element: <Navigate to={to} replace />,
});
