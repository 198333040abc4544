import type { DeskRow } from '@piacter/contracts/desks';
import { ownReferenceLimit } from '@piacter/contracts/desks/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { formatNumber } from '../../lib/format.ts';
import { PromotionBadge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StateBadge } from '../lifecycle/index.ts';
import styles from './desk.module.css';
import { EditCell } from './edit-cell.tsx';
import { text } from './text.ts';

/** What the cells of a row need. */
export type RowProps = {
  kind: ListingKind;
  row: DeskRow;
  isSelected: boolean;
  editPath: string;
  /** What happened to it in a month. */
  monthPath: string;
  /** Null where prices are computed. */
  priceUnit: number | null;
  onSelect: (isSelected: boolean) => void;
  /** False where it was not saved. */
  onEdit: (changes: { price?: number; ownReference?: string }) => Promise<boolean>;
};

/** The name by which a row is told apart: own reference, name and address. */
export const nameRow = ({
  ownReference,
  title,
  address,
}: Pick<DeskRow, 'ownReference' | 'title'> & { address?: string | null }) =>
  [ownReference, title, address].filter(Boolean).join(', ');

export const SelectBox = ({ row, isSelected, onSelect }: RowProps) => (
  <label className={styles.box}>
    <input
      type="checkbox"
      checked={isSelected}
      aria-label={text.select(nameRow(row))}
      onChange={(event) => onSelect(event.target.checked)}
    />
  </label>
);

export const Thumbnail = ({ kind, row }: RowProps) => (
  <span className={styles.thumbnail}>
    <Picture address={row.mainImg} kind={kind} sizes="72px" />
  </span>
);

export const RowName = ({ row, onEdit }: RowProps) => (
  <div className={styles.name}>
    <Link to={row.publicPath}>{row.address ?? row.title}</Link>
    <span className={styles.second}>
      <EditCell
        label={text.reference(nameRow(row))}
        value={row.ownReference ?? ''}
        maxLength={ownReferenceLimit}
        onSave={(ownReference) => onEdit({ ownReference })}
      >
        {row.ownReference ?? <i>{text.noReference}</i>}
      </EditCell>
      {row.address !== null && <span className={styles.title}>{row.title}</span>}
    </span>
  </div>
);

export const RowState = ({ kind, row }: RowProps) => (
  <span className={styles.badges}>
    <StateBadge state={row.state} kind={kind} isHidden={row.isHidden === 1} />
    <PromotionBadge packageType={row.packageType} />
  </span>
);

export const RowViews = ({ row, monthPath }: RowProps) => (
  <Link to={monthPath} aria-label={text.month(nameRow(row), formatNumber(row.views))}>
    {formatNumber(row.views)}
  </Link>
);

export const RowEdit = ({ row, editPath }: RowProps) => (
  <ButtonLink variant="plain" square to={editPath} aria-label={text.edit(nameRow(row))}>
    <Icon shape={IconPencil} />
  </ButtonLink>
);
