import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from '../../../lib/api/index.ts';
import { useSession } from '../../../lib/session.ts';
import { browserFavourites } from '../heart/index.ts';

/**
 * After a login moves what the browser keeps into the account. A failure is not reported: everything stays in the
 * browser, and the next page load tries again.
 */
export function useFavouriteMerge(): void {
  const account = useSession()?.sub;
  const kept = browserFavourites.use();
  const refresh = useRefresh();
  const isWaiting = account !== undefined && kept.some(({ refusedBy }) => refusedBy !== account);

  const merge = useEffectEvent(async () => {
    const { mergeFavourites } = await import('./merge-favourites.ts');
    await mergeFavourites(account ?? '');
    await refresh('GET /api/favourites');
  });
  useEffect(() => {
    if (isWaiting) merge().catch(() => undefined);
  }, [isWaiting]);
}
