import { isRole, type Role } from '@piacter/contracts/core/values';
import type { Receipt } from '@piacter/contracts/payments';
import { advertiserPaths, getAreaRole, paths } from '@piacter/contracts/site/paths';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useLocation, useParams } from 'react-router-dom';
import { isNotFound, useApi } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { AreaNotFoundPage } from '../../ui/area-not-found-page.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { formatBilling } from '../billing/index.ts';
import { InvoiceList } from './invoices/index.ts';
import styles from './payment.module.css';
import { text } from './text.ts';

const { receipt: words } = text;

/** Milliseconds between two looks for an invoice that is being issued. */
const pollMs = 5000;

const formatSeller = ({ name, address, taxNumber, email }: NonNullable<Receipt['seller']>): string =>
  [name, address, taxNumber, email].filter(Boolean).join(', ');

/** Whether an admin has started the package, which the buyer then need not pay for here. */
const isStartedUnpaid = ({ paymentState, isStarted }: Receipt): boolean =>
  paymentState === 'unpaid' && isStarted === 1;

const getItems = (receipt: Receipt): Description[] => [
  { term: words.order, value: String(receipt.orderID) },
  { term: words.package, value: receipt.packageName },
  ...(receipt.listingName ? [{ term: text.summary.listing, value: receipt.listingName }] : []),
  { term: text.summary.ordered, value: formatDate(receipt.created) },
  { term: words.state, value: words.states[receipt.paymentState] },
  ...(receipt.paidAt ? [{ term: words.paidAt, value: formatDate(receipt.paidAt) }] : []),
  ...(receipt.captureID ? [{ term: words.captureID, value: receipt.captureID }] : []),
  {
    term: words.seller,
    value: receipt.seller ? (
      formatSeller(receipt.seller)
    ) : (
      <Link to={paths.terms}>{words.sellerInTerms}</Link>
    ),
  },
  ...(receipt.billing || !isStartedUnpaid(receipt)
    ? [{ term: words.buyer, value: receipt.billing ? formatBilling(receipt.billing) : words.noBuyer }]
    : []),
];

/** Net price, VAT and gross price. */
const getPrices = ({ gross, net, vat, vatPercent }: Receipt): Description[] => [
  ...(vatPercent === null
    ? [{ term: words.vat, value: words.exempt }]
    : [
        { term: words.net, value: formatMoney(net) },
        { term: words.vatOf(vatPercent), value: formatMoney(vat) },
      ]),
  { term: words.gross, value: formatMoney(gross) },
];

function Confirmation({ receipt, role }: { receipt: Receipt; role: Role }) {
  const isPaid = receipt.paidAt !== null;
  return (
    <Panel title={isPaid ? words.confirmation : words.details}>
      <DescriptionList columns={1} items={[...getItems(receipt), ...getPrices(receipt)]} />
      <div data-print="hide">
        <InvoiceList receipt={receipt} />
      </div>
      <p className={styles.notInvoice}>
        <b>{isPaid ? words.notInvoice : isStartedUnpaid(receipt) ? words.startedUnpaid : words.notPaid}</b>
      </p>
      {receipt.seller?.email && (
        <p data-print="hide">
          {words.question}{' '}
          <a
            href={`mailto:${receipt.seller.email}?subject=${encodeURIComponent(text.orderNumber(receipt.orderID))}`}
          >
            {receipt.seller.email}
          </a>
        </p>
      )}
      <div className={styles.actions} data-print="hide">
        {isPaid && (
          <Button variant="soft" onClick={() => window.print()}>
            <Icon shape={IconPrinter} />
            {words.print}
          </Button>
        )}
        <ButtonLink variant="ghost" to={advertiserPaths(role).orders}>
          {text.toPurchases}
        </ButtonLink>
        <ButtonLink variant="ghost" to={paths.terms}>
          {words.terms}
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** The user's order with seller, buyer, VAT and payment, to be printed as a confirmation: /{role}/rendeles/{orderID}. */
export function ReceiptPage() {
  const { orderID = '' } = useParams();
  const role = getAreaRole(useLocation().pathname);
  const isID = /^[1-9]\d{0,9}$/.test(orderID);
  const { data, error, mutate } = useApi(
    'GET /api/service-orders/{id}/receipt',
    isID ? { params: { id: Number(orderID) } } : null,
    {
      revalidateOnFocus: true,
      refreshInterval: (latest) => (latest?.data.invoices.some(({ state }) => state === 'due') ? pollMs : 0),
    },
  );
  const isMissing = !isID || (!data && isNotFound(error));
  usePageTitle(isMissing ? undefined : text.orderNumber(Number(orderID)));
  if (isMissing || !isRole(role)) return <AreaNotFoundPage />;
  return (
    <div className={styles.column}>
      <PageHead title={text.orderNumber(Number(orderID))} />
      {data ? (
        <Confirmation receipt={data.data} role={role} />
      ) : (
        <Pending
          loading={text.loading}
          failure={error && failureMessage(error, text.failed)}
          onRetry={() => void mutate()}
        />
      )}
    </div>
  );
}
