import { useRefresh } from '../../../lib/api/index.ts';

/** Reloads every list that shows pages, the menu too, after one was changed. */
export function useRefreshPages() {
  const refresh = useRefresh();
  return () =>
    Promise.all([
      refresh('GET /api/page-contents'),
      refresh('GET /api/pages-on-the-menu'),
      refresh('GET /api/home-page'),
      refresh('GET /api/page-content-by-url/{pageUrl}'),
    ]);
}
