import type {
  AccommodationRequestDetail,
  PropertyRequestRecord,
  ServiceRequestDetail,
} from '@piacter/contracts/requests';
import { api } from '../../../lib/api/index.ts';

/** One of the user's requests, for a form. */

export const loadServiceRequest = async (id: number): Promise<ServiceRequestDetail> =>
  (await api('GET /api/service-requests/{id}', { params: { id } })).data;

export const loadAccommodationRequest = async (id: number): Promise<AccommodationRequestDetail> =>
  (await api('GET /api/accommodation-requests/{id}', { params: { id } })).data;

export const loadPropertyRequest = async (id: number): Promise<PropertyRequestRecord> =>
  (await api('GET /api/real-estate-request-by-ids/{id}', { params: { id } })).data;
