import { useRefresh } from '../../../lib/api/index.ts';

/** Refreshes every list of packages after a change by the admin. */
export function useRefreshPackages(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => Promise.all([refresh('GET /api/all-service-packages'), refresh('GET /api/service-packages')]);
}
