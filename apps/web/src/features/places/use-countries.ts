import { useApi } from '../../lib/api/index.ts';

/** The countries in their order, Hungary first; empty while they are on the way. */
export const useCountries = () => useApi('GET /api/countries', {}).data?.data ?? [];
