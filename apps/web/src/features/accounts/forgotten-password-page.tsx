import { paths } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useFormCaptcha } from '../../lib/captcha/index.ts';
import { useEndpointForm } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CaptchaNote } from '../../ui/form/captcha-note.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './account.module.css';
import { AccountCard, MailSent } from './account-card.tsx';
import { text } from './text.ts';

/** Requests the link to set a new password; the reply does not reveal whether the address is known (AUTH-11). */
export function ForgottenPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(text.forgotten.title);
  const captcha = useFormCaptcha();
  const form = useEndpointForm({
    call: 'POST /api/forgotten-pass',
    schema: () => import('@piacter/contracts/accounts').then((m) => m.forgottenBody),
    initial: { email: '' },
    toBody: (values) => ({ ...values, captchaToken: captcha.getToken() }),
    beforeSend: () => {
      captcha.forget();
      return true;
    },
    recover: captcha.recover,
    onDone: (_, { email }) => setSentTo(email),
  });
  const back = (
    <p className={styles.below}>
      <Link to={paths.loginRegister}>{text.forgotten.back}</Link>
    </p>
  );

  if (sentTo !== null) {
    return (
      <AccountCard title={text.forgotten.title}>
        <MailSent title={text.forgotten.sentTitle}>
          <p>{text.forgotten.sent(sentTo)}</p>
          <p className={styles.quiet}>{text.forgotten.sentHint}</p>
          {back}
        </MailSent>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={text.forgotten.title} intro={text.forgotten.intro}>
      <EndpointForm form={form} label={text.forgotten.title}>
        <TextField
          label={text.forgotten.email}
          type="email"
          autoComplete="username"
          required
          {...form.field('email')}
        />
        <Button type="submit" full size="large" busy={form.isSending}>
          {text.forgotten.send}
        </Button>
        <CaptchaNote progress={captcha.progress} />
        {back}
      </EndpointForm>
    </AccountCard>
  );
}
