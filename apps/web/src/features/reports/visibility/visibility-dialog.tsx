import { toFlag } from '@piacter/contracts/core/values';
import type { ListingTarget } from '@piacter/contracts/listings/values';
import { reportLimits } from '@piacter/contracts/reports/values';
import { useEndpointForm } from '../../../lib/form/index.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { text } from './text.ts';

const usualReasons = text.usualReasons.map((reason) => ({ value: reason, label: reason }));

export type VisibilityDialogProps = {
  listing: ListingTarget & { title: string; isHidden: boolean };
  /** With the server's message. */
  onDone: (message: string) => unknown;
  onClose: () => void;
};

/** Asks an admin for the reason, then hides a listing or shows it again (TRUST-02). */
export function VisibilityDialog({ listing, onDone, onClose }: VisibilityDialogProps) {
  const { kind, id, title, isHidden } = listing;
  const form = useEndpointForm({
    call: 'PATCH /api/listings/{kind}/{id}/visibility',
    parts: { params: { kind, id } },
    schema: () => import('@piacter/contracts/reports').then((m) => m.visibilityBody),
    initial: { reason: '' },
    toBody: ({ reason }) => ({ isHidden: toFlag(!isHidden), reason }),
    onDone: ({ message }) => {
      onClose();
      onDone(message);
    },
  });
  return (
    <FormDialog
      title={`${isHidden ? text.show : text.hide}: ${title}`}
      intro={isHidden ? text.showIntro : text.hideIntro}
      form={form}
      submit={isHidden ? text.show : text.hide}
      isDeletion={!isHidden}
      onClose={onClose}
    >
      {!isHidden && (
        <SelectField
          label={text.usual}
          placeholder={text.chooseUsual}
          options={usualReasons}
          value={text.usualReasons.find((reason) => reason === form.values.reason) ?? ''}
          onChange={(reason) => form.set('reason', reason)}
        />
      )}
      <TextAreaField
        label={isHidden ? text.showReason : text.hideReason}
        {...(!isHidden && { hint: text.hideReasonHint })}
        rows={4}
        maxLength={reportLimits.visibilityReason}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
