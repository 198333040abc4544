import { imageLimit } from '@piacter/contracts/images/values';
import { isGatedByPro, type ListingKind } from '@piacter/contracts/listings/values';
import type { Order } from '@piacter/contracts/packages';
import { noPromotion, type PromotionType, packageTypes } from '@piacter/contracts/packages/values';
import { formatDate } from '../../lib/format.ts';
import { useOrdersOf } from './listing-orders.ts';
import { daysInAll, daysLeft, lastMoment } from './package-days.ts';
import styles from './promotion-state.module.css';
import { text } from './text.ts';

type Lasting = Order & { validFrom: string; validTo: string };

/** The active orders of a type that are not over yet, the one in force first, then those queued behind it. */
const standing = (orders: readonly Order[], packageType: PromotionType): Lasting[] =>
  orders
    .filter(
      (order): order is Lasting =>
        order.packageType === packageType &&
        order.isActive === 1 &&
        order.validFrom !== null &&
        order.validTo !== null &&
        Date.now() < Date.parse(order.validTo),
    )
    .sort((one, other) => one.validTo.localeCompare(other.validTo));

/** The days of a package that have not passed yet, as a honey bar. */
function DaysBar({ left, all }: { left: number; all: number }) {
  const share = Math.min(100, Math.round((left / all) * 100));
  return (
    <div className={styles.bar} role="img" aria-label={text.used(left, all)}>
      <i style={{ width: `${share}%` }} />
    </div>
  );
}

/** PRO gates the pictures and videos of properties alone; the others have all of them as they are. */
function Allowance({ kind, packageType, imageCount }: Omit<Props, 'id'>) {
  const isGated = isGatedByPro[kind] && packageType !== packageTypes.pro;
  return isGated ? `${text.picturesWithoutPro} ${text.withPro}` : text.pictures(imageCount, imageLimit);
}

type Props = { kind: ListingKind; id: number; packageType: PromotionType; imageCount: number };

/** Which package a listing has, until when, and what it allows (PKG-08). */
export function PromotionState({ kind, id, packageType, imageCount }: Props) {
  const isPromoted = packageType !== noPromotion;
  const [order, ...queued] = standing(useOrdersOf(kind, id, isPromoted) ?? [], packageType);
  const last = queued.at(-1);
  return (
    <div className={styles.state}>
      {isPromoted ? <b>{text.name[packageType]}</b> : <b>{text.none}</b>}
      {order && (
        <>
          {' – '}
          {text.left(daysLeft(order.validTo, new Date()))}
          <DaysBar
            left={daysLeft(order.validTo, new Date())}
            all={daysInAll(order.validFrom, order.validTo)}
          />
        </>
      )}
      <p className={styles.small}>
        {order && `${text.until(formatDate(lastMoment(order.validTo)))} `}
        {last && `${text.queued(formatDate(lastMoment(last.validTo)))} `}
        <Allowance kind={kind} packageType={packageType} imageCount={imageCount} />
      </p>
    </div>
  );
}
