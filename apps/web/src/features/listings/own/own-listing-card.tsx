import { isFound } from '@piacter/contracts/lifecycle/values';
import { listingRoleByKind } from '@piacter/contracts/listings/values';
import type { OwnOrder } from '@piacter/contracts/orders';
import { noPromotion, type PromotionType } from '@piacter/contracts/packages/values';
import { listingPathsByKind, paths } from '@piacter/contracts/site/paths';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Badge, PromotionBadge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Fact, Facts, Price } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import {
  type MovableListing,
  type Move,
  StateBadge,
  StateButtons,
  StateNote,
} from '../../lifecycle/index.ts';
import { ListingPackageOrder } from '../../orders/place-order/index.ts';
import { UnpaidOrder } from '../../orders/unpaid/index.ts';
import { PromotionState } from '../../packages/index.ts';
import { HiddenNote } from '../../reports/index.ts';
import styles from './own-listings.module.css';
import { text } from './text.ts';

/** The content of a card in the list of one's listings, for every kind. */
export type OwnListing = Omit<MovableListing, 'packageType'> & {
  /** The small line above the title: 'Kiadó lakás', 'Apartman', 'Burkoló'. */
  kindText: string;
  /** In forints; absent for a service without a price table. */
  price?: { amount: number; unit: string };
  /** Below the title, unless the title is the place itself. */
  place?: string | undefined;
  facts: readonly Fact[];
  mainImg: string | null;
  imageCount: number;
  packageType: PromotionType;
  created: string;
  disableAddress: 0 | 1;
  /** What the law wants its ad to say and it does not. */
  lacking?: string | undefined;
  /** Why an admin hid it; null unless it is hidden. */
  hiddenReason: string | null;
  publicPath: string;
  editPath: string;
  /** Of what is rented by the night. */
  calendarPath?: string;
};

type PackageProps = {
  listing: OwnListing;
  /** Its orders that wait for their payment. */
  unpaid: readonly OwnOrder[];
};

/** A listing's package, and a button that opens the order of another: most cards of a list are only read. */
function ListingPackage({ listing, unpaid }: PackageProps) {
  const { kind, id, title, packageType, imageCount } = listing;
  const isPromoted = packageType !== noPromotion;
  const isShown = isFound(listing.state);
  const [isOrdering, setOrdering] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOrdering) box.current?.querySelector('select')?.focus();
  }, [isOrdering]);
  const label = isPromoted ? text.promoteAgain : text.promote;
  return (
    <div ref={box} className={`${styles.package} ${isOrdering ? styles.order : ''}`}>
      {isPromoted && <PromotionState {...{ kind, id, packageType, imageCount }} />}
      {unpaid.map((order) => (
        <p key={order.orderID} className={styles.unpaid}>
          <UnpaidOrder role={listingRoleByKind[kind]} order={order} isAtListing />
        </p>
      ))}
      {!isShown && <p className={styles.about}>{text.noPackage}</p>}
      {isShown && isOrdering && (
        <ListingPackageOrder listing={{ kind, id, title }} packageType={packageType} />
      )}
      {isShown && !isOrdering && (
        <>
          <Button variant="soft" full aria-label={`${label}: ${title}`} onClick={() => setOrdering(true)}>
            <Icon shape={IconStar} />
            {label}
          </Button>
          <Link to={paths.packages} className={styles.about}>
            {text.aboutPackages}
          </Link>
        </>
      )}
    </div>
  );
}

type Props = PackageProps & {
  priority: boolean;
  /** Undefined where there is nothing to select among. */
  isSelected?: boolean | undefined;
  onSelect: (isSelected: boolean) => void;
  onCopy: () => void;
  onRemove: () => void;
  onMove: (move: Move) => void;
};

/** The card of one of the user's listings: picture, key facts, edit and delete, and its package. */
export function OwnListingCard({ listing, unpaid, priority, isSelected, ...on }: Props) {
  const { title, price, place, hiddenReason } = listing;
  return (
    <Panel className={styles.own ?? ''} flush>
      <div className={styles.picture}>
        <Picture address={listing.mainImg} kind={listing.kind} sizes="240px" priority={priority} />
        {hiddenReason === null ? (
          <PromotionBadge packageType={listing.packageType} className={styles.badge} />
        ) : (
          <Badge variant="bad" icon={IconEyeOff} className={styles.badge}>
            {text.hiddenBadge}
          </Badge>
        )}
      </div>
      <div className={styles.middle}>
        <div>
          <span className={styles.kind}>{listing.kindText}</span>
          {price && (
            <p className={styles.price}>
              <Price {...price} />
            </p>
          )}
          <h2 className={styles.title}>
            <Link to={listing.publicPath}>{title}</Link>
          </h2>
        </div>
        <div className={styles.numbers}>
          {place && <p className={styles.place}>{place}</p>}
          {listing.facts.length > 0 && <Facts facts={listing.facts} />}
          <p>
            <b>{listing.imageCount}</b> {text.pictures}
          </p>
          <p>{(listing.state === 'draft' ? text.begun : text.posted)(formatDate(listing.created))}</p>
          {listing.disableAddress === 1 && <p>{text.hidden}</p>}
          {listing.lacking && <p className={styles.lacking}>{listing.lacking}</p>}
          {hiddenReason === null && (
            <StateBadge state={listing.state} kind={listing.kind} ending={listing.ending} />
          )}
        </div>
        <div className={styles.stateNote}>
          <StateNote listing={listing} />
        </div>
        <div className={styles.actions}>
          {isSelected !== undefined && (
            <label className={styles.select}>
              <input
                type="checkbox"
                checked={isSelected}
                aria-label={text.selectLabel(title)}
                onChange={(event) => on.onSelect(event.target.checked)}
              />
              {text.select}
            </label>
          )}
          <ButtonLink variant="plain" to={listing.editPath} aria-label={text.editLabel(title)}>
            <Icon shape={IconPencil} />
            {text.edit}
          </ButtonLink>
          {listing.calendarPath && (
            <ButtonLink variant="plain" to={listing.calendarPath} aria-label={text.calendarLabel(title)}>
              <Icon shape={IconCalendar} />
              {text.calendar}
            </ButtonLink>
          )}
          {listing.state !== 'draft' && (
            <ButtonLink
              variant="plain"
              to={listingPathsByKind[listing.kind].month(listing.id)}
              aria-label={text.monthLabel(title)}
            >
              <Icon shape={IconChartBar} />
              {text.month}
            </ButtonLink>
          )}
          <StateButtons listing={listing} onMove={on.onMove} />
          <Button variant="plain" aria-label={text.copyLabel(title)} onClick={on.onCopy}>
            <Icon shape={IconCopy} />
            {text.copy}
          </Button>
          <Button variant="danger" aria-label={text.removeLabel(title)} onClick={on.onRemove}>
            <Icon shape={IconTrash} />
            {text.remove}
          </Button>
        </div>
      </div>
      {hiddenReason === null ? (
        <ListingPackage listing={listing} unpaid={unpaid} />
      ) : (
        <div className={`${styles.package} ${styles.hidden}`}>
          <HiddenNote reason={hiddenReason} listing={listing} isOwn />
        </div>
      )}
    </Panel>
  );
}
