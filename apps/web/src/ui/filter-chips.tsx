import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  /** The place of the chip that was removed, whose focus the next one gets. */
  const removed = useRef(-1);
  const { length } = filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the chip is gone
  useEffect(() => {
    list.current?.querySelectorAll('button')[removed.current]?.focus();
    removed.current = -1;
  }, [length]);
  if (length === 0) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label={text.chosenFilters}>
      {intro && <li className={styles.intro}>{intro}</li>}
      {filters.map((filter, place) => (
        <li key={filter.key}>
          <Chip
            label={filter.label}
            purpose={text.removeFilter}
            onRemove={() => {
              removed.current = place;
              filter.onRemove();
            }}
          />
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
