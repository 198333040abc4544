import { toFlag } from '@piacter/contracts/core/values';
import type { UserOverview } from '@piacter/contracts/oversight';
import { blockReasonLimit } from '@piacter/contracts/oversight/values';
import { useEndpointForm } from '../../lib/form/index.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { text } from './text.ts';

type Props = {
  user: Pick<UserOverview, 'userID' | 'email' | 'blockedAt'>;
  /** With the server's message. */
  onDone: (message: string) => unknown;
  onClose: () => void;
};

/** Asks for the reason, then blocks a user or lets them in again. */
export function BlockDialog({ user, onDone, onClose }: Props) {
  const isBlocked = user.blockedAt !== null;
  const form = useEndpointForm({
    call: 'PATCH /api/users/{id}/block',
    parts: { params: { id: user.userID } },
    schema: () => import('@piacter/contracts/oversight').then((m) => m.blockBody),
    initial: { reason: '' },
    toBody: ({ reason }) => ({ blocked: toFlag(!isBlocked), reason }),
    onDone: ({ message }) => {
      onClose();
      onDone(message);
    },
  });
  const submit = isBlocked ? text.user.unblock : text.user.block;
  return (
    <FormDialog
      title={`${submit}: ${user.email}`}
      intro={isBlocked ? text.user.unblockIntro : text.user.blockIntro}
      form={form}
      submit={submit}
      isDeletion={!isBlocked}
      onClose={onClose}
    >
      <TextAreaField
        label={isBlocked ? text.user.unblockReason : text.user.blockReason}
        {...(!isBlocked && { hint: text.user.blockReasonHint })}
        rows={3}
        maxLength={blockReasonLimit}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
