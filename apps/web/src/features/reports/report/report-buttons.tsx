import type { ListingTarget } from '@piacter/contracts/listings/values';
import { messageReportReasons, requestReportReasons, toReportKind } from '@piacter/contracts/reports/values';
import type { RequestKind } from '@piacter/contracts/requests/values';
import { ReportDialog } from './report-dialog.tsx';
import { text } from './text.ts';

type MessageReportProps = { messageID: number; token: string | undefined; onClose: () => void };

/** The report of a message of the other side (MSG-10). */
export const MessageReport = ({ messageID, token, onClose }: MessageReportProps) => (
  <ReportDialog
    target={{ kind: 'message', id: messageID, ...(token !== undefined && { token }) }}
    words={text.message}
    reasons={messageReportReasons}
    onClose={onClose}
  />
);

type Props = {
  listID: number;
  /** The secret of the link; of one's own list undefined. */
  token?: string;
  /** The listing whose note is reported; a name without it. */
  entry?: ListingTarget;
  onClose: () => void;
};

/** The report of what the other side of a shared list says (KEEP-07). */
export const ListReport = ({ listID, token, entry, onClose }: Props) => (
  <ReportDialog
    target={{
      kind: 'list',
      id: listID,
      ...(token !== undefined && { token }),
      ...(entry && { entry: { kind: entry.kind, id: entry.id } }),
    }}
    words={text.list}
    reasons={messageReportReasons}
    onClose={onClose}
  />
);

type RequestReportProps = { kind: RequestKind; requestID: number; onClose: () => void };

/** The report of a request by who may answer it (TRUST-04). */
export const RequestReport = ({ kind, requestID, onClose }: RequestReportProps) => (
  <ReportDialog
    target={{ kind: toReportKind(kind), id: requestID }}
    words={text.request}
    reasons={requestReportReasons}
    onClose={onClose}
  />
);
