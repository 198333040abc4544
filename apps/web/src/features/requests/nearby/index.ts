import type { ListingKind } from '@piacter/contracts/listings/values';
import { isRequestKind } from '@piacter/contracts/requests/values';
import { usePage } from '../../../lib/api/index.ts';
import { type ShortRequest, summarizeRequest } from '../card/index.ts';

type Nearby = {
  rows: readonly ShortRequest[];
  total: number;
  isCapped: boolean;
  query: Record<string, string>;
};

/** Open service requests that match the professional's professions and places, without an offer yet. */
function useServiceRequests(isWanted: boolean): Nearby | undefined {
  const query = { ownArea: '1' };
  const { result } = usePage('GET /api/search-service-requests', isWanted ? query : null);
  if (!result) return undefined;
  const rows = result.data
    .filter(({ responseCount }) => responseCount === 0)
    .map((request) => ({ ...request, title: summarizeRequest.service(request).title }));
  return { rows, total: result.total ?? 0, isCapped: result.totalIsCapped ?? false, query };
}

/** Open requests for accommodation in the county that no host has answered. */
function useAccommodationRequests(county: string | null): Nearby | undefined {
  const query = { settlement: county ?? '' };
  const { result } = usePage('GET /api/search-accommodation-requests', county === null ? null : query);
  if (!result) return undefined;
  const rows = result.data
    .filter(({ hasResponse }) => hasResponse === null)
    .map((request) => ({ ...request, title: summarizeRequest.accommodation(request).title }));
  return { rows, total: result.total ?? 0, isCapped: result.totalIsCapped ?? false, query };
}

/** Open requests for a property in the county; they are answered outside of the site. */
function usePropertyRequests(county: string | null): Nearby | undefined {
  const query = { location: county ?? '' };
  const { result } = usePage(
    'GET /api/search-real-estate-requests',
    county === null ? null : { ...query, orderBy: 'DESC' },
  );
  if (!result) return undefined;
  const rows = result.data.map((request) => ({
    ...request,
    title: summarizeRequest.property(request).title,
  }));
  return { rows, total: result.total ?? 0, isCapped: result.totalIsCapped ?? false, query };
}

/** The newest unanswered requests nearby that the advertisers of a kind may answer, and the search for the others. */
export function useNearbyRequests(kind: ListingKind, county: string | null): Nearby | undefined {
  const service = useServiceRequests(kind === 'service');
  const accommodation = useAccommodationRequests(kind === 'accommodation' ? county : null);
  const property = usePropertyRequests(kind === 'property' ? county : null);
  return isRequestKind(kind) ? { service, accommodation, property }[kind] : undefined;
}
