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
  /** The place of the chip that was removed, whose focus goes to the next one. */
  const removed = useRef<number>(undefined);
  const count = filters.length;
  useEffect(() => {
    const place = removed.current;
    removed.current = undefined;
    if (place === undefined) return;
    const chips = list.current?.querySelectorAll('button');
    chips?.[Math.min(place, count - 1)]?.focus({ preventScroll: true });
  }, [count]);
  if (count === 0) return null;
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
