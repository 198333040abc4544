import type { ListingKind } from '@piacter/contracts/listings/values';
import { nearestLimit } from '@piacter/contracts/search/values';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import chip from '../../ui/chip.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { describeWorkPath } from './describe-work/index.ts';
import type { Values } from './filters.ts';
import { RelaxedSearches } from './relaxed-results.tsx';
import { text } from './rescue-text.ts';
import styles from './results.module.css';
import type { ListTexts } from './text.ts';
import type { Search } from './use-search.ts';

type Props = {
  search: Search<unknown>;
  kind: ListingKind | undefined;
  words: ListTexts;
  /** The first listings of the first similar search; false without one. */
  nearest: ReactNode;
};

/** The way to a request to all professionals of the searched trade and place; for roles that have none, nothing. */
function DescribeWork({ kind, values }: { kind: ListingKind | undefined; values: Values }) {
  const role = useSession()?.path;
  if (kind !== 'service' || (role !== undefined && role !== 'ajanlatkero')) return null;
  return (
    <p className={styles.describe}>
      <span>{text.describeHint}</span>
      <ButtonLink to={describeWorkPath(values)}>{text.describeWork}</ButtonLink>
    </p>
  );
}

/** Similar searches, and the first listings of the first of them, in place of an empty list. */
export function NoResults({ search, kind, words, nearest }: Props) {
  const { applied, result, getHref } = search;
  const { suggestions, totalPages = 0, total = totalPages } = result ?? {};
  if (total > 0) {
    const last = { to: getHref(applied, { page: totalPages }), label: text.lastPage };
    return <EmptyState kind={kind} title={text.pastEnd} hint={text.pastEndHint} links={[last]} />;
  }
  if (!suggestions) return <RelaxedSearches search={search} kind={kind} words={words} />;
  if (suggestions.length === 0 && Object.keys(applied).length === 0)
    return <EmptyState kind={kind} {...words.empty} />;
  const links = suggestions.map(({ label, address, total }) => ({
    to: address,
    label: text.relaxed(label, formatNumber(total)),
  }));
  const [first] = suggestions;
  return (
    <>
      <EmptyState
        kind={kind}
        title={words.nothing}
        hint={links.length > 0 ? text.similar(links.length) : text.nothingWith}
        links={links.length > 0 ? links : [{ to: getHref({}), label: text.clearFilters }]}
      />
      <DescribeWork kind={kind} values={applied} />
      {first && nearest && (
        <section className={styles.suggestions}>
          <h2>{text.nearest(first.label)}</h2>
          {nearest}
          {first.total > nearestLimit && (
            <p className={styles.ways}>
              <Link className={classNames(chip.chip, chip.link)} to={first.address}>
                {text.all(formatNumber(first.total))}
              </Link>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** Similar searches below a short list. */
export function FewResults({ search, kind }: Pick<Props, 'search' | 'kind'>) {
  const id = useId();
  const suggestions = search.result?.suggestions ?? [];
  return (
    <>
      <nav className={styles.suggestions} aria-labelledby={id}>
        <h2 id={id}>{text.moreLike(suggestions.length)}</h2>
        <ul>
          {suggestions.map(({ label, address, total }) => (
            <li key={address}>
              <Link className={classNames(chip.chip, chip.link)} to={address}>
                {text.relaxed(label, formatNumber(total))}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DescribeWork kind={kind} values={search.applied} />
    </>
  );
}
