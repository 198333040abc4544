import type { RequestKind } from '@piacter/contracts/requests/values';
import { usePage } from '../../../lib/api/index.ts';
import { type ShortRequest, summarizeRequest } from '../card/index.ts';

/** The newest own requests of a kind with their titles; none while they are loading. */
export function useOwnRequests(kind: RequestKind): readonly ShortRequest[] {
  const service = usePage('GET /api/service-requests', kind === 'service' ? {} : null).result?.data ?? [];
  const accommodation =
    usePage('GET /api/accommodation-requests', kind === 'accommodation' ? {} : null).result?.data ?? [];
  const property =
    usePage('GET /api/real-estate-requests', kind === 'property' ? {} : null).result?.data ?? [];
  return [
    ...service.map((request) => ({ ...request, title: summarizeRequest.service(request).title })),
    ...accommodation.map((request) => ({ ...request, title: summarizeRequest.accommodation(request).title })),
    ...property.map((request) => ({ ...request, title: summarizeRequest.property(request).title })),
  ];
}
