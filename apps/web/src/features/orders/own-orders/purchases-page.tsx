import type { OwnOrder } from '@piacter/contracts/orders';
import { useRef, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { api } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { PaymentNotes, useDeclined, useJustPaid } from './payment-notes.tsx';
import { PurchaseFiltersBar } from './purchase-filters.tsx';
import { PurchaseList } from './purchase-list.tsx';
import styles from './purchases.module.css';
import type { PurchasesKind } from './purchases-kinds.ts';
import { text } from './text.ts';
import { usePurchaseFilters } from './use-purchase-filters.ts';

/** Deletes after a question (WID-11), true when it did; `removed` is what the server said of the last deletion. */
function useRemoval(refresh: () => Promise<unknown>) {
  const [removed, setRemoved] = useState('');
  const remove = async ({ orderID, packageName, listingName }: OwnOrder): Promise<boolean> => {
    const question = {
      text: text.removeQuestion(text.named(packageName, listingName)),
      detail: text.removeDetail,
    };
    if (!(await confirm({ ...question, confirm: text.remove, cancel: text.cancel, danger: true })))
      return false;
    let isRemoved = false;
    try {
      setRemoved((await api('DELETE /api/service-orders/{id}', { params: { id: orderID } })).message);
      isRemoved = true;
    } catch (failure) {
      setRemoved('');
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    }
    // Even after a failure: it may have been paid or deleted in another window.
    await refresh();
    return isRemoved;
  };
  return { removed, remove };
}

/** What stands in the place of the list when it has nothing to show, and how one goes on. */
function Nothing({ of, isFiltered, cleared, totalPages, first }: NothingProps) {
  if (totalPages > 0)
    return (
      <EmptyState
        kind={of.kind}
        title={text.pastEnd.title}
        ways={[{ to: first, label: text.pastEnd.first }]}
      />
    );
  if (isFiltered)
    return <EmptyState kind={of.kind} {...text.nothingFound} ways={[{ to: cleared, label: text.clear }]} />;
  const { title, hint, listings, packages } = text.empty;
  const ways = [
    { to: of.listings, label: listings },
    { to: paths.packages, label: packages },
  ];
  return <EmptyState kind={of.kind} title={title} hint={hint} ways={ways} />;
}
type NothingProps = {
  of: PurchasesKind;
  isFiltered: boolean;
  cleared: string;
  totalPages: number;
  /** The address of the first page. */
  first: string;
};

/** An advertiser's own orders (OWN-20, HOST-12, PRO-08): filter, order, pages, paying, deleting. */
export function PurchasesPage({ of }: { of: PurchasesKind }) {
  usePageTitle(text.title);
  const state = usePurchaseFilters();
  const { filters, isFiltered, change, hrefOf, cleared } = state;
  const justPaid = useJustPaid();
  const { data, error, mutate } = of.useList(filters, justPaid.unsettled);
  const list = useRef<HTMLDivElement>(null);
  const { removed, remove } = useRemoval(mutate);
  const orders = data?.data ?? [];
  const comesFrom = justPaid.paid ?? justPaid.unsettled;
  const order = orders.find(({ orderID }) => orderID === comesFrom);
  const isDeclined = useDeclined(order);

  const removeOne = async (order: OwnOrder) => {
    // The button that had the focus goes with its row.
    if (await remove(order)) list.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      {data && comesFrom !== undefined && (
        <PaymentNotes
          role={of.role}
          isPaid={justPaid.paid !== undefined}
          order={order}
          isDeclined={isDeclined}
        />
      )}
      {removed && <Note variant="done">{removed}</Note>}
      {(isFiltered || orders.length > 0 || filters.page > 1) && <PurchaseFiltersBar of={of} state={state} />}
      <p role="status" className="sr-only">
        {data && text.shown(orders.length, filters.page, data.totalPages)}
      </p>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {orders.length > 0 && (
          <Panel flush>
            <PurchaseList
              of={of}
              orders={orders}
              marked={comesFrom}
              unsettled={isDeclined ? undefined : justPaid.unsettled}
              sorting={filters.order}
              onSort={() => change({ order: filters.order === 'ASC' ? 'DESC' : 'ASC' })}
              onRemove={(order) => void removeOne(order)}
            />
          </Panel>
        )}
        {data && orders.length === 0 && (
          <Nothing
            of={of}
            isFiltered={isFiltered}
            cleared={cleared}
            totalPages={data.totalPages}
            first={hrefOf(1)}
          />
        )}
      </div>
      {orders.length > 0 && data && (
        <Pager page={filters.page} totalPages={data.totalPages} hrefOf={hrefOf} />
      )}
      {!data && (
        <Pending
          loading={text.loading}
          failure={error === undefined ? undefined : text.failed}
          onRetry={() => void mutate()}
        />
      )}
    </>
  );
}
