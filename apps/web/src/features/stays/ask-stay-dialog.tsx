import { isRole, pick } from '@piacter/contracts/core/values';
import { threadPath } from '@piacter/contracts/site/paths';
import { formatParty } from '@piacter/contracts/stays/fields';
import { childGroups, type StayParty, stayLimits } from '@piacter/contracts/stays/values';
import { useNavigate } from 'react-router-dom';
import { useEndpointForm } from '../../lib/form/index.ts';
import { useSession } from '../../lib/session.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { formatStayDays } from './stay-source.ts';
import { text } from './text.ts';

type Props = {
  accommodationID: number;
  party: StayParty;
  onClose: () => void;
};

/** Asks the host whether the days are free (CAL-08), and leads to the thread. */
export function AskStayDialog({ accommodationID, party, onClose }: Props) {
  const navigate = useNavigate();
  const role = useSession()?.path;
  const asked = pick(party, ['arrival', 'departure', 'adults', ...childGroups, 'pets']);
  const form = useEndpointForm({
    call: 'POST /api/stays',
    parts: {},
    schema: () => import('@piacter/contracts/stays').then((m) => m.stayBody),
    initial: { message: '' },
    toBody: ({ message }) => ({ accommodationID, ...asked, message }),
    onDone: ({ data }) => {
      onClose();
      if (isRole(role) && data.threadID !== null) void navigate(threadPath(role, data.threadID));
    },
  });
  return (
    <FormDialog
      title={text.askTitle}
      intro={text.askIntro(formatStayDays(party), formatParty(party))}
      form={form}
      submit={text.send}
      sending={text.sending}
      onClose={onClose}
    >
      <TextAreaField
        label={text.message}
        hint={text.messageHint}
        rows={3}
        maxLength={stayLimits.message}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
