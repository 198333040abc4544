import type { ListingKind } from '@piacter/contracts/listings/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import { classNames } from '../../lib/class-names.ts';
import { PromotionBadge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './promotion-preview.module.css';
import { text } from './text.ts';

type RowProps = { packageType?: number; kind: ListingKind; title?: string | undefined };

const frames: Readonly<Record<number, string | undefined>> = {
  [packageTypes.pro]: styles.pro,
  [packageTypes.kiemelt]: styles.kiemelt,
};

/** A result: that of the preview has its title, the others are sketched. */
function Row({ packageType, kind, title }: RowProps) {
  return (
    <li className={classNames(styles.row, packageType !== undefined && frames[packageType])}>
      <span className={styles.picture}>
        <Picture address={null} kind={kind} />
      </span>
      {title === undefined ? <span className={styles.line} /> : <b>{title}</b>}
      <PromotionBadge packageType={packageType} />
    </li>
  );
}

type Props = {
  /** Nothing is shown for a package that does not promote. */
  packageType: number;
  kind: ListingKind;
  /** What is promoted; an example without it. */
  title?: string;
};

/** How a promoted listing stands among the results, which its description says in words. */
export function PromotionPreview({ packageType, kind, title = text.preview.example }: Props) {
  if (frames[packageType] === undefined) return null;
  const own = <Row {...{ packageType, kind, title }} />;
  return (
    <figure className={styles.preview} aria-hidden="true">
      <figcaption>{text.preview.title}</figcaption>
      <ul>
        {packageType === packageTypes.pro ? own : <Row packageType={packageTypes.pro} kind={kind} />}
        {packageType === packageTypes.pro ? <Row packageType={packageTypes.kiemelt} kind={kind} /> : own}
        <Row kind={kind} />
      </ul>
    </figure>
  );
}
