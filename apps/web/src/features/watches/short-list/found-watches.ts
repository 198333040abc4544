import type { Watch } from '@piacter/contracts/watches';
import { api, useApi } from '../../../lib/api/index.ts';
import { useSession } from '../../../lib/session.ts';

/** Tells that the search of a watch was opened: what it has found so far is no longer new. */
export const markLookedAt = (watchID: number): void =>
  void api('PATCH /api/watches/{watchID}', {
    params: { watchID },
    body: { isLookedAt: 1 },
    isBackground: true,
  }).catch(() => undefined);

/** One's watches that are not paused, those that have found the most first; none without a session. */
export function useFoundWatches(): Watch[] {
  const { data } = useApi('GET /api/watches', useSession() ? {} : null);
  return (data?.data ?? []).filter(({ isPaused }) => isPaused === 0).sort((a, b) => b.newCount - a.newCount);
}
