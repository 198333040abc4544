import type { AdminPackage } from '@piacter/contracts/packages';
import { adminPaths } from '@piacter/contracts/site/paths';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { getTypeName } from '../type-names.ts';
import styles from './packages.module.css';
import { text } from './text.ts';

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

type Props = { packages: readonly AdminPackage[]; onRemove: (row: AdminPackage) => void };

/** All packages, for sale or not, with the button that deletes one. */
export function PackageTable({ packages, onRemove }: Props) {
  return (
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
          onClick={() => onRemove(row)}
        >
          <Icon shape={IconTrash} />
        </Button>
      )}
    />
  );
}
