import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterGroups } from '../filter-group.tsx';
import styles from '../filters.module.css';
import { text } from '../text.ts';
import type { Search } from '../use-search.ts';

/** The filters and the order of a list in a role's area, above its rows. Every change searches at once. */
export function FilterBar({ search }: { search: Search<unknown> }) {
  const { filters, sorting } = search;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.apply();
  };
  return (
    <form method="dialog" className={styles.bar} aria-label={text.filters} onSubmit={submit}>
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
  );
}
