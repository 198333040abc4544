import './global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './providers.tsx';
import { discoverRoutes, routes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes });

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
