import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ReportedListing } from '@piacter/contracts/reports';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AdminVisibility } from '../visibility/admin-visibility.tsx';
import { ListingLine } from './listing-line.tsx';
import { type Report, ReportRows } from './report-rows.tsx';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

type Props = {
  kind: ListingKind;
  reported: ReportedListing;
  onDismiss: (report: Report) => void;
  onDismissAll: (newest: Report) => void;
  onChanged: (message: string) => unknown;
};

/** A reported listing with its reports and what an admin can do. */
export function ReportedListingCard({ kind, reported, onDismiss, onDismissAll, onChanged }: Props) {
  const { id, title, listing, reports } = reported;
  const open = reports.filter(({ state }) => state === 'open');
  const [newest] = open;
  return (
    <Panel>
      <ListingLine {...{ kind, id, title, listing }} />
      <ReportRows {...{ title, reports, onDismiss }} upheld={text.states.upheld} />
      <div className={styles.actions}>
        {listing && (
          <AdminVisibility listing={{ ...listing, isHidden: listing.isHidden === 1 }} onDone={onChanged} />
        )}
        {newest && open.length > 1 && (
          <Button
            variant="ghost"
            aria-label={text.dismissAllLabel(title)}
            onClick={() => onDismissAll(newest)}
          >
            {text.dismissAll}
          </Button>
        )}
      </div>
    </Panel>
  );
}
