import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FormEvent, useId, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterGroups } from '../filter-group.tsx';
import styles from '../filters.module.css';
import { countActive } from '../filters.ts';
import { text } from '../text.ts';
import type { Search } from '../use-search.ts';

/** More filters than these would push the first row off the screen of a phone, where they are behind a button. */
const maxInView = 5;

/** The filters and the order of a list in a role's area, above its rows. Every change searches at once. */
export function FilterBar({ search }: { search: Search<unknown> }) {
  const { filters, sorting, applied } = search;
  const isFolded = filters.length > maxInView;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.apply();
  };
  return (
    <>
      {isFolded && (
        <Button
          variant="ghost"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon shape={IconAdjustmentsHorizontal} />
          {text.openFilters(countActive(filters, applied))}
        </Button>
      )}
      <form
        id={id}
        method="dialog"
        className={classNames(styles.bar, isFolded && !isOpen && styles.folded)}
        aria-label={text.filters}
        onSubmit={submit}
      >
        <FilterGroups search={search} />
        {sorting && (
          <SelectField
            label={sorting.label}
            name={sorting.name}
            options={sorting.options}
            value={sorting.value}
            onChange={sorting.onChange}
          />
        )}
        {filters.length > 1 && (
          <Button type="submit">
            <Icon shape={IconSearch} />
            {text.submit}
          </Button>
        )}
      </form>
    </>
  );
}
