import { useApi } from '../../lib/api/index.ts';
import { type BillingValues, toBillingValues } from './billing-values.ts';

/** The initial values of the form; undefined while they load. A profile that fails to load leaves the fields empty. */
export function useBillingValues(): BillingValues | undefined {
  const stored = useApi('GET /api/billing-data', {});
  const profile = useApi('GET /api/user-profile', {});
  const countries = useApi('GET /api/countries', {});
  const isLoading = [stored, profile, countries].some(({ data, error }) => !data && !error);
  if (isLoading) return undefined;
  return toBillingValues(stored.data?.data ?? null, profile.data?.data, countries.data?.data ?? []);
}
