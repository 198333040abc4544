import { cardSizes } from '@piacter/contracts/images/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Badge, PromotionBadge } from './badge.tsx';
import { type Fact, Facts, Price } from './facts.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './listing-card.module.css';
import { PictureArrows, PictureStrip, usePictureStrip } from './picture-strip.tsx';
import type { Drawing } from './placeholder.tsx';
import { text } from './text.ts';

export type ListingCardProps = {
  to: string;
  kind: ListingKind;
  /** The small line above: 'Eladó lakás · tégla', 'Apartman', 'Burkoló'. */
  kindText: string;
  title: string;
  /** In forints, with its unit. Left out for a service, whose title takes its place. */
  price?: { amount: number | null | undefined; unit?: string };
  /** Behind the price: that of a square metre. */
  priceNote?: string | null;
  /** Beside the price, if it has dropped: '−5%, 12 napja'. */
  priceDrop?: string | undefined;
  /** A line below the price: the total of a stay. */
  priceDetail?: ReactNode;
  /** The place; for a service, its professions. */
  place?: string | null;
  facts?: readonly Fact[];
  /** A quiet last line. */
  foot?: string;
  picture?: string | null;
  pictureCount?: number | null;
  /** Loads the addresses of all pictures, the first one among them, once somebody leafs through them. */
  loadPictures?: () => Promise<readonly string[]>;
  /** In place of a picture; that of the kind by default. */
  drawing?: Drawing;
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
  /** A button below the text, beside the link. */
  action?: ReactNode;
};

/** What the card says. */
function CardBody({ price, facts = [], ...card }: ListingCardProps) {
  return (
    <div className={classNames(styles.body, Boolean(card.action) && styles.beforeAction)}>
      <span className={styles.kind}>{card.kindText}</span>
      {price && (
        <p className={styles.price}>
          <Price {...price} /> {card.priceNote && <span className={styles.priceNote}>{card.priceNote}</span>}
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
      {/* The day may change between the server's page and the browser's. */}
      {card.foot && (
        <p className={styles.foot} suppressHydrationWarning>
          {card.foot}
        </p>
      )}
    </div>
  );
}

/**
 * A listing in a grid; the whole card is one link, with room for a button over the corner of its picture. Its pictures are
 * leafed through by swiping, by the arrows of a pointer, and by the arrow keys on the link.
 */
export function ListingCard({ framed = true, packageType, ...card }: ListingCardProps) {
  const isPro = packageType === packageTypes.pro;
  const frame =
    framed && isPro ? styles.pro : framed && packageType === packageTypes.kiemelt && styles.kiemelt;
  const badged = framed || isPro;
  const pictures = usePictureStrip(card);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') pictures.go(1);
    else if (key === 'ArrowLeft') pictures.go(-1);
  };
  return (
    <div className={styles.frame}>
      <Link to={card.to} className={classNames(styles.card, frame)} onKeyDown={handleKey}>
        <div className={classNames(styles.picture, !card.picture && styles.none)}>
          <PictureStrip
            strip={pictures}
            drawing={card.drawing ?? card.kind}
            sizes={card.sizes ?? cardSizes}
            priority={card.priority ?? false}
          />
          {badged && <PromotionBadge packageType={packageType} className={styles.badge} />}
          {card.state === 'reserved' && (
            <Badge className={styles.reserved}>
              {card.kind === 'service' ? text.fullCalendar : text.reserved}
            </Badge>
          )}
          {!card.picture && <span className={styles.count}>{text.noPicture}</span>}
          {Boolean(card.pictureCount) && card.picture && (
            <span className={styles.count}>
              <Icon shape={IconCamera} />
              {pictures.place > 0 && `${pictures.place + 1}/`}
              {card.pictureCount}
              <span className="sr-only"> {text.photos}</span>
            </span>
          )}
        </div>
        <CardBody {...card} />
      </Link>
      <PictureArrows strip={pictures} />
      {card.corner}
      {card.action && <div className={styles.action}>{card.action}</div>}
    </div>
  );
}
