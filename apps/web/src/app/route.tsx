import { type ComponentType, useEffect } from 'react';
import { Navigate, type RouteObject, useRouteError } from 'react-router-dom';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/button.tsx';
import styles from '../ui/signpost-page.module.css';
import { SignpostPage } from '../ui/signpost-page.tsx';
import { text } from './text.ts';

/** Replaces a page that failed to load or to render; reports when the browser is offline, and offers a retry. */
export function ErrorPage() {
  const error = useRouteError();
  usePageTitle(text.failed.title);
  useEffect(() => console.error(error), [error]);
  return (
    <SignpostPage title={text.failed.title} hint={navigator.onLine ? text.failed.hint : text.failed.offline}>
      <div className={styles.links}>
        <Button onClick={() => window.location.reload()}>{text.failed.retry}</Button>
      </div>
    </SignpostPage>
  );
}

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
