import { getHomePage, getPageByUrl, listMenuPages, listPublishedPages } from '@piacter/contracts/pages';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { PageService } from './pages.service.ts';

export const pageRoutes = (pages: PageService): Implementation[] => [
  implement(listMenuPages, async () => ({ data: await pages.onTheMenu() })),
  implement(listPublishedPages, async () => ({ data: await pages.published() })),
  implement(getHomePage, async () => ({ content: await pages.homeContent() })),
  implement(getPageByUrl, async ({ params, session }) => ({
    data: await pages.byUrl(params.pageUrl, session),
  })),
];
