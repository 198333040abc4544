import type { Order } from '@piacter/contracts/packages';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useApi } from '../../lib/api/index.ts';
import { formatDate } from '../../lib/format.ts';
import { imageLimits } from './image-limits.ts';
import { daysInAll, daysLeft, lastMoment } from './package-days.ts';
import styles from './promotion-state.module.css';
import { text } from './text.ts';

type Promotion = 0 | 2 | 4;

const inForce = (packageType: Promotion) => (order: Order) =>
  order.packageType === packageType &&
  order.isActive === 1 &&
  order.validFrom !== null &&
  order.validTo !== null &&
  Date.parse(order.validFrom) <= Date.now() &&
  Date.now() < Date.parse(order.validTo);

/** The days of a package that have not passed yet, as a honey bar. */
function DaysBar({ left, all }: { left: number; all: number }) {
  const share = Math.min(100, Math.round((left / all) * 100));
  return (
    <div className={styles.bar} role="img" aria-label={text.used(left, all)}>
      <i style={{ width: `${share}%` }} />
    </div>
  );
}

type Props = { realEstateID: number; packageType: Promotion; imageCount: number };

/** Which package a property has, until when, and what it allows (PKG-08). */
export function PromotionState({ realEstateID, packageType, imageCount }: Props) {
  const isPromoted = packageType !== 0;
  const { data } = useApi(
    'GET /api/service-orders-by-real-estate/{realEstateID}',
    isPromoted ? { params: { realEstateID } } : null,
  );
  const order = data?.data.find(inForce(packageType));
  const isPro = packageType === 4;
  return (
    <div className={styles.state}>
      {isPromoted ? <b>{text.name[packageType]}</b> : <b>{text.none}</b>}
      {order?.validFrom && order.validTo && (
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
        {order?.validTo && `${text.until(formatDate(lastMoment(order.validTo)))} `}
        {isPro ? text.pictures(imageCount, imageLimits.pro) : `${text.onePicture} ${text.withPro}`}
      </p>
      <Link to={paths.packages} className={styles.more}>
        {text.more}
      </Link>
    </div>
  );
}
