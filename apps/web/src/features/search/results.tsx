import type { ListingKind } from '@piacter/contracts/listings/values';
import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Pager } from '../../ui/pager.tsx';
import styles from './results.module.css';
import { SearchFailed } from './search-failed.tsx';
import type { ListTexts } from './text.ts';
import type { Search } from './use-search.ts';

const Suggestions = lazy(() => import('./suggestions.tsx').then((m) => ({ default: m.Suggestions })));

type Props<Row> = {
  search: Search<Row>;
  words: ListTexts;
  /** The illustration of an empty list. */
  kind?: ListingKind;
  /** The fragment of the address, which further pages keep. */
  hash?: string;
  /** The placeholder of the first rows while they load. */
  skeleton: ReactNode;
  /** What is proposed besides; false for nothing. */
  proposals?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The rows of a search with their pager, or their loading, empty or error state. */
export function Results<Row>({ search, words, kind, skeleton, hash = '', proposals, children }: Props<Row>) {
  const { result, failure, isLoading, applied, getHref } = search;
  if (failure !== undefined) return <SearchFailed search={search} words={words} />;
  if (result === undefined) return skeleton;
  const { data, total, totalPages, suggestions = [], nearest = [] } = result;
  const isEmpty = data.length === 0 && ((total ?? totalPages) > 0 || !isLoading);
  const offered = (isEmpty || suggestions.length > 0 || proposals) && (
    <Suspense>
      <Suggestions {...{ search, kind, words, isEmpty, proposals }} nearest={children(nearest)} />
    </Suspense>
  );
  if (isEmpty) return offered;
  return (
    <>
      <div className={classNames(styles.rows, isLoading && styles.old)} aria-busy={isLoading}>
        {children(data)}
      </div>
      {offered}
      {totalPages > 1 && (
        <Pager
          page={search.page}
          totalPages={totalPages}
          getHref={(page) => getHref(applied, { page }) + hash}
        />
      )}
    </>
  );
}
