import { Facts } from '../../../ui/facts.tsx';
import { KeepOnCard } from '../../../ui/keep-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { MapPin, SearchWords } from '../../kinds/search-words/index.ts';
import { text } from '../text.ts';
import styles from './pin-card.module.css';

/** What a pin says, of a search. */
export type DescribePin = (pin: MapPin) => ReturnType<SearchWords['describePin']>;

/** How exact the position is. */
const describePosition = (pin: MapPin) => {
  if (pin.isApproximate === 0) return undefined;
  return pin.settlement === null ? text.middleOfCoverage : text.approximatePlace;
};

/** The small card of a pin: picture, price, what decides, and the heart. */
export function PinCard({ pin, describe }: { pin: MapPin; describe: DescribePin }) {
  const { title, price, note, facts, drawing, listing, to } = describe(pin);
  const position = describePosition(pin);
  return (
    <div className={styles.card}>
      <Link to={to} className={styles.link}>
        <div className={styles.picture}>
          <Picture address={pin.mainImg} kind={drawing} sizes="280px" priority />
        </div>
        <div className={styles.body}>
          {/* Price and title in the order that a screen reader needs; the style sheet shows the price first. */}
          <h3 className={styles.title}>{title}</h3>
          {price && <p className={styles.price}>{price}</p>}
          {note && <p className={styles.note}>{note}</p>}
          <Facts facts={facts} />
          {position && <p className={styles.note}>{position}</p>}
        </div>
      </Link>
      <div className={styles.heart}>
        <KeepOnCard listing={listing} name={title} />
      </div>
    </div>
  );
}
