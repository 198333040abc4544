import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ReactNode, Ref } from 'react';
import type { Page } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { activeFilters } from '../filter-chips.ts';
import styles from '../results.module.css';
import { Results } from '../results.tsx';
import { type ListTexts, text } from '../text.ts';
import { formatTotal, getTotal, type Search } from '../use-search.ts';
import { FilterBar } from './filter-bar.tsx';
import own from './search-list.module.css';

/** The placeholder of a list's rows while they load. */
function ListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Panel flush>
      <div className={own.skeleton} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never reordered
          <span key={index} className={own.row} />
        ))}
      </div>
    </Panel>
  );
}

type Props<Row> = {
  search: Search<Row>;
  words: ListTexts & {
    /** The number of rows: '3 megrendelés'. */
    count: (count: string) => string;
  };
  /** The illustration of an empty list. */
  kind?: ListingKind;
  /** The container of the rows; it receives the focus when a focused row is deleted. */
  ref?: Ref<HTMLDivElement>;
  /** The rows as cards or as a table. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** The total; undefined where only the number of pages is known. */
const formatCount = (result: Page<unknown>): string | undefined => {
  if (result.total !== undefined) return formatTotal(getTotal(result));
  return result.totalPages > 1 ? undefined : formatNumber(result.data.length);
};

/** A searched list in a role's area: filters above, chips of the active ones, rows, pager. */
export function SearchList<Row>({ search, words, kind, ref, children }: Props<Row>) {
  const { result, failure, page } = search;
  const chips = activeFilters(search);
  const { data = [], total = data.length } = result ?? {};
  // Nothing to filter: the list is empty or loading.
  const count = result && formatCount(result);
  const isIdle = chips.length === 0 && page === 1 && failure === undefined && total === 0;
  return (
    <>
      {!isIdle && <FilterBar search={search} />}
      <FilterChips filters={chips} onClear={() => search.replace({})} />
      <p role="status" className={total > 0 ? own.count : 'sr-only'}>
        {result
          ? text.formatPagePosition(count && words.count(count), page, result.totalPages)
          : failure === undefined && text.loading}
      </p>
      <div ref={ref} tabIndex={-1} className={styles.list}>
        <Results search={search} words={words} {...(kind && { kind })} skeleton={<ListSkeleton />}>
          {children}
        </Results>
      </div>
    </>
  );
}
