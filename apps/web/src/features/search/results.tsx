import type { ListingKind } from '@piacter/contracts/listings/values';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/format.ts';
import chip from '../../ui/chip.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { NoResults } from './no-results.tsx';
import styles from './results.module.css';
import { SearchFailed } from './search-failed.tsx';
import { type ListTexts, text } from './text.ts';
import type { Search } from './use-search.ts';

type Props<Row> = {
  search: Search<Row>;
  words: ListTexts;
  /** The illustration of an empty list. */
  kind?: ListingKind;
  /** The fragment of the address, which further pages keep. */
  hash?: string;
  /** The placeholder of the first rows while they load. */
  skeleton: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The rows of a search with their pager, or their loading, empty or error state. */
export function Results<Row>({ search, words, kind, skeleton, hash = '', children }: Props<Row>) {
  const suggestionsID = useId();
  const { result, failure, isLoading, applied, getHref } = search;
  if (failure !== undefined) return <SearchFailed search={search} words={words} />;
  if (result === undefined) return skeleton;
  const { data, total, totalPages, suggestions = [] } = result;
  if (data.length === 0 && (total ?? totalPages) > 0) {
    const last = { to: getHref(applied, { page: totalPages }), label: text.lastPage };
    return <EmptyState kind={kind} title={text.pastEnd} hint={text.pastEndHint} links={[last]} />;
  }
  if (data.length === 0 && !isLoading) return <NoResults search={search} kind={kind} words={words} />;
  return (
    <>
      <div className={classNames(styles.rows, isLoading && styles.old)} aria-busy={isLoading}>
        {children(data)}
      </div>
      {suggestions.length > 0 && (
        <nav className={styles.suggestions} aria-labelledby={suggestionsID}>
          <h2 id={suggestionsID}>{text.moreLike(suggestions.length)}</h2>
          <ul>
            {suggestions.map(({ label, address, total: found }) => (
              <li key={address}>
                <Link className={classNames(chip.chip, chip.link)} to={address}>
                  {text.relaxed(label, formatNumber(found))}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
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
