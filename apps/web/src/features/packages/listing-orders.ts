import type { ReplyTo } from '@piacter/contracts';
import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWR from 'swr';
import { send } from '../../lib/api/call.ts';
import { addressOf } from '../../lib/api/index.ts';

/** Each kind of listing has its own call for its orders; the replies are the same. */
const addresses: Record<ListingKind, (id: number) => string> = {
  property: (realEstateID) =>
    addressOf('GET /api/service-orders-by-real-estate/{realEstateID}', { params: { realEstateID } }),
  accommodation: (id) => addressOf('GET /api/service-orders-by-accommodation/{id}', { params: { id } }),
  service: (serviceId) =>
    addressOf('GET /api/service-orders-by-professional-service/{serviceId}', { params: { serviceId } }),
};

type Reply = ReplyTo<'GET /api/service-orders-by-accommodation/{id}'>;

const fetchOrders = async (address: string) => (await send('GET', address, { isBackground: true })) as Reply;

/** Fetches the orders of an own listing. */
export const fetchListingOrders = async (kind: ListingKind, id: number) =>
  (await fetchOrders(addresses[kind](id))).data;

/** The orders of an own listing; loads none for one that is not promoted. */
export const useListingOrders = (kind: ListingKind, id: number, isPromoted: boolean) =>
  useSWR(isPromoted ? addresses[kind](id) : null, fetchOrders).data?.data;
