import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawer, FilterGroup } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FilterField } from './filter-field.tsx';
import { countActive, type Faults, type Filter, type FilterOptions, namesOf } from './filters.ts';
import styles from './search-page.module.css';
import { text } from './text.ts';
import type { Search } from './use-search.ts';

type Props = {
  search: Search;
  options: FilterOptions;
  faults: Faults;
  open: boolean;
  onClose: () => void;
  detailsOpen: boolean;
  onToggleDetails: () => void;
};

/** These say their name themselves; a group needs no second title for it. */
const isSelfLabelled = (filter: Filter) =>
  ['text', 'number', 'settlement', 'region'].includes(filter.kind) ||
  (filter.kind === 'one' && filter.look !== 'tiles');

/** The filters: beside the results on a desk, in a drawer on a phone. */
export function FilterPanel({ search, options, faults, open, onClose, ...details }: Props) {
  const { detailsOpen, onToggleDetails } = details;
  const { filters, values } = search;
  const group = (filter: Filter) => (
    <FilterGroup
      key={`${search.generation} ${namesOf(filter).join()}`}
      {...(!isSelfLabelled(filter) && { title: filter.label })}
      {...(filter.kind === 'range' && filter.unit !== undefined && { unit: filter.unit })}
    >
      <FilterField
        filter={filter}
        values={values}
        options={('name' in filter && options[filter.name]) || []}
        faults={faults}
        onChange={search.change}
      />
    </FilterGroup>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.apply();
    onClose();
  };
  const foot = (
    <>
      <Button variant="ghost" className={styles.clear} onClick={search.clear}>
        {text.clear}
      </Button>
      <Button type="submit" full>
        <Icon of={IconSearch} />
        {text.submit}
      </Button>
    </>
  );
  const detailed = filters.filter((filter) => filter.isDetail);
  return (
    <form className={styles.filters} onSubmit={submit}>
      <Drawer
        title={text.filters}
        count={countActive(filters, values)}
        open={open}
        onClose={() => {
          search.discard();
          onClose();
        }}
        foot={foot}
      >
        {filters.filter((filter) => !filter.isDetail).map(group)}
        {detailed.length > 0 && (
          <button type="button" className={styles.more} aria-expanded={detailsOpen} onClick={onToggleDetails}>
            {text.details}
            <Icon of={IconChevronDown} />
          </button>
        )}
        {detailsOpen && detailed.map(group)}
      </Drawer>
    </form>
  );
}
