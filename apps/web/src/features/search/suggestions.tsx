import type { ListingKind } from '@piacter/contracts/listings/values';
import { formatKeyword, nearestLimit } from '@piacter/contracts/search/values';
import { type ReactNode, Suspense, useId } from 'react';
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
import styles from './results.module.css';
import pageStyles from './search-page.module.css';
import { text } from './suggestions-text.ts';
import type { ListTexts } from './text.ts';
import { getTotal, type Search } from './use-search.ts';

// Loaded with what it stands beside: each file is listed in what every page loads.
/** How many of the results have the words that were left over of a free text, and the search for these alone. */
export function WishLine({ search: { result, applied } }: { search: Search<unknown> }) {
  const { wish } = applied;
  const { wishTotal: found, wishAddress } = result ?? {};
  if (!result || wish === undefined || typeof found !== 'number' || result.data.length === 0) return null;
  const { total } = getTotal(result);
  const isByHours = wishAddress?.includes('open=');
  return (
    <p className={pageStyles.wish}>
      {isByHours
        ? text.wishOpen(formatKeyword(wish), found)
        : text.wishFound(formatKeyword(wish), found, total, Object.keys(applied).length === 1)}
      {wishAddress && found > 0 && found < total && (
        <>
          {' '}
          <Link to={wishAddress}>{text.onlyWished}</Link>
        </>
      )}
    </p>
  );
}

type Props = {
  search: Search<unknown>;
  kind: ListingKind | undefined;
  words: ListTexts;
  /** The first listings of the first relaxed search. */
  nearest: ReactNode;
  /** What the kind of listings proposes besides; false for nothing. */
  proposals: ReactNode;
  isEmpty: boolean;
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

/** Nothing waits for these. */
const Proposals = ({ children }: { children: ReactNode }) => (
  <Suspense>{children && <div className={styles.proposals}>{children}</div>}</Suspense>
);

/** Whether a relaxed search looks elsewhere. */
const isElsewhere = (address: string, { settlement }: Values): boolean => {
  const other = new URLSearchParams(address.split('?')[1]).get('settlement');
  return other !== null && other !== settlement;
};

/** Relaxed searches, what is proposed besides, and the first listings of the first search, in place of an empty list. */
function NoResults({ search, kind, words, nearest, proposals }: Omit<Props, 'isEmpty'>) {
  const { applied, result, getHref } = search;
  const { suggestions, nearest: found = [], totalPages = 0, total = totalPages } = result ?? {};
  if (total > 0) {
    const last = { to: getHref(applied, { page: totalPages }), label: text.lastPage };
    return <EmptyState kind={kind} title={text.pastEnd} hint={text.pastEndHint} links={[last]} />;
  }
  if (!suggestions) return <RelaxedSearches search={search} kind={kind} words={words} />;
  if (suggestions.length === 0 && Object.keys(applied).length === 0)
    return <EmptyState kind={kind} {...words.empty} />;
  const links = suggestions
    // Proposals name other places themselves.
    .filter(({ address }) => !proposals || !isElsewhere(address, applied))
    .map(({ label, address, total }) => ({ to: address, label: text.relaxed(label, formatNumber(total)) }));
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
      <Proposals>{proposals}</Proposals>
      {first && found.length > 0 && (
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

/** Relaxed searches below a short list. */
function FewResults({ search, kind }: Pick<Props, 'search' | 'kind'>) {
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

/** What is offered in place of an empty list, or below one. */
export function Suggestions({ isEmpty, ...props }: Props) {
  if (isEmpty) return <NoResults {...props} />;
  const { search, kind, proposals } = props;
  return (
    <>
      {search.result?.suggestions?.length ? <FewResults search={search} kind={kind} /> : null}
      <Proposals>{proposals}</Proposals>
    </>
  );
}
