import { useState } from 'react';
import { api, useApi, useRefresh } from '../../../lib/api/index.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { formatBilling } from '../../billing/index.ts';
import { text as payments } from '../text.ts';
import { InvoiceList } from './invoice-list.tsx';
import styles from './invoices.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { text } from './text.ts';

const { receipt: words } = payments;

/** For the admin: payment, buyer and invoices of an order, with the refund and another try at a refused invoice. */
export function OrderMoney({ orderID }: { orderID: number }) {
  const { data, mutate } = useApi('GET /api/service-orders/{id}/receipt', { params: { id: orderID } });
  const refresh = useRefresh();
  const [isRefunding, setRefunding] = useState(false);
  const reload = () => Promise.all([mutate(), refresh('GET /api/timelines/{entity}/{id}')]);
  const retrial = useConfirmedAction(reload);
  const receipt = data?.data;
  if (!receipt) return null;
  const { gross, vat, paidAt, captureID, billing, paymentState, refundState } = receipt;
  const refreshAll = () =>
    Promise.all([
      reload(),
      refresh('GET /api/service-orders-by-firms'),
      refresh('GET /api/service-orders-by-people'),
    ]);
  return (
    <div className={styles.below} ref={retrial.focusRef} tabIndex={-1}>
      <Panel title={text.title}>
        {retrial.notice && <Note variant="done">{retrial.notice}</Note>}
        {refundState && (
          <Note variant={refundState === 'failed' ? 'error' : 'info'}>{text.refundStates[refundState]}</Note>
        )}
        <DescriptionList
          items={[
            { term: words.order, value: String(orderID) },
            { term: words.state, value: words.states[paymentState] },
            { term: words.gross, value: formatMoney(gross) },
            { term: words.vat, value: formatMoney(vat) },
            { term: text.paidAt, value: paidAt && formatDate(paidAt) },
            { term: words.captureID, value: captureID },
            { term: words.buyer, value: billing && formatBilling(billing) },
          ]}
        />
        <InvoiceList
          receipt={receipt}
          onRetry={({ invoiceID }) =>
            void retrial.run(undefined, () =>
              api('POST /api/invoices/{id}/retry', { params: { id: invoiceID } }),
            )
          }
        />
        {paymentState === 'paid' && refundState !== 'due' && (
          <div className={styles.actions}>
            <Button variant="danger" onClick={() => setRefunding(true)}>
              {text.refund}
            </Button>
          </div>
        )}
        {isRefunding && (
          <RefundDialog order={receipt} onClose={() => setRefunding(false)} onDone={refreshAll} />
        )}
      </Panel>
    </div>
  );
}
