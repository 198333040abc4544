import type { ReplyTo } from '@piacter/contracts';
import type { ListingIDField } from '@piacter/contracts/listings/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { hostPaths, ownerPaths, professionalPaths, type Role } from '../../../config/paths.ts';
import { useApi } from '../../../lib/api/index.ts';
import type { ListingKind } from '../../../ui/placeholder.tsx';
import type { PurchaseFilters } from './use-purchase-filters.ts';

type Reply = ReplyTo<'GET /api/service-orders-by-real-estate'>;
type Answer = { data?: Reply | undefined; error?: unknown; mutate: () => Promise<unknown> };

/** What the purchase list of a role has of its own (OWN-20, HOST-12, PRO-08). */
export type PurchasesKind = {
  role: Role;
  /** The drawing where the list is empty, and the listings that packages are ordered at. */
  kind: ListingKind;
  listings: string;
  /** By package type, or by the accommodation's name. */
  filter: 'packageType' | 'accommodationName';
  /** The types that this role may buy besides those for a listing. */
  ownTypes: readonly number[];
  /** The own listing of an order. */
  listingPath: (order: OwnOrder) => string | undefined;
  /** The hook that reads a page of the list. */
  useList: (filters: PurchaseFilters, pending: number | undefined) => Answer;
};

/** How often the list looks again while the provider has not said what became of a payment, in milliseconds. */
const watchInterval = 4_000;

/** Keeps the old page until the new one is here, and watches payments that are under way. */
const settings = (pending: number | undefined) => ({
  keepPreviousData: true,
  refreshInterval: (reply: Reply | undefined) =>
    reply?.data.some(
      ({ orderID, isActive, paymentState }) =>
        paymentState === 'capturing' || (orderID === pending && isActive === 0 && paymentState === 'unpaid'),
    )
      ? watchInterval
      : 0,
});

const queryOf = ({ packageType, order, page }: PurchaseFilters) => ({
  order,
  page: String(page),
  ...(packageType !== '' && { packageType }),
});

type Own = Omit<PurchasesKind, 'listings' | 'listingPath'> & {
  /** The field of an order that names a listing of the role. */
  idField: ListingIDField;
  paths: { listings: string; listing: (id: number) => string };
};

const purchasesOf = ({ idField, paths, ...own }: Own): PurchasesKind => ({
  ...own,
  listings: paths.listings,
  listingPath: ({ [idField]: id }) => (id === null ? undefined : paths.listing(id)),
});

export const ownerPurchases = purchasesOf({
  role: 'ingatlan_tulajdonos',
  kind: 'ingatlan',
  idField: 'realEstateID',
  paths: ownerPaths,
  filter: 'packageType',
  ownTypes: [8, 10, 11],
  useList: (filters, pending) =>
    useApi('GET /api/service-orders-by-real-estate', { query: queryOf(filters) }, settings(pending)),
});

export const hostPurchases = purchasesOf({
  role: 'szallasado',
  kind: 'szallas',
  idField: 'accommodationID',
  paths: hostPaths,
  filter: 'accommodationName',
  ownTypes: [8, 10, 11],
  useList: (filters, pending) => {
    const accommodationName = filters.accommodationName.trim();
    const query = { ...queryOf(filters), ...(accommodationName !== '' && { accommodationName }) };
    return useApi('GET /api/service-orders-by-host', { query }, settings(pending));
  },
});

export const professionalPurchases = purchasesOf({
  role: 'szakember',
  kind: 'szakember',
  idField: 'serviceID',
  paths: professionalPaths,
  filter: 'packageType',
  ownTypes: [7, 10, 11],
  useList: (filters, pending) =>
    useApi('GET /api/service-orders-by-professional', { query: queryOf(filters) }, settings(pending)),
});
