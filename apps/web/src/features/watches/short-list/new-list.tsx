import { formatNumber } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { markLookedAt, useFoundWatches } from './found-watches.ts';
import styles from './new-list.module.css';

/** Hungarian texts of what one's watches have found. */
const text = {
  title: 'Új a figyeléseidben',
  new: 'új',
} as const;

/** Searches that are listed. */
const maxShown = 4;

/** The followed searches with something new, and how much; nothing without any. */
export function NewList() {
  const found = useFoundWatches().filter(({ newCount }) => newCount > 0);
  if (found.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="uj-a-figyelesekben">
      <h2 id="uj-a-figyelesekben">{text.title}</h2>
      <ul>
        {found.slice(0, maxShown).map(({ watchID, name, address, newCount }) => (
          <li key={watchID}>
            <Link to={address} onClick={() => markLookedAt(watchID)}>
              {name}
            </Link>
            <b>{formatNumber(newCount, text.new)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
