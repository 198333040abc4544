import { getErrorMessage } from '../../lib/api/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { text as shared } from '../../ui/text.ts';
import { withoutNames } from './filter-values.ts';
import { getNames, refusedFields } from './filters.ts';
import styles from './results.module.css';
import { type ListTexts, text } from './text.ts';
import type { Search } from './use-search.ts';

type Props = { search: Search<unknown>; words: ListTexts };

/** A search that was refused or failed to load: the errors, and links to continue. */
export function SearchFailed({ search, words }: Props) {
  const { failure, filters, applied, getHref, refresh } = search;
  const refused = refusedFields(failure);
  const isRefused = refused.length > 0;
  const getLabel = (path: string) => filters.find((filter) => getNames(filter).includes(path))?.label ?? path;
  const rest = withoutNames(
    applied,
    refused.map((error) => error.path),
  );
  return (
    <div className={styles.failed}>
      <Note variant="error">
        <p>{isRefused ? getErrorMessage(failure) : (words.failed ?? getErrorMessage(failure))}</p>
        {isRefused && (
          <ul>
            {refused.map((error) => (
              <li key={error.path}>
                {getLabel(error.path)}: {error.message}
              </li>
            ))}
          </ul>
        )}
      </Note>
      <div className={styles.ways}>
        {isRefused ? (
          <>
            <ButtonLink to={getHref(rest)}>{text.wrongFilter}</ButtonLink>
            <ButtonLink variant="ghost" to={getHref({})}>
              {shared.clearFilters}
            </ButtonLink>
          </>
        ) : (
          <Button onClick={() => void refresh()}>{text.retry}</Button>
        )}
      </div>
    </div>
  );
}
