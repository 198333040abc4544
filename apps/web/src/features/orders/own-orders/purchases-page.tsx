import { type ListingKind, listingRoleByKind } from '@piacter/contracts/listings/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { listingPathsByKind, paths } from '@piacter/contracts/site/paths';
import { api } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { PaymentNotes, useDeclined, usePaymentResult } from './payment-notes.tsx';
import { pollPayments, purchaseSearches } from './purchase-searches.ts';
import { PurchaseTable } from './purchase-table.tsx';
import { text } from './text.ts';

/** The texts of the list; an empty one links to the listings and the packages. */
const getListTexts = (kind: ListingKind) => ({
  ...text.words,
  empty: {
    ...text.words.empty,
    links: [
      { to: listingPathsByKind[kind].listings, label: text.toListings },
      { to: paths.packages, label: text.toPackages },
    ],
  },
});

/** An advertiser's own orders (OWN-20, HOST-12, PRO-08): filters, sorting, paging, payment and deletion. */
export function PurchasesPage({ kind }: { kind: ListingKind }) {
  usePageTitle(text.title);
  const paymentResult = usePaymentResult();
  const search = useSearch(purchaseSearches[kind], {
    isLive: true,
    config: pollPayments(paymentResult.unsettled),
  });
  const removal = useConfirmedAction(search.refresh);
  const returnedFromID = paymentResult.paid ?? paymentResult.unsettled;
  const order = search.result?.data.find(({ orderID }) => orderID === returnedFromID);
  const isDeclined = useDeclined(order);

  const remove = ({ orderID, packageName, listingName }: OwnOrder) =>
    removal.run(
      {
        text: text.removeQuestion(text.named(packageName, listingName)),
        detail: text.removeDetail,
        confirm: text.remove,
        danger: true,
      },
      () => api('DELETE /api/service-orders/{id}', { params: { id: orderID } }),
    );

  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      {search.result && returnedFromID !== undefined && (
        <PaymentNotes
          role={listingRoleByKind[kind]}
          isPaid={paymentResult.paid !== undefined}
          order={order}
          isDeclined={isDeclined}
        />
      )}
      {removal.notice && <Note variant="done">{removal.notice}</Note>}
      <SearchList search={search} words={getListTexts(kind)} kind={kind} ref={removal.focusRef}>
        {(orders) => (
          <PurchaseTable
            kind={kind}
            orders={orders}
            marked={returnedFromID}
            unsettled={isDeclined ? undefined : paymentResult.unsettled}
            sorting={search.sorting}
            onRemove={(order) => void remove(order)}
          />
        )}
      </SearchList>
    </>
  );
}
