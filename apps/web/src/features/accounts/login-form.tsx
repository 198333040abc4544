import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useEndpointForm } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import styles from './account.module.css';
import { MailSent } from './account-card.tsx';
import { hasConsent } from './cookie-consent.tsx';
import { enter } from './enter.ts';
import { text } from './text.ts';

/** AUTH-01, AUTH-08 and the first half of AUTH-09. `next` is where a login should lead back to. */
export function LoginForm({ next }: { next: string | null }) {
  const [isLinkSent, setLinkSent] = useState(false);
  const form = useEndpointForm({
    call: 'POST /api/login',
    schema: () => import('@piacter/contracts/accounts').then((m) => m.loginBody),
    initial: { email: '', pass: '' },
    beforeSend: hasConsent,
    onDone: ({ twoFactor }) => {
      if (twoFactor === 1) setLinkSent(true);
      else enter(next);
    },
  });

  if (isLinkSent) {
    return (
      <MailSent title={text.linkSent.title}>
        <p>{text.linkSent.text}</p>
        <p className={styles.quiet}>{text.linkSent.hint}</p>
        <Button
          variant="ghost"
          onClick={() => {
            setLinkSent(false);
            form.restart();
          }}
        >
          {text.linkSent.back}
        </Button>
      </MailSent>
    );
  }

  return (
    <EndpointForm form={form} label={text.login.title}>
      {next !== null && <p className={styles.quiet}>{text.login.comeBack}</p>}
      <TextField
        label={text.login.email}
        type="email"
        autoComplete="username"
        required
        {...form.field('email')}
      />
      <PasswordField label={text.login.pass} required {...form.field('pass')} />
      <p className={styles.below}>
        <Link to={paths.forgottenPassword}>{text.login.forgotten}</Link>
      </p>
      <Button type="submit" full size="large" busy={form.isSending}>
        {text.login.send}
      </Button>
    </EndpointForm>
  );
}
