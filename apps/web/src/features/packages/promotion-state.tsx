import { imageLimit } from '@piacter/contracts/images/values';
import { isGatedByPro, type ListingKind } from '@piacter/contracts/listings/values';
import { noPromotion, type PromotionType, packageTypes } from '@piacter/contracts/packages/values';
import { formatDate } from '../../lib/format.ts';
import { getDaysLeft, getLastMoment, getTotalDays } from './package-days.ts';
import { findCurrentOrders, useListingOrders } from './paid-days.ts';
import styles from './promotion-state.module.css';
import { text } from './text.ts';

/** The days left of a package, as a bar. */
function DaysBar({ left, all }: { left: number; all: number }) {
  const share = Math.min(100, Math.round((left / all) * 100));
  return (
    <div className={styles.bar} role="img" aria-label={text.used(left, all)}>
      <i style={{ width: `${share}%` }} />
    </div>
  );
}

/** Only properties need PRO for all pictures and videos; other kinds always have them. */
function Allowance({ kind, packageType, imageCount }: Omit<Props, 'id'>) {
  const isGated = isGatedByPro[kind] && packageType !== packageTypes.pro;
  return isGated ? `${text.picturesWithoutPro} ${text.withPro}` : text.pictures(imageCount, imageLimit);
}

type Props = { kind: ListingKind; id: number; packageType: PromotionType; imageCount: number };

/** The package of a listing, its end, and what it allows (PKG-08). */
export function PromotionState({ kind, id, packageType, imageCount }: Props) {
  const isPromoted = packageType !== noPromotion;
  const [order, ...queued] = findCurrentOrders(useListingOrders(kind, id, isPromoted) ?? [], packageType);
  const last = queued.at(-1);
  return (
    <div className={styles.state}>
      {isPromoted ? <b>{text.name[packageType]}</b> : <b>{text.none}</b>}
      {order && (
        <>
          {' – '}
          {text.left(getDaysLeft(order.validTo, new Date()))}
          <DaysBar
            left={getDaysLeft(order.validTo, new Date())}
            all={getTotalDays(order.validFrom, order.validTo)}
          />
        </>
      )}
      <p className={styles.small}>
        {order && `${text.until(formatDate(getLastMoment(order.validTo)))} `}
        {last && `${text.queued(formatDate(getLastMoment(last.validTo)))} `}
        <Allowance kind={kind} packageType={packageType} imageCount={imageCount} />
      </p>
    </div>
  );
}
