import { paths } from '@piacter/contracts/site/paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useApi, useRefresh } from '../../../lib/api/index.ts';
import { useSession } from '../../../lib/session.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { browserFavourites } from '../heart/index.ts';
import styles from './kept-count.module.css';
import { text } from './text.ts';

/**
 * After a login moves what the browser keeps into the account. A failure is not reported: everything stays in the
 * browser, and the next page load tries again.
 */
export function useFavouriteMerge(): void {
  const account = useSession()?.sub;
  const kept = browserFavourites.use();
  const refresh = useRefresh();
  const isWaiting = account !== undefined && kept.some(({ refusedBy }) => refusedBy !== account);

  const merge = useEffectEvent(async () => {
    const { mergeFavourites } = await import('./merge-favourites.ts');
    await mergeFavourites(account ?? '');
    await refresh('GET /api/favourites');
  });
  useEffect(() => {
    if (isWaiting) merge().catch(() => undefined);
  }, [isWaiting]);
}

/** Milliseconds after its heart for which a listing was kept just now, and for which this is said. */
const justNowMs = 5000;
const shownMs = 8000;

/** Where the only listing that is kept went, for a while after its heart. The region is there before its words, so that they are read out. */
function FirstKeptNote({ keptAt }: { keptAt: string | undefined }) {
  const { search } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (keptAt === undefined || Date.now() - Date.parse(keptAt) > justNowMs) return setShown(false);
    setShown(true);
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [keptAt]);
  return createPortal(
    <div role="status" className={styles.note} data-print="hide">
      {isShown && (
        <p>
          {text.kept} ·{' '}
          <Link to={paths.favourites} state={{ search }}>
            {text.favourites}
          </Link>
        </p>
      )}
    </div>,
    document.body,
  );
}

/** How many listings are kept, in the account or without one in the browser; `id` describes the link beside it. */
export function KeptCount({ id }: { id: string }) {
  // Here, as both need the same: something that is kept in this browser, or an account.
  useFavouriteMerge();
  const hasAccount = useSession() !== null;
  const inBrowser = browserFavourites.use();
  const { data } = useApi('GET /api/favourites', hasAccount ? {} : null);
  const kept = hasAccount ? (data?.data ?? []) : inBrowser;
  return (
    <>
      {kept.length > 0 && <CountBadge count={kept.length} label={text.listings} id={id} isInCorner />}
      <FirstKeptNote keptAt={kept.length === 1 ? kept[0]?.keptAt : undefined} />
    </>
  );
}
