import { isRole, roleIDs } from '@piacter/contracts/core/values';
import { paths } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { useFormCaptcha } from '../../lib/captcha/index.ts';
import { useEndpointForm } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { keepWayOn } from '../../lib/way-on.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckboxField, toChecked } from '../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CaptchaNote } from '../../ui/form/captcha-note.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './account.module.css';
import { MailSent } from './account-card.tsx';
import { chosenRole } from './register-as.ts';
import { suggestAddress } from './suggest-address.ts';
import { text } from './text.ts';

const requesterType = String(roleIDs.ajanlatkero);

/** The user type of the role in the address; none for an admin, whom nobody registers. */
const getChosenType = (role: string | null): string =>
  isRole(role) && role !== 'admin' ? String(roleIDs[role]) : '';

/** The label of a consent, with its document as a link that opens in a new tab (AUTH-04). */
function DocumentLabel({ before, name, href }: { before: string; name: string; href: string }) {
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {name}
        <span className="sr-only"> {text.register.newTab}</span>
      </a>
    </>
  );
}

type RegisteredProps = {
  email: string;
  isSending: boolean;
  /** How often the link was sent again. */
  sentAgain: number;
  onAgain: () => void;
  onWrongAddress: () => void;
};

function Registered({ email, isSending, sentAgain, onAgain, onWrongAddress }: RegisteredProps) {
  return (
    <MailSent title={text.registered.title}>
      <p>{text.registered.text(email)}</p>
      <p>{text.registered.next}</p>
      <p className={styles.quiet}>{text.registered.hint}</p>
      {sentAgain > 0 && <p key={sentAgain}>{text.registered.sentAgain}</p>}
      <p className={styles.ways}>
        <Button variant="soft" busy={isSending} onClick={onAgain}>
          {text.registered.again}
        </Button>
        <Button variant="ghost" onClick={onWrongAddress}>
          {text.registered.wrongAddress}
        </Button>
      </p>
      <ButtonLink variant="ghost" to={paths.login}>
        {text.registered.toLogin}
      </ButtonLink>
    </MailSent>
  );
}

const getConsentErrors = ({ privacy, terms }: { privacy: boolean; terms: boolean }) => ({
  ...(privacy ? {} : { privacy: text.register.privacyMissing }),
  ...(terms ? {} : { terms: text.register.termsMissing }),
});

/** The registration (AUTH-02 to AUTH-06). `asRequester` fixes the user type and explains it. */
export function RegistrationForm({ asRequester }: { asRequester: boolean }) {
  const [search] = useSearchParams();
  const [registered, setRegistered] = useState<string | null>(null);
  /** How often it was sent since the form was shown. */
  const [sendings, setSendings] = useState(0);
  const { data: types, error } = useApi('GET /api/user_types', {});
  const captcha = useFormCaptcha();
  const form = useEndpointForm({
    call: 'POST /api/register',
    schema: () => import('@piacter/contracts/accounts').then((m) => m.registrationBody),
    initial: {
      userType: asRequester ? requesterType : getChosenType(search.get(chosenRole)),
      email: '',
      pass: '',
      passAgain: '',
      privacy: false,
      terms: false,
    },
    toBody: ({ email, pass, passAgain, userType }) => ({
      captchaToken: captcha.getToken(),
      email,
      pass,
      passAgain,
      // Undefined makes the schema report a missing selection.
      userType: userType === '' ? undefined : Number(userType),
    }),
    draftKey: 'registration',
    secret: ['pass', 'passAgain', 'privacy', 'terms'],
    rules: async (values) => getConsentErrors(values),
    onInvalid: async ({ privacy, terms }) => {
      if (privacy || terms) await alert(text.register.consent, { colour: 'danger' });
    },
    beforeSend: () => {
      captcha.forget();
      return true;
    },
    recover: captcha.recover,
    onDone: (_, { email }) => {
      // The mailed link may open another tab, which does not know it.
      const next = search.get('next');
      if (next !== null) keepWayOn(next);
      setSendings((before) => before + 1);
      setRegistered(email);
    },
  });

  if (registered !== null)
    return (
      <Registered
        email={registered}
        isSending={form.isSending}
        sentAgain={sendings - 1}
        onAgain={() => void form.submit()}
        onWrongAddress={() => {
          setSendings(0);
          setRegistered(null);
        }}
      />
    );

  const meant = suggestAddress(form.values.email);

  const options = (types?.data ?? []).map(({ typeID, typeName }) => ({
    value: String(typeID),
    label: typeName,
  }));
  return (
    <EndpointForm form={form} label={text.register.title}>
      {asRequester ? (
        <Note>
          {text.register.requesterIntro} <Link to={paths.register}>{text.register.otherType}</Link>
        </Note>
      ) : (
        <>
          <RadioGroup
            label={text.register.userType}
            variant="segmented"
            required
            options={options}
            hint={text.register.typeHints[Number(form.values.userType)]}
            {...form.field('userType')}
          />
          {error && <Note variant="error">{text.register.noTypes}</Note>}
        </>
      )}
      <TextField
        label={text.register.email}
        hint={text.register.emailHint}
        warning={
          meant && (
            <button type="button" className={styles.meant} onClick={() => form.set('email', meant)}>
              {text.register.meant(meant)}
            </button>
          )
        }
        type="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <PasswordField
        label={text.register.pass}
        hint={text.register.passHint}
        autoComplete="new-password"
        required
        {...form.field('pass')}
      />
      <PasswordField
        label={text.register.passAgain}
        autoComplete="new-password"
        required
        {...form.field('passAgain')}
      />
      <div className={styles.consents}>
        <CheckboxField
          label={
            <DocumentLabel
              before={text.register.privacyBefore}
              name={text.register.privacy}
              href={paths.privacyStatement}
            />
          }
          required
          {...toChecked(form.field('privacy'))}
        />
        <CheckboxField
          label={
            <DocumentLabel before={text.register.termsBefore} name={text.register.terms} href={paths.terms} />
          }
          required
          {...toChecked(form.field('terms'))}
        />
      </div>
      <Button type="submit" full size="large" busy={form.isSending}>
        {text.register.send}
      </Button>
      <CaptchaNote progress={captcha.progress} />
    </EndpointForm>
  );
}
