import type { Receipt } from '@piacter/contracts/payments';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { api } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './invoices.module.css';
import { text } from './text.ts';

type Invoice = Receipt['invoices'][number];

async function download(orderID: number, kind: Invoice['kind']): Promise<void> {
  try {
    const { data } = await api('GET /api/service-orders/{id}/invoice', {
      params: { id: orderID },
      query: { kind },
    });
    const content = Uint8Array.from(atob(data.pdf), (character) => character.charCodeAt(0));
    saveFile(`${data.number}.pdf`, content, 'application/pdf');
  } catch (failure) {
    await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
  }
}

type Props = {
  receipt: Pick<Receipt, 'orderID' | 'hasInvoices' | 'invoices' | 'billing' | 'paymentState'>;
  /** For the admin: has a refused invoice issued again. */
  onRetry?: (invoice: Invoice) => void;
};

/** The invoice of a paid order and its cancellation, with their PDFs; before that, what they wait for. */
export function InvoiceList({ receipt, onRetry }: Props) {
  const { orderID, hasInvoices, invoices, billing, paymentState } = receipt;
  const shown = invoices.filter(({ state }) => state !== 'void');
  if (shown.length === 0)
    return paymentState === 'paid' || onRetry ? (
      <p className={styles.none}>{hasInvoices === 1 ? text.none : onRetry ? text.off : text.separately}</p>
    ) : null;
  return (
    <ul className={styles.list}>
      {shown.map((invoice) => (
        <li key={invoice.invoiceID}>
          <span>
            <b>{text.kinds[invoice.kind]}</b> {invoice.number}
          </span>
          {invoice.state === 'issued' ? (
            <Button
              variant="soft"
              aria-label={text.downloadLabel(text.kinds[invoice.kind], invoice.number ?? '')}
              onClick={() => void download(orderID, invoice.kind)}
            >
              <Icon shape={IconDownload} />
              {text.download}
            </Button>
          ) : (
            <Badge variant={invoice.state === 'failed' ? 'bad' : 'off'}>
              {invoice.state === 'due' && !billing ? text.waitsForData : text.states[invoice.state]}
            </Badge>
          )}
          {invoice.state === 'failed' && onRetry && (
            <Button variant="soft" onClick={() => onRetry(invoice)}>
              {text.retry}
            </Button>
          )}
          {invoice.error && <p className={styles.error}>{invoice.error}</p>}
        </li>
      ))}
    </ul>
  );
}
