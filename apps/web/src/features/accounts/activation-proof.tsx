import { paths } from '@piacter/contracts/site/paths';
import { useEndpointForm } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './account.module.css';
import { text } from './text.ts';

/**
 * Asks for the password of the registration, in a browser that has not registered: a stranger may have caused the mail, and
 * must not get an account with the address by a click of its owner (docs/adr/0044).
 */
export function ActivationProof({
  activationString,
  onDone,
}: {
  activationString: string;
  onDone: () => void;
}) {
  const form = useEndpointForm({
    call: 'POST /api/activate-registration',
    schema: () => import('@piacter/contracts/accounts').then((m) => m.activationBody),
    initial: { pass: '' },
    toBody: ({ pass }) => ({ activationString, isFromMail: 1, pass }),
    onDone,
  });
  return (
    <EndpointForm form={form} label={text.activation.title}>
      <p>{text.activation.proof.intro}</p>
      <PasswordField label={text.activation.proof.pass} required {...form.field('pass')} />
      <p className={styles.below}>
        <Link to={paths.forgottenPassword}>{text.activation.proof.newPassword}</Link>
      </p>
      <Button type="submit" full size="large" busy={form.isSending}>
        {text.activation.proof.send}
      </Button>
      <p className={styles.quiet}>{text.activation.proof.notMine}</p>
    </EndpointForm>
  );
}
