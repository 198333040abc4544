import type { ReportedListing } from '@piacter/contracts/reports';
import { formatTimestamp } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { text as shared } from '../report/text.ts';
import { AdminVisibility } from '../visibility/admin-visibility.tsx';
import { ListingLine } from './listing-line.tsx';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

export type Report = ReportedListing['reports'][number];

/** Reports shown at once; the older ones are opened by a click. */
const shownAtOnce = 3;

type RowProps = { report: Report; onDismiss: (report: Report) => void };

function ReportRow({ report, onDismiss }: RowProps) {
  const reason = shared.reasons[report.reason];
  const when = formatTimestamp(report.created);
  const isOpen = report.state === 'open';
  return (
    <li>
      <div>
        <b>{reason}</b> {!isOpen && <Badge>{text.states[report.state]}</Badge>}
        {report.text && <p className={styles.text}>{report.text}</p>}
        <p className={styles.quiet}>
          {when} · {report.reporterEmail ?? text.anonymous}
        </p>
      </div>
      {isOpen && (
        <Button
          variant="plain"
          aria-label={text.dismissLabel(reason, when)}
          onClick={() => onDismiss(report)}
        >
          {text.dismiss}
        </Button>
      )}
    </li>
  );
}

type Props = {
  reported: ReportedListing;
  onDismiss: (report: Report) => void;
  onDismissAll: (newest: Report) => void;
  onChanged: (message: string) => unknown;
};

/** A reported listing with its reports and what an admin can do. */
export function ReportedListingCard({ reported, onDismiss, onDismissAll, onChanged }: Props) {
  const { kind, id, title, listing, reports } = reported;
  const open = reports.filter(({ state }) => state === 'open');
  const [newest] = open;
  const older = reports.slice(shownAtOnce);
  const toRow = (report: Report) => <ReportRow key={report.reportID} report={report} onDismiss={onDismiss} />;
  return (
    <Panel>
      <ListingLine {...{ kind, id, title, listing }} />
      <ul className={styles.reports} aria-label={`${title}: ${text.reports}`}>
        {reports.slice(0, shownAtOnce).map(toRow)}
      </ul>
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{text.older(older.length)}</summary>
          <ul className={styles.reports}>{older.map(toRow)}</ul>
        </details>
      )}
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
