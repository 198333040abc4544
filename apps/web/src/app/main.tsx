import './global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { captureEarlyInput } from './early-input.ts';
import { Providers, readInitialData } from './providers.tsx';
import { discoverRoutes, routes } from './routes.tsx';

/**
 * Loads the code of the pages at an address and stores it in their routes. A route that is still lazy would be rendered
 * as its fallback, in place of the page that the server has rendered.
 */
async function loadPagesAt(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Takes over the page that the server has rendered, or renders it where the server has not. */
async function start(root: HTMLElement): Promise<void> {
  const isRendered = root.firstElementChild !== null;
  // Where its code fails to load, the router tries again and shows the error page.
  if (isRendered) await loadPagesAt(routes, window.location.pathname).catch(() => undefined);
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes });
  const replayEarlyInput = captureEarlyInput(root);
  // What was typed comes before what was pressed, which is repeated now.
  const onStart = () => void replayEarlyInput().then(() => root.setAttribute('data-started', ''));
  const app = (
    <StrictMode>
      <Providers replies={readInitialData()} onStart={onStart}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // In slices, between which the browser answers: in one piece it blocks a phone for a quarter of a second.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
// Not awaited here: the pages' code imports from this file's chunk, which would wait for them in turn.
void start(root);
