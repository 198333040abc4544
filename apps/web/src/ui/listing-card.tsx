import { cardSizes } from '@piacter/contracts/images/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Badge, PromotionBadge } from './badge.tsx';
import { type Fact, Facts } from './facts.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './listing-card.module.css';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { text } from './text.ts';

export type ListingCardProps = {
  to: string;
  kind: ListingKind;
  /** The small line above: 'Eladó lakás · tégla', 'Apartman', 'Burkoló'. */
  kindText: string;
  title: string;
  /** In forints, with its unit. Left out for a service, whose title takes its place. */
  price?: { amount: number | null | undefined; unit?: string };
  /** Beside the price, if it has dropped: '−5%, 12 napja'. */
  priceDrop?: string | undefined;
  /** A line below the price: the total of a stay. */
  priceDetail?: string | undefined;
  /** The place; for a service, its professions. */
  place?: string | null;
  facts?: readonly Fact[];
  picture?: string | null;
  pictureCount?: number | null;
  packageType?: number | null;
  /** The state on the wire; only a reserved one is marked. */
  state?: string;
  /** Frames for promoted listings. None in the home grid, where every listing is promoted and only PRO has a badge. */
  framed?: boolean;
  /** Set for the first row: its pictures are loaded eagerly. */
  priority?: boolean;
  sizes?: string;
  /** A button in the corner of the picture, beside the link. */
  corner?: ReactNode;
};

/** A listing in a grid; the whole card is one link, with room for a button over the corner of its picture. */
export function ListingCard({ framed = true, packageType, price, facts = [], ...card }: ListingCardProps) {
  const isPro = packageType === packageTypes.pro;
  const frame =
    framed && isPro ? styles.pro : framed && packageType === packageTypes.kiemelt && styles.kiemelt;
  const badged = framed || isPro;
  return (
    <div className={styles.frame}>
      <Link to={card.to} className={classNames(styles.card, frame)}>
        <div className={styles.picture}>
          <Picture
            address={card.picture}
            kind={card.kind}
            sizes={card.sizes ?? cardSizes}
            priority={card.priority ?? false}
          />
          {badged && <PromotionBadge packageType={packageType} className={styles.badge} />}
          {card.state === 'reserved' && <Badge className={styles.reserved}>{text.reserved}</Badge>}
          {Boolean(card.pictureCount) && card.picture && (
            <span className={styles.count}>
              <Icon shape={IconCamera} />
              {card.pictureCount}
              <span className="sr-only"> {text.photos}</span>
            </span>
          )}
        </div>
        <div className={styles.body}>
          <span className={styles.kind}>{card.kindText}</span>
          {price && (
            <p className={styles.price}>
              <Price {...price} />
            </p>
          )}
          {card.priceDrop && (
            <Badge variant="on" className={styles.priceDrop}>
              <span className="sr-only">{text.cheaper} </span>
              {card.priceDrop}
            </Badge>
          )}
          {card.priceDetail && <p className={styles.priceDetail}>{card.priceDetail}</p>}
          <h3 className={price ? styles.title : styles.serviceTitle}>{card.title}</h3>
          {card.place && <p className={styles.place}>{card.place}</p>}
          <Facts facts={facts} />
        </div>
      </Link>
      {card.corner}
    </div>
  );
}
