import type { ListingTarget } from '@piacter/contracts/listings/values';
import { type ReportReason, reportLimits, reportReasons } from '@piacter/contracts/reports/values';
import { useFormCaptcha } from '../../../lib/captcha/index.ts';
import { useEndpointForm } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { CaptchaNote } from '../../../ui/form/captcha-note.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { text as shared } from '../text.ts';
import { text } from './text.ts';

const reasonOptions = reportReasons.map((value) => ({ value, label: text.reasons[value] }));
const isReason = (value: string): value is ReportReason => reportReasons.some((reason) => reason === value);

type Props = { listing: ListingTarget; onClose: () => void };

/** Asks for the reason and a text, and sends the report with a captcha token. A draft survives closing. */
export function ReportDialog({ listing, onClose }: Props) {
  const captcha = useFormCaptcha();
  const form = useEndpointForm({
    call: 'POST /api/reports',
    schema: () => import('@piacter/contracts/reports').then((m) => m.reportBody),
    initial: { reason: '', text: '' },
    draftKey: `report ${listing.kind} ${listing.id}`,
    toBody: ({ reason, ...values }) => ({
      ...listing,
      ...values,
      reason: isReason(reason) ? reason : undefined,
      captchaToken: captcha.getToken(),
    }),
    beforeSend: captcha.pass,
    recover: captcha.recover,
    onDone: async ({ message }) => {
      await alert(message, { title: text.sentTitle });
      onClose();
    },
  });

  return (
    <FormDialog
      title={shared.report}
      intro={text.reportIntro}
      form={form}
      submit={text.send}
      sending={text.sending}
      onClose={onClose}
    >
      <SelectField
        label={text.reason}
        placeholder={text.chooseReason}
        options={reasonOptions}
        required
        {...form.field('reason')}
        // The captcha starts on the first focus, so that sending rarely waits for it.
        onFocus={captcha.start}
      />
      <TextAreaField
        label={text.detail}
        hint={text.detailHint}
        rows={5}
        maxLength={reportLimits.text}
        {...form.field('text')}
        onFocus={captcha.start}
      />
      <CaptchaNote progress={captcha.progress} isInAdvance />
    </FormDialog>
  );
}
