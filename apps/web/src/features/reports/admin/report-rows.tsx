import type { ReportedListing } from '@piacter/contracts/reports';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import type { ReactNode } from 'react';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { text as shared } from '../report/text.ts';
import { text as visibility } from '../visibility/text.ts';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

export type Report = ReportedListing['reports'][number];

/** Reports shown at once; the older ones are opened by a click. */
const shownAtOnce = 3;

type RowProps = { report: Report; upheld: string; onDismiss: (report: Report) => void };

function ReportRow({ report, upheld, onDismiss }: RowProps) {
  const reason = shared.reasons[report.reason];
  const when = formatTimestamp(report.created);
  const isOpen = report.state === 'open';
  return (
    <li>
      <div>
        <b>{reason}</b>{' '}
        {!isOpen && <Badge>{report.state === 'upheld' ? upheld : text.states[report.state]}</Badge>}
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
  title: string;
  reports: readonly Report[];
  /** What an upheld report led to. */
  upheld: string;
  onDismiss: (report: Report) => void;
};

/** The reports of a listing or message, the newest first. */
export function ReportRows({ title, reports, upheld, onDismiss }: Props) {
  const older = reports.slice(shownAtOnce);
  const toRow = (report: Report) => <ReportRow key={report.reportID} {...{ report, upheld, onDismiss }} />;
  return (
    <>
      <ul className={styles.reports} aria-label={`${title}: ${text.reports}`}>
        {reports.slice(0, shownAtOnce).map(toRow)}
      </ul>
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{text.older(older.length)}</summary>
          <ul className={styles.reports}>{older.map(toRow)}</ul>
        </details>
      )}
    </>
  );
}

/** That an admin has hidden what is reported, and why. */
export const HiddenLine = ({ reason }: { reason: string | null }) => (
  <p className={styles.hidden}>
    <Badge variant="bad" icon={IconEyeOff}>
      {text.hidden}
    </Badge>
    {reason !== null && ` ${visibility.reasonGiven} ${reason}`}
  </p>
);

type ActionProps = {
  reported: ReportedListing;
  /** What can be done beside dismissing. */
  children: ReactNode;
  onDismissAll: (newest: Report) => void;
};

/** What an admin can do about something with its reports. */
export function ReportActions({ reported: { title, reports }, children, onDismissAll }: ActionProps) {
  const [newest, ...others] = reports.filter(({ state }) => state === 'open');
  return (
    <div className={styles.actions}>
      {children}
      {newest && others.length > 0 && (
        <Button variant="ghost" aria-label={text.dismissAllLabel(title)} onClick={() => onDismissAll(newest)}>
          {text.dismissAll}
        </Button>
      )}
    </div>
  );
}
