import { isRole } from '@piacter/contracts/core/values';
import { getAreaRole, paths, profilePath } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { api } from '../../lib/api/index.ts';
import { useFormCaptcha } from '../../lib/captcha/index.ts';
import { failureMessage, useEndpointForm } from '../../lib/form/index.ts';
import { alert, confirm } from '../../lib/message-queue.ts';
import { findOwnAddress } from '../../lib/own-address.ts';
import { readSession } from '../../lib/session.ts';
import { takeWayOn } from '../../lib/way-on.ts';
import { Button } from '../../ui/button.tsx';
import { readCookieStatus, setCookieStatus } from '../../ui/cookie/cookie-status.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CaptchaNote } from '../../ui/form/captcha-note.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './account.module.css';
import { MailSent } from './account-card.tsx';
import { text } from './text.ts';

/** Pages that a login does not return to. */
const accountPages: readonly string[] = [paths.loginRegister, paths.login, paths.register];

/**
 * The address to open after a login: `next` if it is on this site and the role may enter it, else the profile. `next`
 * comes from the address bar, so another host has to be rejected (open redirect).
 */
export function getAddressAfterLogin(role: string, next: string | null): string {
  const home = isRole(role) ? profilePath(role) : paths.home;
  const target = findOwnAddress(next);
  if (target === null) return home;
  const area = getAreaRole(target.pathname);
  if (area !== null && area !== role) return home;
  if (accountPages.includes(target.pathname)) return home;
  return target.pathname + target.search + target.hash;
}

/** Opens the first page after a login, with a reload (AUTH-08). */
export const openAfterLogin = (next: string | null): void => {
  const role = readSession()?.path;
  window.location.assign(
    role === undefined ? paths.home : getAddressAfterLogin(role, next ?? takeWayOn(role)),
  );
};

/** A login requires the cookie consent (CK-04); asks for it if it was not given. */
async function ensureConsent(): Promise<boolean> {
  if (readCookieStatus() === 1) return true;
  const accepts = await confirm({
    text: text.login.consent,
    detail: (
      <a href={paths.privacyStatement} target="_blank" rel="noopener">
        {text.login.statement} <span className="sr-only">{text.register.newTab}</span>
      </a>
    ),
    confirm: text.login.accept,
    cancel: text.login.decline,
  });
  if (accepts) setCookieStatus(1);
  return accepts;
}

/**
 * The login (AUTH-01), with a notice about the mailed link where two-factor login is on (AUTH-09). `next`: the address
 * to return to (AUTH-08).
 */
export function LoginForm({ next }: { next: string | null }) {
  const [isLinkSent, setLinkSent] = useState(false);
  // The server asks for a captcha after failed attempts at the account (docs/adr/0022).
  const captcha = useFormCaptcha();

  const form = useEndpointForm({
    call: 'POST /api/login',
    schema: () => import('@piacter/contracts/accounts').then((m) => m.loginBody),
    initial: { email: '', pass: '' },
    toBody: (values) => ({ ...values, captchaToken: captcha.getToken() }),
    beforeSend: () => {
      captcha.forget();
      return ensureConsent();
    },
    recover: captcha.recover,
    onFailure: ({ code, message }) => {
      if (code === 'not_activated') void offerActivationMail(message);
      return code === 'not_activated';
    },
    onDone: ({ twoFactor }) => {
      if (twoFactor === 1) setLinkSent(true);
      else openAfterLogin(next);
    },
  });

  /** After the right password of a registration that is not confirmed yet. */
  const offerActivationMail = async (message: string) => {
    const { detail, again, cancel } = text.login.notActivated;
    if (!(await confirm({ text: message, detail, confirm: again, cancel }))) return;
    try {
      const { email, pass } = form.values;
      const reply = await api('POST /api/activation-mails', { body: { email, pass } });
      await alert(reply.message);
    } catch (failure) {
      await alert(failureMessage(failure), { colour: 'danger' });
    }
  };

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
      <CaptchaNote progress={captcha.progress} />
    </EndpointForm>
  );
}
