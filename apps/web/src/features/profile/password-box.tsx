import { useState } from 'react';
import { useEndpointForm } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './text.ts';

/** Changes the password, which ends the user's other sessions (PROF-02). */
export function PasswordBox() {
  const [isDone, setDone] = useState(false);
  const form = useEndpointForm({
    call: 'PATCH /api/update-pass',
    schema: () => import('@piacter/contracts/accounts').then((m) => m.passwordChangeBody),
    initial: { currentPass: '', newPass: '', newPassAgain: '' },
    unreachable: text.unreachable,
    onDone: () => {
      setDone(true);
      form.restart();
    },
  });
  return (
    <Panel title={text.password.title}>
      <EndpointForm form={form} label={text.password.title}>
        {isDone && <Note variant="done">{text.password.done}</Note>}
        <PasswordField label={text.password.current} required {...form.field('currentPass')} />
        <PasswordField
          label={text.password.next}
          hint={text.password.nextHint}
          autoComplete="new-password"
          required
          {...form.field('newPass')}
        />
        <PasswordField
          label={text.password.again}
          autoComplete="new-password"
          required
          {...form.field('newPassAgain')}
        />
        <div>
          <Button type="submit" variant="soft" busy={form.isSending}>
            {text.password.send}
          </Button>
        </div>
      </EndpointForm>
    </Panel>
  );
}
