import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chipsOf } from './chips.ts';
import { FilterPanel } from './filter-panel.tsx';
import { countActive } from './filters.ts';
import { type Answer, Results } from './results.tsx';
import styles from './search-page.module.css';
import { text } from './text.ts';
import { sayTotal } from './total.ts';

type Props<Item> = Omit<Parameters<typeof Results<Item>>[0], 'answer'> & {
  title: string;
  answer: Answer<Item>;
  /** How the results are ordered, in words. */
  order: string;
  /** Where is searched, behind the count. */
  place?: string | undefined;
  detailsOpen: boolean;
  onToggleDetails: () => void;
};

/** A search page: filters beside the results, chips of what was chosen, count, cards, pager. */
export function SearchPage<Item>({
  title,
  order,
  place,
  detailsOpen,
  onToggleDetails,
  ...props
}: Props<Item>) {
  const { search, options, answer } = props;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { filters, applied } = search;
  const chips = filters.flatMap((filter) => chipsOf(filter, applied, options));
  const found = answer.error === undefined ? answer.data : undefined;
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: text.home, to: paths.home }, { label: title }]} />
      <div className={styles.page}>
        <FilterPanel
          search={search}
          options={options}
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
                {found && place && ` · ${place}`}
              </p>
            </div>
            <p className={styles.order}>
              {text.order}: <b>{order}</b>
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
          <Results {...props} />
        </section>
      </div>
    </div>
  );
}
