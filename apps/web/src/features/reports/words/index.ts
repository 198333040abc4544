import type { ReportState } from '@piacter/contracts/reports/values';
import { text as admin } from '../admin/text.ts';
import { text } from '../report/text.ts';

/** The reasons of reports. */
export const reasonWords = text.reasons;

/** The states of reports, of listings and of messages. */
export const reportStateWords: Readonly<Record<ReportState, string>> = {
  ...admin.states,
  upheld: 'helyt adtunk neki',
};
