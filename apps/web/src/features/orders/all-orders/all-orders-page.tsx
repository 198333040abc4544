import { toBudapestDay } from '@piacter/contracts/core/days';
import type { OrderDetail } from '@piacter/contracts/orders';
import { type BuyerKind, buyerKinds, csvRowLimit } from '@piacter/contracts/orders/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { orderSearches } from './order-searches.ts';
import { describeOrder, OrderTable } from './order-table.tsx';
import styles from './orders.module.css';
import { text } from './text.ts';

const kindPaths: Record<BuyerKind, string> = { firms: adminPaths.orders, people: adminPaths.personOrders };

/** Downloads the filtered list as a file. */
async function downloadCsv(buyers: BuyerKind, filters: Readonly<Record<string, string>>): Promise<void> {
  try {
    const { data } = await api('GET /api/service-orders-csv', { query: { ...filters, buyers } });
    saveFile(text.csvFile(toBudapestDay(new Date())), data.csv, 'text/csv;charset=utf-8');
    if (data.isCut === 1) await alert(text.csvCut(formatNumber(csvRowLimit)));
  } catch (failure) {
    await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
  }
}

/** The admin's list of the orders of firms or of private persons. */
function Orders({ kind }: { kind: BuyerKind }) {
  usePageTitle(text.title);
  const search = useSearch(orderSearches[kind], { isLive: true });
  const action = useConfirmedAction(search.refresh);
  const hasInvoices = useApi('GET /api/client-config', {}).data?.data.hasInvoices;

  const change = (order: OrderDetail) => {
    const what = describeOrder(order);
    const isActive = order.isActive === 1 ? 0 : 1;
    const activation = order.paymentState === 'unpaid' ? text.activateUnpaid : text.activateDetail;
    const question =
      isActive === 1
        ? { text: text.activateQuestion(what), detail: activation, confirm: text.activate }
        : {
            text: text.deactivateQuestion(what),
            detail: text.deactivateDetail,
            confirm: text.deactivate,
          };
    return action.run(question, () =>
      api('PATCH /api/service-orders/{id}/activate', {
        params: { id: order.orderID },
        body: { isActive },
      }),
    );
  };
  const remove = (order: OrderDetail) =>
    action.run(
      {
        text: text.removeQuestion(describeOrder(order)),
        detail: text.removeDetail,
        confirm: text.remove,
        danger: true,
      },
      () => api('DELETE /api/delete-order-admin/{id}', { params: { id: order.orderID } }),
    );

  return (
    <>
      <PageHead
        title={text.title}
        sub={text.sub}
        action={
          <Button variant="ghost" onClick={() => void downloadCsv(kind, search.applied)}>
            <Icon shape={IconDownload} />
            {text.csv}
          </Button>
        }
      />
      <nav className={styles.kinds} aria-label={text.tabs}>
        {buyerKinds.map((one) => (
          <Link key={one} to={kindPaths[one]} aria-current={one === kind ? 'page' : undefined}>
            {text.kinds[one]}
          </Link>
        ))}
      </nav>
      {hasInvoices === 0 && <Note>{text.noInvoices}</Note>}
      {action.notice && <Note variant="done">{action.notice}</Note>}
      <SearchList search={search} words={text.words} ref={action.focusRef}>
        {(orders) => (
          <OrderTable
            orders={orders}
            onSwitch={(order) => void change(order)}
            onRemove={(order) => void remove(order)}
          />
        )}
      </SearchList>
    </>
  );
}

/** /admin/megrendelesek: the orders of firms (ADM-03, ADM-04). */
export const FirmOrdersPage = () => <Orders kind="firms" />;
/** The orders of private persons. */
export const PersonOrdersPage = () => <Orders kind="people" />;
