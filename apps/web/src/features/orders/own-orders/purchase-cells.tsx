import type { OwnOrder } from '@piacter/contracts/orders';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import { advertiserPaths } from '../../../config/paths.ts';
import { formatDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isListingGone } from '../place-order/index.ts';
import type { PurchaseState } from './purchase-state.ts';
import styles from './purchases.module.css';
import type { PurchasesKind } from './purchases-kinds.ts';
import { text } from './text.ts';

/** What every part of an order's row or card is told. */
export type CellProps = {
  of: PurchasesKind;
  order: OwnOrder;
  state: PurchaseState;
  onRemove: () => void;
};

/** What was bought, and where it is posted to. */
export function PackageName({ order }: Pick<CellProps, 'order'>) {
  const { shippingPostalCode, city, address_line1, address_line2 } = order;
  const street = [address_line1, address_line2].filter(Boolean).join(', ');
  return (
    <>
      <b>{order.packageName}</b>
      {city !== null && (
        <span className={styles.small}>
          {text.sentTo(`${shippingPostalCode ?? ''} ${city}, ${street}`.trim())}
        </span>
      )}
    </>
  );
}

/** The listing that it is for, as the way to it; a dash for a package of the user. */
export function ListingName({ of, order }: Pick<CellProps, 'of' | 'order'>) {
  const path = of.listingPath(order);
  if (isListingGone(order)) return <span className={styles.gone}>{text.listingGone}</span>;
  if (order.listingName === null || path === undefined) return text.noListing;
  return <Link to={path}>{order.listingName}</Link>;
}

/** The state as a badge, and the smaller words beside it. */
export function StateWords({ state }: Pick<CellProps, 'state'>) {
  return (
    <>
      <Badge variant={state.variant} {...(state.variant === 'on' && { icon: IconCheck })}>
        {state.label}
      </Badge>
      {state.detail !== undefined && <span className={styles.small}>{state.detail}</span>}
    </>
  );
}

/** Paying and deleting, as far as the state lets. */
export function Actions({ of, order, state, onRemove }: CellProps) {
  const { packageName, listingName, packageID, orderID, created } = order;
  const words = text.named(packageName, listingName);
  return (
    <span className={styles.actions}>
      {state.canPay && (
        <ButtonLink
          variant="soft"
          to={advertiserPaths(of.role).payment(packageID, orderID)}
          aria-label={text.payOf(words)}
        >
          {text.pay}
        </ButtonLink>
      )}
      {state.canDelete && (
        <Button
          variant="danger"
          square
          aria-label={text.removeOf(words, formatDate(created))}
          onClick={onRemove}
        >
          <Icon of={IconTrash} />
        </Button>
      )}
    </span>
  );
}
