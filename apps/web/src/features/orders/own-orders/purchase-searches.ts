import type { ReplyTo } from '@piacter/contracts';
import { recordOf, searchTextLimit } from '@piacter/contracts/core/values';
import { type ListingKind, listingKinds, listingRoleByKind } from '@piacter/contracts/listings/values';
import { listingCalls } from '../../listings/kinds/index.ts';
import { describeSearch, type SearchDescription } from '../../search/index.ts';
import { text } from './text.ts';
import { useTypeOptions } from './use-type-options.ts';

type OrdersCall = (typeof listingCalls)[ListingKind]['ownOrders'];

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

/** By package type: those of a listing, and those of the user that the kind's role may buy. */
const byPackageType = (kind: ListingKind): SearchDescription<OrdersCall> =>
  describeSearch({
    call: listingCalls[kind].ownOrders,
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
      packageType: useTypeOptions(listingRoleByKind[kind], values.packageType ?? ''),
    }),
    sorting,
  });

/** Kinds whose purchases are found in another way. */
const exceptions: Partial<Record<ListingKind, SearchDescription<OrdersCall>>> = {
  accommodation: describeSearch({
    call: listingCalls.accommodation.ownOrders,
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

/** The purchase list of the advertisers of each kind (OWN-20, HOST-12, PRO-08). */
export const purchaseSearches = recordOf(listingKinds, (kind) => exceptions[kind] ?? byPackageType(kind));
