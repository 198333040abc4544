import type { ReplyTo } from '@piacter/contracts';
import { type AdvertiserRole, searchTextLimit } from '@piacter/contracts/core/values';
import type { ListingIDField } from '@piacter/contracts/listings/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { hostPaths, ownerPaths, professionalPaths } from '../../../config/paths.ts';
import type { ListingKind } from '../../../ui/placeholder.tsx';
import { describeSearch, type SearchDescription } from '../../search/index.ts';
import { text } from './text.ts';
import { useTypeOptions } from './use-type-options.ts';

type OrdersCall =
  | 'GET /api/service-orders-by-real-estate'
  | 'GET /api/service-orders-by-host'
  | 'GET /api/service-orders-by-professional';

/** What the purchase list of a role has of its own (OWN-20, HOST-12, PRO-08). */
export type PurchasesKind = {
  role: AdvertiserRole;
  /** The drawing where the list is empty, and the listings that packages are ordered at. */
  kind: ListingKind;
  listings: string;
  /** The own listing of an order. */
  listingPath: (order: OwnOrder) => string | undefined;
  search: SearchDescription<OrdersCall>;
};

/** How often the list looks again while the provider has not said what became of a payment, in milliseconds. */
const watchInterval = 4_000;

/** Watches payments that are under way; `pending` is an order that the payment page has left without a result. */
export const watchPayments = (pending: number | undefined) => ({
  refreshInterval: (reply: ReplyTo<OrdersCall> | undefined) =>
    reply?.data.some(
      ({ orderID, isActive, paymentState }) =>
        paymentState === 'capturing' || (orderID === pending && isActive === 0 && paymentState === 'unpaid'),
    )
      ? watchInterval
      : 0,
});

/** Newest first unless the other order is chosen (WID-10). */
const sorting = {
  name: 'order',
  label: text.order,
  options: [
    { value: 'DESC', label: text.newestFirst },
    { value: 'ASC', label: text.oldestFirst },
  ],
} as const;

/** By package type: those of a listing, and those that are the role's own. */
const byPackageType = (role: AdvertiserRole) =>
  ({
    filters: [
      {
        kind: 'select',
        look: 'dropdown',
        name: 'packageType',
        label: text.packageType,
        placeholder: text.everyType,
      },
    ],
    useOptions: ({ values }) => ({
      packageType: useTypeOptions(role, values.packageType ?? ''),
    }),
    sorting,
  }) satisfies Partial<SearchDescription<OrdersCall>>;

/** The listing of an order, by the field that names it. */
const listingPath =
  (idField: ListingIDField, path: (id: number) => string) =>
  ({ [idField]: id }: OwnOrder) =>
    id === null ? undefined : path(id);

export const ownerPurchases: PurchasesKind = {
  role: 'ingatlan_tulajdonos',
  kind: 'ingatlan',
  listings: ownerPaths.listings,
  listingPath: listingPath('realEstateID', ownerPaths.listing),
  search: describeSearch({
    call: 'GET /api/service-orders-by-real-estate',
    ...byPackageType('ingatlan_tulajdonos'),
  }),
};

export const hostPurchases: PurchasesKind = {
  role: 'szallasado',
  kind: 'szallas',
  listings: hostPaths.listings,
  listingPath: listingPath('accommodationID', hostPaths.listing),
  search: describeSearch({
    call: 'GET /api/service-orders-by-host',
    filters: [
      {
        kind: 'text',
        name: 'accommodationName',
        label: text.accommodationName,
        placeholder: text.accommodationExample,
        maxLength: searchTextLimit,
      },
    ],
    sorting,
  }),
};

export const professionalPurchases: PurchasesKind = {
  role: 'szakember',
  kind: 'szakember',
  listings: professionalPaths.listings,
  listingPath: listingPath('serviceID', professionalPaths.listing),
  search: describeSearch({
    call: 'GET /api/service-orders-by-professional',
    ...byPackageType('szakember'),
  }),
};
