import { useSWRConfig } from 'swr';

/** What a paid order changes: lists of orders, what is in force, and the own lists that show it. */
const changed = [
  '/api/service-orders',
  '/api/has-pro-package/',
  '/api/has-pacage-by-package-type/',
  '/api/package-days-left/',
  '/api/check-social-media-sub',
  '/api/real-estates-by-user',
  '/api/accommodations-by-user',
  '/api/professional-services',
];

/** Has everything asked for anew that a payment has changed. */
export function useRefreshPurchases() {
  const { mutate } = useSWRConfig();
  return () =>
    mutate((key) => typeof key === 'string' && changed.some((beginning) => key.startsWith(beginning)));
}
