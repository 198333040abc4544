import type { OwnOrder } from '@piacter/contracts/orders';
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts';
import { PromotionBadge } from '../../ui/badge.tsx';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { Price } from '../../ui/price.tsx';
import { countsDays } from './package-effects.ts';
import styles from './payment.module.css';
import { text } from './text.ts';

const countryNames = new Intl.DisplayNames(['hu'], { type: 'region' });

/** Where a physical product goes; empty for the others. */
function shippingOf(order: OwnOrder): string {
  const { shippingPostalCode, city, address_line1, address_line2, countryCode } = order;
  const place = [shippingPostalCode, city].filter(Boolean).join(' ');
  const country = countryCode && countryNames.of(countryCode);
  return [place, address_line1, address_line2, country].filter(Boolean).join(', ');
}

function detailsOf(order: OwnOrder): Description[] {
  const { packageType, quantity, listingName, created } = order;
  const shipping = shippingOf(order);
  return [
    ...(listingName ? [{ term: text.summary.listing, value: listingName }] : []),
    countsDays(packageType)
      ? { term: text.summary.duration, value: text.summary.inDays(formatNumber(quantity, 'nap')) }
      : { term: text.summary.amount, value: formatNumber(quantity, 'db') },
    { term: text.summary.ordered, value: formatDate(created) },
    ...(shipping ? [{ term: text.summary.shipping, value: shipping }] : []),
  ];
}

type Props = {
  order: OwnOrder;
  /** The package as it is sold today; undefined when it no longer is. */
  offer: { currentPrice: number; packageDesc: string } | undefined;
  /** Whether it is still to be paid, was paid, or needs no money. */
  due: 'toPay' | 'paid' | 'price';
};

/** What is paid for, for which ad, how long, and how much (PAY-01); the price is the order's own. */
export function OrderSummary({ order, offer, due }: Props) {
  const { price, packageName, packageType } = order;
  return (
    <>
      <div className={styles.package}>
        <h2>{packageName}</h2>
        <PromotionBadge packageType={packageType} />
      </div>
      {offer && <p className={styles.does}>{offer.packageDesc}</p>}
      <DescriptionList columns={1} items={detailsOf(order)} />
      <p className={styles.total}>
        <span>{text.summary[due]}</span>
        <strong>
          <Price amount={price} />
        </strong>
      </p>
      {due === 'toPay' && offer && offer.currentPrice !== price && (
        <p className={styles.changed}>
          {text.summary.priceChanged(formatMoney(offer.currentPrice), formatMoney(price))}
        </p>
      )}
    </>
  );
}
