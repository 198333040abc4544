import type { ReplyTo } from '@piacter/contracts';
import { useApi } from '../../lib/api/index.ts';

/** A page that the admin put on the menu (LAY-07). */
export type MenuPage = ReplyTo<'GET /api/pages-on-the-menu'>['data'][number];

/** The further menu items. A failure is silent: there are no further items then (LAY-07). */
export const useMenuPages = (): readonly MenuPage[] => {
  const { data } = useApi(
    'GET /api/pages-on-the-menu',
    {},
    { revalidateIfStale: false, shouldRetryOnError: false },
  );
  return data?.data ?? [];
};
