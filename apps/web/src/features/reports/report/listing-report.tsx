import type { ListingTarget } from '@piacter/contracts/listings/values';
import { reportReasons } from '@piacter/contracts/reports/values';
import { text as shared } from '../text.ts';
import { ReportDialog } from './report-dialog.tsx';
import { text } from './text.ts';

/** The report of a listing (TRUST-01). */
export const ListingReport = ({ listing, onClose }: { listing: ListingTarget; onClose: () => void }) => (
  <ReportDialog
    target={listing}
    words={{ title: shared.report, intro: text.reportIntro }}
    reasons={reportReasons}
    onClose={onClose}
  />
);
