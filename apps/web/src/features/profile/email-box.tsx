import { useState } from 'react';
import { useEndpointForm } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './text.ts';

/** Changes the login address; the new one is active once the link mailed to it is opened (PROF-01). */
export function EmailBox({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useEndpointForm({
    call: 'PATCH /api/update-reg-email',
    schema: () => import('@piacter/contracts/accounts').then((m) => m.emailChangeBody),
    initial: { email: '', pass: '' },
    unreachable: text.unreachable,
    onDone: (_, sent) => {
      setSentTo(sent.email);
      form.restart();
    },
  });
  return (
    <Panel title={text.email.title} sub={text.email.sub(email)}>
      <EndpointForm form={form} label={text.email.title}>
        {sentTo !== null && <Note variant="done">{text.email.done(sentTo)}</Note>}
        <TextField
          label={text.email.email}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <PasswordField label={text.email.pass} hint={text.email.passHint} required {...form.field('pass')} />
        <div>
          <Button type="submit" variant="soft" busy={form.isSending}>
            {text.email.send}
          </Button>
        </div>
      </EndpointForm>
    </Panel>
  );
}
