import { messageOf } from '../../lib/api/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { withoutNames } from './filter-values.ts';
import { namesOf, refusedFields } from './filters.ts';
import styles from './results.module.css';
import { type ListWords, text } from './text.ts';
import type { Search } from './use-search.ts';

type Props = { search: Search<unknown>; words: ListWords };

/** A search that was refused or failed to load: the errors, and links to continue. */
export function SearchFailed({ search, words }: Props) {
  const { failure, filters, applied, hrefOf, refresh } = search;
  const refused = refusedFields(failure);
  const isRefused = refused.length > 0;
  const labelOf = (path: string) => filters.find((filter) => namesOf(filter).includes(path))?.label ?? path;
  const rest = withoutNames(
    applied,
    refused.map((error) => error.path),
  );
  return (
    <div className={styles.failed}>
      <Note variant="error">
        <p>{isRefused ? messageOf(failure) : (words.failed ?? messageOf(failure))}</p>
        {isRefused && (
          <ul>
            {refused.map((error) => (
              <li key={error.path}>
                {labelOf(error.path)}: {error.message}
              </li>
            ))}
          </ul>
        )}
      </Note>
      <div className={styles.ways}>
        {isRefused ? (
          <>
            <ButtonLink to={hrefOf(rest)}>{text.wrongFilter}</ButtonLink>
            <ButtonLink variant="ghost" to={hrefOf({})}>
              {text.clearFilters}
            </ButtonLink>
          </>
        ) : (
          <Button onClick={() => void refresh()}>{text.retry}</Button>
        )}
      </div>
    </div>
  );
}
