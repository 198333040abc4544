import type { Role } from '@piacter/contracts/core/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { packageTypes } from '@piacter/contracts/packages/values';
import { paths } from '@piacter/contracts/site/paths';
import { useId, useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { alert } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Link } from '../../../ui/link.tsx';
import { PromotionPreview } from '../../packages/index.ts';
import type { OrderedListing } from './order-question.ts';
import styles from './ordering.module.css';
import { formatAmount, formatOption, getListingOffers } from './packages-offered.ts';
import { ShippingDialog } from './shipping-dialog.tsx';
import { text } from './text.ts';
import { usePackageOrder } from './use-package-order.ts';

type Props = {
  /** The advertiser's listing that the package is for; absent for the packages of the user. */
  listing?: OrderedListing;
  /**
   * The options in their order; undefined while they load. With a listing, packages of the user are filtered out, so
   * the whole reply of `GET /api/service-packages` can be passed (PKG-02).
   */
  packages: readonly PackageOnSale[] | undefined;
  /** The role whose payment page is opened. */
  role: Role;
  /** The option that is selected at first. */
  initialID?: number | undefined;
};

const toOption = (offer: PackageOnSale) => ({ value: String(offer.packageID), label: formatOption(offer) });

/**
 * Orders a package (PKG-01): selection, question, order, then its payment page. A physical product needs a shipping
 * address first. `<PackageOrder packages={data?.data} role="szallasado" />`
 */
export function PackageOrder({ listing, packages, role, initialID }: Props) {
  const select = useId();
  const [selectedID, setSelectedID] = useState(initialID === undefined ? '' : String(initialID));
  const [shipped, setShipped] = useState<PackageOnSale>();
  const { order, isSending } = usePackageOrder(role, listing);
  const offers = listing && packages ? getListingOffers(packages) : (packages ?? []);
  const selected = offers.find(({ packageID }) => String(packageID) === selectedID);

  const start = async () => {
    if (selected === undefined) {
      // Before the message box opens: on closing it restores the focus, which is then on the select.
      document.getElementById(select)?.focus();
      return alert(text.nothingSelected);
    }
    if (selected.packageType === packageTypes.physicalProduct) setShipped(selected);
    else await order(selected);
  };

  if (packages && offers.length === 0) return <p className={styles.none}>{text.noneOnSale}</p>;
  return (
    // A list has many of these fields; the group names the listing of this one.
    <div className={styles.order} {...(listing && { role: 'group', 'aria-label': listing.title })}>
      <SelectField
        id={select}
        label={text.label}
        placeholder={text.choose}
        options={offers.map(toOption)}
        value={selected ? selectedID : ''}
        onChange={setSelectedID}
        hint={
          selected &&
          text.selected(formatAmount(selected), formatMoney(selected.currentPrice), selected.packageDesc)
        }
      />
      {listing && selected && (
        <PromotionPreview packageType={selected.packageType} kind={listing.kind} title={listing.title} />
      )}
      <Button
        variant="soft"
        full
        busy={isSending}
        aria-label={listing && text.orderFor(listing.title)}
        onClick={() => void start()}
      >
        {text.order}
      </Button>
      <Link to={paths.packages} className={styles.more}>
        {text.more}
      </Link>
      {shipped && (
        <ShippingDialog
          offer={shipped}
          {...(listing && { listing })}
          role={role}
          onClose={() => setShipped(undefined)}
        />
      )}
    </div>
  );
}
