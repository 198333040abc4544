import type { AdminPackage } from '@piacter/contracts/packages';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../config/paths.ts';
import { api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { getTypeName } from '../type-names.ts';
import styles from './packages.module.css';
import { text } from './text.ts';
import { useRefreshPackages } from './use-refresh-packages.ts';

function State({ currentPrice, nextPrice, nextStartDate }: AdminPackage) {
  return (
    <>
      {currentPrice === null ? (
        <Badge>{text.states.off}</Badge>
      ) : (
        <Badge variant="on" icon={IconCheck}>
          {text.states.onSale}
        </Badge>
      )}
      {nextPrice !== null && (
        <span className={styles.small}>
          {text.states.next}: {text.next(formatMoney(nextPrice), formatDate(nextStartDate))}
        </span>
      )}
    </>
  );
}

const columns: readonly Column<AdminPackage>[] = [
  {
    key: 'name',
    head: text.columns.name,
    cell: ({ packageID, packageName }) => <Link to={adminPaths.package(packageID)}>{packageName}</Link>,
    card: 'name',
  },
  { key: 'type', head: text.columns.type, cell: ({ packageType }) => getTypeName(packageType) },
  {
    key: 'quantity',
    head: text.columns.quantity,
    cell: ({ quantity, unitName }) => formatNumber(quantity, unitName),
    noWrap: true,
  },
  {
    key: 'price',
    head: text.columns.price,
    cell: ({ currentPrice }) => (currentPrice === null ? null : formatMoney(currentPrice)),
    align: 'end',
    noWrap: true,
    card: 'value',
  },
  { key: 'state', head: text.columns.state, cell: State, card: 'state' },
];

/** /admin/csomagok (ADM-01). */
export function AdminPackagesPage() {
  usePageTitle(text.title);
  const { data, error, mutate } = useApi('GET /api/all-service-packages', {});
  const removal = useConfirmedAction(useRefreshPackages());
  const packages = data?.data;

  const remove = ({ packageID, packageName, isOrdered }: AdminPackage) => {
    if (isOrdered === 1) return alert(text.ordered);
    return removal.run(
      {
        text: text.removeQuestion(packageName),
        detail: text.removeDetail,
        confirm: text.remove,
        danger: true,
      },
      () => api('DELETE /api/service-packages/{id}', { params: { id: packageID } }),
    );
  };

  return (
    <>
      <PageHead
        title={text.title}
        sub={text.sub}
        action={
          <ButtonLink to={adminPaths.newPackage}>
            <Icon shape={IconPlus} />
            {text.create}
          </ButtonLink>
        }
      />
      {removal.notice && <Note variant="done">{removal.notice}</Note>}
      <div ref={removal.focusRef} tabIndex={-1} className={styles.list}>
        {!packages && (
          <Pending
            loading={text.loading}
            failure={error && failureMessage(error, unexpectedMessage)}
            onRetry={() => void mutate()}
          />
        )}
        {packages?.length === 0 && <EmptyState title={text.empty.title} hint={text.empty.hint} />}
        {packages && packages.length > 0 && (
          <DataTable
            label={text.list}
            columns={columns}
            rows={packages}
            getKey={({ packageID }) => packageID}
            actions={(row) => (
              <Button
                variant="danger"
                square
                aria-label={text.removeLabel(row.packageName)}
                onClick={() => void remove(row)}
              >
                <Icon shape={IconTrash} />
              </Button>
            )}
          />
        )}
      </div>
    </>
  );
}
