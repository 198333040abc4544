import type { ListingKind } from '@piacter/contracts/listings/values';
import { registerThenOpen, requestedTrade, requesterPaths } from '@piacter/contracts/site/paths';
import { lazy, Suspense } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Values } from './filters.ts';
import type { NoResultsProps } from './relaxed-results.tsx';
import { text } from './text.ts';

const RelaxedSearches = lazy(() =>
  import('./relaxed-results.tsx').then((m) => ({ default: m.RelaxedSearches })),
);

/**
 * The way to a request to the professionals of the searched trade: for requesters the form, for visitors their registration
 * before it. None for other roles, which have none.
 */
function useOfferLinks(kind: ListingKind | undefined, { serviceType }: Values) {
  const role = useSession()?.path;
  if (kind !== 'service' || (role !== undefined && role !== 'ajanlatkero')) return [];
  const query = serviceType ? `?${new URLSearchParams({ [requestedTrade]: serviceType }).toString()}` : '';
  const form = requesterPaths.service.create + query;
  return [{ to: role === undefined ? registerThenOpen(form) : form, label: text.askForOffers }];
}

/** An empty result: similar searches with their counts, by the server where it has them. */
export function NoResults({ search, kind, words }: NoResultsProps) {
  const suggestions = search.result?.suggestions;
  const offerLinks = useOfferLinks(kind, search.applied);
  if (!suggestions)
    return (
      <Suspense>
        <RelaxedSearches search={search} kind={kind} words={words} />
      </Suspense>
    );
  if (suggestions.length === 0 && Object.keys(search.applied).length === 0)
    return <EmptyState kind={kind} {...words.empty} />;
  const links = [
    ...suggestions.map(({ label, address, total }) => ({
      to: address,
      label: text.relaxed(label, formatNumber(total)),
    })),
    ...offerLinks,
  ];
  return links.length > 0 ? (
    <EmptyState kind={kind} title={words.nothing} hint={text.similar(links.length)} links={links} />
  ) : (
    <EmptyState
      kind={kind}
      title={words.nothing}
      hint={text.nothingWith}
      links={[{ to: search.getHref({}), label: text.clearFilters }]}
    />
  );
}
