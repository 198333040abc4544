import type { SharedList } from '@piacter/contracts/favourites';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { SignpostPage } from '../../../ui/signpost-page.tsx';
import { findCard } from '../cards/index.ts';
import { searchLinks } from '../searches.ts';
import styles from './share.module.css';
import { text } from './text.ts';

const { shared } = text;

function List({ list }: { list: SharedList }) {
  usePageTitle(list.name);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={list.name} sub={shared.sub} />
      {list.listings.length === 0 && <EmptyState title={shared.emptyTitle} hint={shared.emptyHint} />}
      {list.listings.length > 0 && <h2 className="sr-only">{shared.listings}</h2>}
      <CardGrid>
        {list.listings.map((one) => (
          <div key={`${one.kind} ${one.id}`}>
            {findCard(list.cards, one)?.card}
            {one.note && (
              <p className={styles.note}>
                <span className="sr-only">{shared.note} </span>
                {one.note}
              </p>
            )}
          </div>
        ))}
      </CardGrid>
    </div>
  );
}

/** /lista/{token}: the favourites that somebody shared, read only (KEEP-04). */
export function SharedListPage() {
  const { token = '' } = useParams();
  const { data, error, mutate } = useApi(
    'GET /api/shared-lists/{token}',
    { params: { token } },
    { keepPreviousData: false },
  );
  if (data) return <List list={data.data} />;
  if (error?.status !== 404)
    return (
      <div className={`wrap ${styles.page}`}>
        <Pending loading={shared.loading} failure={error?.message} onRetry={() => void mutate()} />
      </div>
    );
  return <SignpostPage title={shared.goneTitle} hint={error.message} links={searchLinks} />;
}
