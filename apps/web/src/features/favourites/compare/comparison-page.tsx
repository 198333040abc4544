import type { ComparedListings } from '@piacter/contracts/favourites';
import { maxCompared } from '@piacter/contracts/favourites/values';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { paths } from '@piacter/contracts/site/paths';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr/immutable';
import { type ApiFailure, useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { text as shared } from '../../../ui/text.ts';
import { kindParts } from '../../kind-parts/index.ts';
import type { Comparison } from '../../listings/comparison/index.ts';
import { type Compared as Comparable, CompareTable } from './compare-table.tsx';
import styles from './comparison.module.css';
import { text } from './text.ts';

/** The kind and the ids of the address; undefined unless it names at least one listing. */
function useCompared(): { kind: ListingKind; ids: string } | undefined {
  const [params] = useSearchParams();
  const kind = listingKinds.find((one) => one === params.get('kind'));
  const ids = (params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  const unique = [...new Set(ids)].slice(0, maxCompared).join(',');
  return kind && unique !== '' ? { kind, ids: unique } : undefined;
}

type TableProps<Listing> = {
  kind: ListingKind;
  ids: string;
  listings: readonly Listing[];
  comparison: Comparison<Listing>;
};

function Compared<Listing extends Comparable>({ kind, ids, listings, comparison }: TableProps<Listing>) {
  const [params, setParams] = useSearchParams();
  if (listings.length === 0) return <EmptyState kind={kind} {...text.gone} />;
  const remove = (id: number) => {
    const ids = (params.get('ids') ?? '').split(',').filter((one) => one !== String(id));
    setParams({ kind, ids: ids.join(',') }, { replace: true });
  };
  const missing = ids.split(',').length - listings.length;
  return (
    <>
      {missing > 0 && <Note>{text.missing(missing)}</Note>}
      <CompareTable kind={kind} listings={listings} comparison={comparison} onRemove={remove} />
    </>
  );
}

type Details = { [Kind in ListingKind]: readonly ComparedListings[Kind][number][] };

function Content<Kind extends ListingKind>({ kind, ids }: { kind: Kind; ids: string }): ReactNode {
  const { data, error, mutate } = useApi('GET /api/compare', { query: { kind, ids } });
  const rows = useSWR(['comparison', kind], kindParts[kind].loadComparison);
  const failure: ApiFailure | undefined = data ? undefined : error;
  if (!data || !rows.data) {
    const retry = () => {
      void mutate();
      void rows.mutate();
    };
    return (
      <Pending
        loading={text.loading}
        failure={failure?.message ?? (rows.error && shared.pageFailed)}
        onRetry={retry}
      />
    );
  }
  const details: Details = data.data;
  return <Compared kind={kind} ids={ids} listings={details[kind]} comparison={rows.data.comparison} />;
}

/** /osszehasonlitas?kind=…&ids=…: up to four listings of a kind side by side (KEEP-03). */
export function ComparisonPage() {
  usePageTitle(text.title);
  const compared = useCompared();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={text.title}
        sub={text.sub}
        action={
          <ButtonLink variant="ghost" to={paths.favourites}>
            {text.back}
          </ButtonLink>
        }
      />
      {compared ? (
        <Content {...compared} />
      ) : (
        <EmptyState {...text.empty} links={[{ to: paths.favourites, label: text.back }]} />
      )}
    </div>
  );
}
