import type { ReplyTo } from '@piacter/contracts';
import { createRecord, searchTextLimit } from '@piacter/contracts/core/values';
import { type ListingKind, listingKinds, listingRoleByKind } from '@piacter/contracts/listings/values';
import { listingCalls } from '../../kinds/index.ts';
import { describeSearch, type SearchDescription } from '../../search/index.ts';
import { text } from './text.ts';
import { useTypeOptions } from './use-type-options.ts';

type OrdersCall = (typeof listingCalls)[ListingKind]['ownOrders'];

/** Polling interval of the list while a payment has no result yet, in milliseconds. */
const pollIntervalMs = 4_000;

/** SWR options that poll pending payments; `pending` is the order that the payment page left without a result. */
export const pollPayments = (pending: number | undefined) => ({
  refreshInterval: (reply: ReplyTo<OrdersCall> | undefined) =>
    reply?.data.some(
      ({ orderID, isActive, paymentState }) =>
        paymentState === 'capturing' || (orderID === pending && isActive === 0 && paymentState === 'unpaid'),
    )
      ? pollIntervalMs
      : 0,
});

/** Newest first by default (WID-10). */
const sorting = {
  name: 'order',
  label: text.order,
  options: [
    { value: 'DESC', label: text.newestFirst },
    { value: 'ASC', label: text.oldestFirst },
  ],
} as const;

/** A search by package type, of those that the kind's role can buy. */
const describeTypeSearch = (kind: ListingKind): SearchDescription<OrdersCall> =>
  describeSearch({
    call: listingCalls[kind].ownOrders,
    filters: [
      {
        kind: 'select',
        variant: 'dropdown',
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

/** Kinds whose purchases have another search. */
const otherSearches: Partial<Record<ListingKind, SearchDescription<OrdersCall>>> = {
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
export const purchaseSearches = createRecord(
  listingKinds,
  (kind) => otherSearches[kind] ?? describeTypeSearch(kind),
);
