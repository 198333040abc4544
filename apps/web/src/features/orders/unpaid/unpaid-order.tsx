import type { AdvertiserRole } from '@piacter/contracts/core/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { advertiserPaths } from '@piacter/contracts/site/paths';
import { formatMoney } from '../../../lib/format.ts';
import { useKeepWayBack } from '../../../lib/own-address.ts';
import { Link } from '../../../ui/link.tsx';
import { text } from './text.ts';

type Props = {
  role: AdvertiserRole;
  order: OwnOrder;
  /** Whether it stands where the listing is named already. */
  isAtListing?: boolean;
};

/** An order that waits for its payment, with the ways to pay and to delete it; the payment leads back to this page. */
export function UnpaidOrder({ role, order, isAtListing = false }: Props) {
  const { orderID, packageID, packageName, listingName, price } = order;
  const keepWayBack = useKeepWayBack(role);
  const { orders, payment } = advertiserPaths(role);
  const named = [packageName, listingName].filter(Boolean).join(', ');
  return (
    <>
      {text.waits(isAtListing ? packageName : named, formatMoney(price))}{' '}
      <Link to={keepWayBack(payment(packageID, orderID))} aria-label={text.payLabel(named)}>
        {text.pay}
      </Link>
      {text.or}
      <Link to={orders}>{text.remove}</Link>.
    </>
  );
}
