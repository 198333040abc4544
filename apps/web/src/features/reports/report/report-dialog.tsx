import type { ListingTarget } from '@piacter/contracts/listings/values';
import {
  isListingReport,
  type ReportKind,
  type ReportReason,
  reportLimits,
  reportReasons,
} from '@piacter/contracts/reports/values';
import { useFormCaptcha } from '../../../lib/captcha/index.ts';
import { useEndpointForm } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { CaptchaNote } from '../../../ui/form/captcha-note.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { text } from './text.ts';

const isReason = (value: string): value is ReportReason => reportReasons.some((reason) => reason === value);

type Props = {
  /** `token` is the secret of the link by which a message or list is seen without a session. */
  target: { kind: ReportKind; id: number; token?: string; entry?: ListingTarget };
  words: { title: string; intro: string };
  reasons: readonly ReportReason[];
  onClose: () => void;
};

/** Asks for the reason and a text, and sends the report, of a listing with a captcha token. A draft survives closing. */
export function ReportDialog({ target, words, reasons, onClose }: Props) {
  const captcha = useFormCaptcha();
  // Who reports anything else has a session or a secret link.
  const needsCaptcha = isListingReport(target.kind);
  const startEarly = needsCaptcha ? { onFocus: captcha.start } : {};
  const form = useEndpointForm({
    call: 'POST /api/reports',
    schema: () => import('@piacter/contracts/reports').then((m) => m.reportBody),
    initial: { reason: '', text: '' },
    draftKey: ['report', target.kind, target.id, target.entry?.kind, target.entry?.id].join(' ').trim(),
    toBody: ({ reason, ...values }) => ({
      ...target,
      ...values,
      reason: isReason(reason) ? reason : undefined,
      captchaToken: captcha.getToken(),
    }),
    ...(needsCaptcha && { beforeSend: captcha.pass, recover: captcha.recover }),
    onDone: async ({ message }) => {
      await alert(message, { title: text.sentTitle });
      onClose();
    },
  });

  return (
    <FormDialog {...words} form={form} submit={text.send} sending={text.sending} onClose={onClose}>
      <SelectField
        label={text.reason}
        placeholder={text.chooseReason}
        options={reasons.map((value) => ({ value, label: text.reasons[value] }))}
        required
        {...form.field('reason')}
        // The captcha starts on the first focus, so that sending rarely waits for it.
        {...startEarly}
      />
      <TextAreaField
        label={text.detail}
        hint={text.detailHint}
        rows={5}
        maxLength={reportLimits.text}
        {...form.field('text')}
        {...startEarly}
      />
      {needsCaptcha && <CaptchaNote progress={captcha.progress} isInAdvance />}
    </FormDialog>
  );
}
