import { paths } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEndpointForm } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { text } from './text.ts';

function ResetForm({ userID, safetyCode }: { userID: string; safetyCode: string }) {
  const [isDone, setDone] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const form = useEndpointForm({
    call: 'PATCH /api/update-forgotten-pass',
    schema: () => import('@piacter/contracts/accounts').then((m) => m.passwordResetBody),
    initial: { pass: '', passAgain: '' },
    toBody: (values) => ({ ...values, userID, safetyCode }),
    onDone: () => setDone(true),
    onFailure: ({ code }) => {
      setRefused(code === 'secret_invalid');
      return false;
    },
  });

  if (isDone) {
    return (
      <AccountCard title={text.reset.doneTitle}>
        <Note variant="done">{text.reset.done}</Note>
        <ButtonLink to={paths.loginRegister}>{text.reset.toLogin}</ButtonLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={text.reset.title}>
      <EndpointForm form={form} label={text.reset.title}>
        <PasswordField
          label={text.reset.pass}
          hint={text.reset.passHint}
          autoComplete="new-password"
          required
          {...form.field('pass')}
        />
        <PasswordField
          label={text.reset.passAgain}
          autoComplete="new-password"
          required
          {...form.field('passAgain')}
        />
        <Button type="submit" full size="large" busy={form.isSending}>
          {text.reset.send}
        </Button>
        {isRefused && (
          <p className={styles.below}>
            <Link to={paths.forgottenPassword}>{text.reset.again}</Link>
          </p>
        )}
      </EndpointForm>
    </AccountCard>
  );
}

/** Sets a new password with the code of the mailed link (AUTH-12). */
export function PasswordResetPage() {
  const [search] = useSearchParams();
  const userID = search.get('userID');
  const safetyCode = search.get('safetyCode');
  usePageTitle(text.reset.title);
  if (userID && safetyCode) return <ResetForm userID={userID} safetyCode={safetyCode} />;
  return (
    <AccountCard title={text.reset.title}>
      <p role="alert" className={styles.failed}>
        {text.reset.incomplete}
      </p>
      <ButtonLink to={paths.forgottenPassword}>{text.reset.again}</ButtonLink>
    </AccountCard>
  );
}
