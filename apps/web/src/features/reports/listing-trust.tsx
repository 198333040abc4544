import type { ListingTarget } from '@piacter/contracts/listings/values';
import { lazy, Suspense } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../../lib/session.ts';
import { ReportButton } from './report-button.tsx';
import styles from './reports.module.css';

const AdminVisibility = lazy(() =>
  import('./visibility/admin-visibility.tsx').then((module) => ({ default: module.AdminVisibility })),
);

type Props = {
  listing: ListingTarget & { title: string; isOwn: boolean; hiddenReason: string | null };
};

/** The last row of a listing's page: reporting it, for an admin hiding it; nothing for its owner. */
export function ListingTrust({ listing }: Props) {
  const { kind, id, title, isOwn, hiddenReason } = listing;
  const { mutate } = useSWRConfig();
  const isAdmin = useSession()?.path === 'admin';
  if (isOwn) return null;
  return (
    <div className={styles.trust} data-print="hide">
      {isAdmin ? (
        <Suspense>
          <AdminVisibility
            listing={{ kind, id, title, isHidden: hiddenReason !== null }}
            // Whatever is shown of the listing changes with it.
            onDone={() => mutate(() => true)}
          />
        </Suspense>
      ) : (
        <ReportButton listing={{ kind, id }} />
      )}
    </div>
  );
}
