import type { ReplyTo } from '@piacter/contracts';
import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWR from 'swr';
import { send } from '../../lib/api/call.ts';
import { addressOf } from '../../lib/api/index.ts';

/** Each kind of listing has its own address for its orders; they answer alike. */
const addresses: Record<ListingKind, (id: number) => string> = {
  property: (realEstateID) =>
    addressOf('GET /api/service-orders-by-real-estate/{realEstateID}', { params: { realEstateID } }),
  accommodation: (id) => addressOf('GET /api/service-orders-by-accommodation/{id}', { params: { id } }),
  service: (serviceId) =>
    addressOf('GET /api/service-orders-by-professional-service/{serviceId}', { params: { serviceId } }),
};

type Reply = ReplyTo<'GET /api/service-orders-by-accommodation/{id}'>;

const fetchOrders = async (address: string) => (await send('GET', address, { isBackground: true })) as Reply;

/** The orders of an own listing, asked for now. */
export const ordersOf = async (kind: ListingKind, id: number) =>
  (await fetchOrders(addresses[kind](id))).data;

/** The orders of an own listing; asks for none while it is not promoted. */
export const useOrdersOf = (kind: ListingKind, id: number, isPromoted: boolean) =>
  useSWR(isPromoted ? addresses[kind](id) : null, fetchOrders).data?.data;
