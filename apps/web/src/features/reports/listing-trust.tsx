import type { ListingTarget } from '@piacter/contracts/listings/values';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../../lib/session.ts';
import { ReportButton, ReportRow } from '../../ui/report-button.tsx';
import { text } from './text.ts';
import type { HiddenNote as Note } from './visibility/hidden-note.tsx';

const LoadedNote = lazy(() =>
  import('./visibility/hidden-note.tsx').then((module) => ({ default: module.HiddenNote })),
);

/** Says that a listing is hidden; loaded for the few listings that are. */
export const HiddenNote = (props: ComponentProps<typeof Note>) => (
  <Suspense>
    <LoadedNote {...props} />
  </Suspense>
);

const ListingReport = lazy(() =>
  import('./report/listing-report.tsx').then((module) => ({ default: module.ListingReport })),
);

const AdminVisibility = lazy(() =>
  import('./visibility/index.tsx').then((module) => ({ default: module.AdminVisibility })),
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
    <ReportRow>
      {isAdmin ? (
        <Suspense>
          <AdminVisibility
            listing={{ kind, id, title, isHidden: hiddenReason !== null }}
            // Whatever is shown of the listing changes with it.
            onDone={() => mutate(() => true)}
          />
        </Suspense>
      ) : (
        <ReportButton
          label={text.report}
          dialog={(close) => <ListingReport listing={{ kind, id }} onClose={close} />}
        />
      )}
    </ReportRow>
  );
}
