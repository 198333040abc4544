import { classNames } from '../lib/class-names.ts';
import chip from './chip.module.css';
import { Chip } from './chip.tsx';
import styles from './filter-chips.module.css';
import { text } from './text.ts';

type Props = {
  filters: readonly { key: string; label: string; onRemove: () => void }[];
  onClear: () => void;
  /** Stands before the first one. */
  intro?: string | undefined;
};

/** The active filters, each removable, and a button to remove all; a single scrolling row on phones. */
export function FilterChips({ filters, onClear, intro }: Props) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={text.chosenFilters}>
      {intro && <li className={styles.intro}>{intro}</li>}
      {filters.map((filter) => (
        <li key={filter.key}>
          <Chip label={filter.label} purpose={text.removeFilter} onRemove={filter.onRemove} />
        </li>
      ))}
      <li>
        <button type="button" className={classNames(chip.chip, chip.clear)} onClick={onClear}>
          {text.clearFilters}
        </button>
      </li>
    </ul>
  );
}
