import type { ReplyTo } from '@piacter/contracts';
import { useApi } from '../../lib/api/index.ts';

/** A page that the admin put on the menu (LAY-07). */
export type MenuPage = ReplyTo<'GET /api/pages-on-the-menu'>['data'][number];

/** The pages on the menu; none while they load and after a failure, which is silent (LAY-07). */
export const useMenuPages = (): readonly MenuPage[] => {
  const { data } = useApi(
    'GET /api/pages-on-the-menu',
    {},
    { revalidateIfStale: false, shouldRetryOnError: false },
  );
  return data?.data ?? [];
};
