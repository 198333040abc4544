import { menuKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { useId } from 'react';
import { useApi } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/format.ts';
import chip from '../../ui/chip.module.css';
import { Link } from '../../ui/link.tsx';
import styles from './home-page.module.css';
import { text } from './text.ts';

/** The places and the professions with the most listings, by kind. */
export function PopularSearches() {
  const id = useId();
  const searches = useApi('GET /api/popular-searches', {}).data?.data ?? [];
  const kinds = menuKinds.filter((kind) => searches.some((one) => one.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <nav className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{text.popular}</h2>
      <div className={styles.popular}>
        {kinds.map((kind) => (
          <div key={kind}>
            <h3>{searchNameByKind[kind]}</h3>
            <ul>
              {searches
                .filter((one) => one.kind === kind)
                .map(({ name, address, total }) => (
                  <li key={address}>
                    <Link className={classNames(chip.chip, chip.link)} to={address}>
                      {name} <small>{formatNumber(total)}</small>
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
