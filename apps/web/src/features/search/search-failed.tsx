import { messageOf } from '../../lib/api/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { refusalsOf } from './faults.ts';
import { namesOf, withoutNames } from './filters.ts';
import styles from './search-page.module.css';
import { text } from './text.ts';
import type { Search } from './use-search.ts';

type Props = { failure: unknown; search: Search; onRetry: () => void };

/** A search that the server refused or that did not arrive: what it says, and the ways on. */
export function SearchFailed({ failure, search, onRetry }: Props) {
  const refused = refusalsOf(failure);
  const labelOf = (path: string) =>
    search.filters.find((filter) => namesOf(filter).includes(path))?.label ?? path;
  const rest = withoutNames(
    search.applied,
    refused.map((error) => error.path),
  );
  return (
    <div className={styles.failed}>
      <Note variant="error">
        <p>{messageOf(failure)}</p>
        {refused.length > 0 && (
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
        {refused.length > 0 ? (
          <>
            <ButtonLink to={search.hrefOf(rest)}>{text.wrongFilter}</ButtonLink>
            <ButtonLink variant="ghost" to={search.hrefOf({})}>
              {text.clearFilters}
            </ButtonLink>
          </>
        ) : (
          <Button onClick={onRetry}>{text.retry}</Button>
        )}
      </div>
    </div>
  );
}
