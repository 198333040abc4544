import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Icon } from '../../ui/icon.tsx';
import { FilterField } from './filter-field.tsx';
import styles from './filters.module.css';
import { type Filter, type FilterCounts, getFieldErrors, getNames } from './filters.ts';
import { text } from './text.ts';
import type { Search } from './use-search.ts';

/** Filters whose field renders the label itself, so that the group needs no title. */
const hasOwnLabel = (filter: Filter) =>
  filter.label === '' ||
  ['text', 'number', 'dates', 'people', 'settlement', 'region'].includes(filter.kind) ||
  (filter.kind === 'select' && filter.variant !== 'tiles');

type Props = { filter: Filter; search: Search<unknown>; counts: FilterCounts | undefined };

/** The fields of one described filter, under a title unless they have their own label. */
function FilterGroup({ filter, search, counts }: Props) {
  const { generation, values, options, failure, change } = search;
  return (
    <div key={generation} className={styles.group}>
      {!hasOwnLabel(filter) && (
        <span className={styles.groupTitle}>
          {filter.label}
          {filter.kind === 'range' && filter.unit !== undefined && <span>{filter.unit}</span>}
        </span>
      )}
      <FilterField
        filter={filter}
        values={values}
        options={('name' in filter && options[filter.name]) || []}
        counts={counts?.options ?? {}}
        histogram={
          (filter.kind === 'range' && filter.histogram && counts?.histograms[filter.histogram]) || null
        }
        errors={getFieldErrors(failure)}
        onChange={change}
      />
    </div>
  );
}

/** All groups of a search, the detailed ones behind 'Részletes keresés'. */
export function FilterGroups({ search, counts }: { search: Search<unknown>; counts?: FilterCounts }) {
  const { filters, detailsOpen, onToggleDetails } = search;
  const group = (filter: Filter) => (
    <FilterGroup key={getNames(filter).join()} {...{ filter, search, counts }} />
  );
  const described = filters.filter(({ kind }) => kind !== 'chip');
  const detailed = described.filter(({ isDetail }) => isDetail);
  return (
    <>
      {described.filter(({ isDetail }) => !isDetail).map(group)}
      {detailed.length > 0 && (
        <button type="button" className={styles.more} aria-expanded={detailsOpen} onClick={onToggleDetails}>
          {text.details}
          <Icon shape={IconChevronDown} />
        </button>
      )}
      {detailsOpen && detailed.map(group)}
    </>
  );
}
