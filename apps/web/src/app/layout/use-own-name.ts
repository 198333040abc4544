import { useApi } from '../../lib/api/index.ts';

/** The name of whoever is signed in, as their profile has it; undefined without one. */
export function useOwnName(): string | undefined {
  const profile = useApi('GET /api/user-profile', {}, { shouldRetryOnError: false }).data?.data;
  if (!profile) return undefined;
  const { isFirm, firmName, lastName, firstName } = profile;
  return (isFirm === 1 && firmName) || [lastName, firstName].filter(Boolean).join(' ') || undefined;
}
