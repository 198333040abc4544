import { messageReportReasons } from '@piacter/contracts/reports/values';
import { ReportDialog } from './report-dialog.tsx';
import { text } from './text.ts';

type Props = { messageID: number; token: string | undefined; onClose: () => void };

/** The report of a message of the other side (MSG-10). */
export const MessageReport = ({ messageID, token, onClose }: Props) => (
  <ReportDialog
    target={{ kind: 'message', id: messageID, ...(token !== undefined && { token }) }}
    words={text.message}
    reasons={messageReportReasons}
    onClose={onClose}
  />
);
