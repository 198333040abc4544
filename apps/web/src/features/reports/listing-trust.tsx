import type { ListingTarget } from '@piacter/contracts/listings/values';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { lazy, Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './reports.module.css';
import { text } from './text.ts';

const ListingReport = lazy(() =>
  import('./report/listing-report.tsx').then((module) => ({ default: module.ListingReport })),
);

/** Opens the dialog that reports a listing (TRUST-01); its code is loaded then. */
function ReportButton({ listing }: { listing: ListingTarget }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        <Icon shape={IconFlag} />
        {text.report}
      </Button>
      {isOpen && (
        <Suspense>
          <ListingReport listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

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
