import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chipsOf } from './chips.ts';
import { faultsOf } from './faults.ts';
import { FilterPanel } from './filter-panel.tsx';
import { countActive } from './filters.ts';
import { type Answer, Results } from './results.tsx';
import styles from './search-page.module.css';
import { text } from './text.ts';
import { sayTotal } from './total.ts';
import type { ListingSearch } from './use-listing-search.ts';

type Props<Item> = Omit<Parameters<typeof Results<Item>>[0], 'answer' | 'search' | 'options'> & {
  /** The heading, and the tab's title. */
  title: string;
  answer: Answer<Item>;
  /** What `useListingSearch` gives. */
  listing: ListingSearch;
};

/** A search page: filters beside the results, chips of what was chosen, count, cards, pager. */
export function SearchPage<Item>({ title, listing, ...props }: Props<Item>) {
  usePageTitle(title);
  const { answer } = props;
  const { search, options, detailsOpen, onToggleDetails } = listing;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { filters, applied } = search;
  const chips = filters.flatMap((filter) => chipsOf(filter, applied, options));
  const found = answer.error === undefined ? answer.data : undefined;
  const { settlement } = applied;
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: text.home, to: paths.home }, { label: title }]} />
      <div className={styles.page}>
        <FilterPanel
          search={search}
          options={options}
          faults={faultsOf(answer.error)}
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          detailsOpen={detailsOpen}
          onToggleDetails={onToggleDetails}
        />
        <section className={styles.results} aria-label={text.results}>
          <div className={styles.head}>
            <div>
              <h1>{title}</h1>
              <p className={styles.count}>
                <span role="status">
                  {found ? <b>{text.count(sayTotal(found))}</b> : answer.isLoading ? text.searching : ''}
                </span>
                {found && settlement && ` · ${settlement}`}
              </p>
            </div>
            <p className={styles.order}>
              {text.order}: <b>{text.promotedFirst}</b>
            </p>
          </div>
          <Button className={styles.openFilters} onClick={() => setDrawerOpen(true)}>
            <Icon of={IconAdjustmentsHorizontal} />
            {text.openFilters(countActive(filters, applied))}
          </Button>
          {chips.length === 0 ? (
            <div className={styles.noChips} />
          ) : (
            <FilterChips
              filters={chips.map(({ key, label, without }) => ({
                key,
                label,
                onRemove: () => search.remove(without),
              }))}
              onClear={() => search.remove({})}
            />
          )}
          <h2 className="sr-only">{text.results}</h2>
          <Results {...props} search={search} options={options} />
        </section>
      </div>
    </div>
  );
}
