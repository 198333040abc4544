import { paths } from '@piacter/contracts/site/paths';
import type { DeletionSummary } from '@piacter/contracts/users';
import { useState } from 'react';
import { useApi } from '../../lib/api/index.ts';
import { useEndpointForm } from '../../lib/form/index.ts';
import { alert, confirm } from '../../lib/message-queue.ts';
import { clearSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatDeleted, formatKept, text } from './text.ts';
import styles from './users.module.css';

/** What happens, in numbers. */
function Consequences({ summary }: { summary: DeletionSummary }) {
  const deleted = formatDeleted(summary);
  const kept = formatKept(summary);
  const { packages, stays } = summary.ending;
  return (
    <ul className={styles.consequences}>
      <li>
        {text.deleted} {[text.always, deleted].filter(Boolean).join(', ')}.
      </li>
      <li>{kept ? `${text.kept} ${kept}.` : text.nothingKept}</li>
      {packages > 0 && <li>{text.packagesLost(packages)}</li>}
      {stays > 0 && <li>{text.staysLeft(stays)}</li>}
      <li>{text.freed}</li>
      <li>{text.signedOut}</li>
    </ul>
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const form = useEndpointForm({
    call: 'DELETE /api/account',
    schema: () => import('@piacter/contracts/users').then((m) => m.accountDeletionBody),
    initial: { pass: '' },
    secret: ['pass'],
    beforeSend: () =>
      confirm({ text: text.question, detail: text.questionDetail, confirm: text.confirm, danger: true }),
    onDone: async ({ message }) => {
      clearSession();
      sessionStorage.clear();
      await alert(message);
      window.location.assign(paths.home);
    },
  });
  return (
    <EndpointForm form={form} label={text.title}>
      <PasswordField
        label={text.pass}
        hint={text.passHint}
        autoComplete="current-password"
        required
        {...form.field('pass')}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="delete" busy={form.isSending}>
          {text.send}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </EndpointForm>
  );
}

function OpenedDeletion({ onCancel }: { onCancel: () => void }) {
  const { data, error } = useApi('GET /api/account-deletion', {});
  if (!data) return error ? <Note variant="error">{text.failed}</Note> : <p role="status">{text.loading}</p>;
  if (data.data.isLastAdmin === 1) return <Note>{text.lastAdmin}</Note>;
  return (
    <>
      <Consequences summary={data.data} />
      <DeletionForm onCancel={onCancel} />
    </>
  );
}

/** Deletes one's own account with its password, after saying what goes and what stays; in the profile of every role. */
export function DeleteAccountBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={text.title} sub={text.sub}>
      {isOpen ? (
        <OpenedDeletion onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {text.open}
          </Button>
        </div>
      )}
    </Panel>
  );
}
