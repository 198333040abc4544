import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { ListingKind } from '../../ui/placeholder.tsx';
import type { FilterOptions, Values } from './filters.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchFailed } from './search-failed.tsx';
import styles from './search-page.module.css';
import { text } from './text.ts';
import type { Total } from './total.ts';
import type { Search } from './use-search.ts';

/** One page of results as the API gives it. */
export type Found<Item> = Total & { data: Item[]; totalPages: number };

/** What SWR knows of the current search; while a new one is on its way, `data` is the old one's. */
export type Answer<Item> = {
  data: Found<Item> | undefined;
  error: unknown;
  isLoading: boolean;
  mutate: () => unknown;
};

/** Cards whose pictures are in view when the page opens; the server preloads as many. */
const firstCards = 2;

type Props<Item> = {
  kind: ListingKind;
  search: Search;
  options: FilterOptions;
  answer: Answer<Item>;
  /** `isInView`: its picture is seen when the page opens. */
  renderCard: (item: Item, isInView: boolean) => ReactNode;
  countOf: (values: Values) => Promise<Total>;
};

/** The cards of a search, or what stands in their place. */
export function Results<Item>({ kind, search, options, answer, renderCard, countOf }: Props<Item>) {
  const { data, error, isLoading } = answer;
  if (error !== undefined && !isLoading)
    return <SearchFailed failure={error} search={search} onRetry={() => void answer.mutate()} />;
  if (data === undefined) return <CardGridSkeleton count={9} />;
  if (data.data.length === 0 && data.total > 0) {
    const last = { to: search.hrefOf(search.applied, data.totalPages), label: text.lastPage };
    return <EmptyState kind={kind} title={text.pastEnd} hint={text.pastEndHint} ways={[last]} />;
  }
  if (data.data.length === 0 && !isLoading) return <NothingFound {...{ kind, search, options, countOf }} />;
  return (
    <>
      <div className={classNames(styles.cards, isLoading && styles.old)} aria-busy={isLoading}>
        <CardGrid>{data.data.map((item, index) => renderCard(item, index < firstCards))}</CardGrid>
      </div>
      {data.totalPages > 1 && (
        <Pager
          page={search.page}
          totalPages={data.totalPages}
          hrefOf={(page) => search.hrefOf(search.applied, page)}
        />
      )}
    </>
  );
}
