import type { OwnOrder } from '@piacter/contracts/orders';
import { packageTypesInDays } from '@piacter/contracts/packages/rules';
import { paths } from '@piacter/contracts/site/paths';
import { useApi } from '../../lib/api/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts';
import { PromotionBadge } from '../../ui/badge.tsx';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { Price } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './payment.module.css';
import { text } from './text.ts';

const { receipt: words } = text;

/** What has to be known before paying: that the price includes VAT, who sells, on which terms. */
export function PriceNotes({ orderID }: { orderID: number }) {
  const receipt = useApi('GET /api/service-orders/{id}/receipt', { params: { id: orderID } }).data?.data;
  return (
    <p className={styles.notes}>
      {receipt &&
        (receipt.vatPercent === null
          ? words.exemptPrice
          : words.includesVat(receipt.vatPercent, formatMoney(receipt.vat)))}{' '}
      {receipt?.seller && words.soldBy(receipt.seller.name)} {words.termsBefore}{' '}
      <Link to={paths.terms}>{text.off.terms}</Link>.
    </p>
  );
}

const countryNames = new Intl.DisplayNames(['hu'], { type: 'region' });

/** The shipping address of a physical product; empty for other packages. */
function formatShipping(order: OwnOrder): string {
  const { shippingPostalCode, city, address_line1, address_line2, countryCode } = order;
  const place = [shippingPostalCode, city].filter(Boolean).join(' ');
  const country = countryCode && countryNames.of(countryCode);
  return [place, address_line1, address_line2, country].filter(Boolean).join(', ');
}

function getDetails(order: OwnOrder): Description[] {
  const { packageType, quantity, listingName, created } = order;
  const shipping = formatShipping(order);
  return [
    ...(listingName ? [{ term: text.summary.listing, value: listingName }] : []),
    packageTypesInDays.has(packageType)
      ? { term: text.summary.duration, value: text.summary.inDays(formatNumber(quantity, 'nap')) }
      : { term: text.summary.amount, value: formatNumber(quantity, 'db') },
    { term: text.summary.ordered, value: formatDate(created) },
    ...(shipping ? [{ term: text.summary.shipping, value: shipping }] : []),
  ];
}

type Props = {
  order: OwnOrder;
  /** The package as it is on sale today; undefined when it no longer is. */
  offer: { currentPrice: number; packageDesc: string } | undefined;
  /** The label of the price: to be paid, paid, or neither. */
  priceLabel: 'toPay' | 'paid' | 'price';
};

/** The package, its listing, its duration and its price, which is the one at ordering time (PAY-01). */
export function OrderSummary({ order, offer, priceLabel }: Props) {
  const { price, packageName, packageType } = order;
  return (
    <>
      <div className={styles.package}>
        <h2>{packageName}</h2>
        <PromotionBadge packageType={packageType} />
      </div>
      {offer && <p className={styles.does}>{offer.packageDesc}</p>}
      <DescriptionList columns={1} items={getDetails(order)} />
      <p className={styles.total}>
        <span>{text.summary[priceLabel]}</span>
        <strong>
          <Price amount={price} />
        </strong>
      </p>
      {priceLabel === 'toPay' && offer && offer.currentPrice !== price && (
        <p className={styles.changed}>
          {text.summary.priceChanged(formatMoney(offer.currentPrice), formatMoney(price))}
        </p>
      )}
    </>
  );
}
