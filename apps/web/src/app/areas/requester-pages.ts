import { requestKinds } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import type { RouteObject } from 'react-router-dom';
import { requestPages } from '../requests/request-pages.tsx';
import { page } from '../route.tsx';
import { pagesOfRole } from './pages-of-roles.tsx';

/** The area of requesters. */
export const requesterPages: RouteObject[] = [
  page(requesterPaths.overview, () =>
    import('../../features/statistics/requester/requester-overview-page.tsx').then(
      (m) => m.RequesterOverviewPage,
    ),
  ),
  ...pagesOfRole('ajanlatkero'),
  page(requesterPaths.start, () =>
    import('../../features/requests/own/requester-start-page.tsx').then((m) => m.RequesterStartPage),
  ),
  ...requestKinds.flatMap((kind) => [
    page(requesterPaths[kind].list, requestPages[kind].list),
    page(requesterPaths[kind].create, requestPages[kind].create),
    page(requesterPaths[kind].request(), requestPages[kind].own),
  ]),
];
