import { isRequestWatch, type WatchKind, watchFrequencies } from '@piacter/contracts/watches/values';
import { useState } from 'react';
import { useFormCaptcha } from '../../../lib/captcha/index.ts';
import { useEndpointForm } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { useSession } from '../../../lib/session.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CaptchaNote } from '../../../ui/form/captcha-note.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { readNarrowing } from '../narrowing.ts';
import { frequencyOptions, text as shared, followText as text } from '../text.ts';
import { NarrowDialog } from './narrow-dialog.tsx';

type Props = {
  kind: WatchKind;
  query: string;
  chips?: readonly { label: string }[] | undefined;
  onClose: () => void;
};

/** Follows the search as a new one, or in place of the watch that is being narrowed. */
export function FollowDialog(props: Props) {
  const [narrowed, setNarrowed] = useState(() => readNarrowing(props.kind));
  return narrowed ? (
    <NarrowDialog {...props} watch={narrowed} onNew={() => setNarrowed(null)} />
  ) : (
    <NewWatchDialog {...props} />
  );
}

/** Asks how often to write and, without an account, where to. */
function NewWatchDialog({ kind, query, chips = [], onClose }: Props) {
  const hasAccount = useSession() !== null;
  const captcha = useFormCaptcha();
  const form = useEndpointForm({
    call: 'POST /api/watches',
    schema: () => import('@piacter/contracts/watches').then((m) => m.watchBody),
    initial: { frequency: 'immediate', email: '' },
    toBody: ({ frequency, email }) => ({
      kind,
      query,
      frequency: watchFrequencies.find((one) => one === frequency),
      ...(hasAccount ? {} : { email, captchaToken: captcha.getToken() }),
    }),
    beforeSend: () => hasAccount || captcha.pass(),
    recover: captcha.recover,
    onDone: async ({ message, data }) => {
      // In place of the form, not over it.
      onClose();
      await alert(message, { title: data.isActive ? text.done.started : text.done.toConfirm });
    },
  });
  const about = chips.map(({ label }) => label).join(', ');
  const intro = isRequestWatch(kind) ? text.intro.requests : text.intro.listings;
  return (
    <FormDialog
      title={text.title}
      intro={chips.length > 0 ? `${text.about(about)} ${intro}` : intro}
      form={form}
      submit={text.send}
      sending={text.sending}
      onClose={onClose}
    >
      {!hasAccount && (
        <TextField
          label={text.email}
          hint={text.emailHint}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
          // The captcha starts on the first focus, so that sending rarely waits for it.
          onFocus={captcha.start}
        />
      )}
      <SelectField label={shared.frequency} options={frequencyOptions} {...form.field('frequency')} />
      <CaptchaNote progress={captcha.progress} isInAdvance />
    </FormDialog>
  );
}
