import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWR from 'swr';
import { read } from '../../lib/api/index.ts';
import { listingCalls } from '../kinds/index.ts';

const fetchOrders = (address: string) => read<'GET /api/service-orders-by-accommodation/{id}'>(address);

/** Fetches the orders of one of the user's listings. */
export const fetchListingOrders = async (kind: ListingKind, id: number) =>
  (await fetchOrders(listingCalls[kind].orders(id))).data;

/** The orders of one of the user's listings; loads none for one that is not promoted. */
export const useListingOrders = (kind: ListingKind, id: number, isPromoted: boolean) =>
  useSWR(isPromoted ? listingCalls[kind].orders(id) : null, fetchOrders).data?.data;
