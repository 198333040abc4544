import { toFlag } from '@piacter/contracts/core/values';
import { hidingReasonLimit, type RequestKind, type RequestState } from '@piacter/contracts/requests/values';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/form/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { text } from './text.ts';

type Props = {
  kind: RequestKind;
  request: { requestID: number; state: RequestState };
  /** With the server's message. */
  onDone: (message: string) => unknown;
};

/** Asks for the reason, then hides a request or shows it again. */
function VisibilityDialog({ kind, request, onDone, onClose }: Props & { onClose: () => void }) {
  const { requestID, state } = request;
  const isHidden = state === 'hidden';
  const form = useEndpointForm({
    call: 'PATCH /api/requests/{kind}/{requestID}/visibility',
    parts: { params: { kind, requestID } },
    schema: () => import('@piacter/contracts/requests').then((m) => m.requestVisibilityBody),
    initial: { reason: '' },
    toBody: ({ reason }) => ({ isHidden: toFlag(!isHidden), reason }),
    onDone: ({ message }) => {
      onClose();
      onDone(message);
    },
  });
  const action = isHidden ? text.show : text.hide;
  return (
    <FormDialog
      title={action}
      intro={isHidden ? text.showIntro : text.hideIntro}
      form={form}
      submit={action}
      isDeletion={!isHidden}
      onClose={onClose}
    >
      <TextAreaField
        label={isHidden ? text.showReason : text.hideReason}
        rows={4}
        maxLength={hidingReasonLimit}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

/** The admin's button that hides a request or shows it again; none for a withdrawn one. */
export function RequestVisibility(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { state } = props.request;
  if (state === 'archived') return null;
  return (
    <>
      <Button variant={state === 'hidden' ? 'soft' : 'danger'} onClick={() => setOpen(true)}>
        {state === 'hidden' ? text.show : text.hide}
      </Button>
      {isOpen && <VisibilityDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
