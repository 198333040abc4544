import type { ListingKind } from '@piacter/contracts/listings/values';
import { classNames } from '../lib/class-names.ts';
import chip from './chip.module.css';
import styles from './empty-state.module.css';
import { Link } from './link.tsx';
import { Placeholder } from './placeholder.tsx';

type Props = {
  /** The illustration. */
  kind?: ListingKind | undefined;
  title: string;
  /** One sentence on what to do. */
  hint?: string;
  /** Links or buttons; for a search, relaxed searches with their counts ('Bármilyen áron: 14'). */
  links?: readonly { to: string; label: string }[];
};

/** Shown in place of an empty list, below the page's h1. */
export function EmptyState({ kind, title, hint, links = [] }: Props) {
  return (
    <div className={styles.empty}>
      {kind && <Placeholder kind={kind} className={styles.drawing} />}
      <div>
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
        {links.length > 0 && (
          <div className={styles.ways}>
            {links.map((way) => (
              <Link key={way.to} to={way.to} className={classNames(chip.chip, chip.link)}>
                {way.label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
