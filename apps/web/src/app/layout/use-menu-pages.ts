import type { ReplyTo } from '@piacter/contracts';
import { useApi } from '../../lib/api/index.ts';

/** A page that the admin added to the menu (LAY-07). */
export type MenuPage = ReplyTo<'GET /api/pages-on-the-menu'>['data'][number];

/** The pages of the menu; none while they load and, silently, after a failure (LAY-07). */
export const useMenuPages = (): readonly MenuPage[] => {
  const { data } = useApi(
    'GET /api/pages-on-the-menu',
    {},
    { revalidateIfStale: false, shouldRetryOnError: false },
  );
  return data?.data ?? [];
};
