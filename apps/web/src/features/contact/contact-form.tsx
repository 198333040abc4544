import { contactLimits } from '@piacter/contracts/contact/values';
import { type ListingTarget, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { StayParty } from '@piacter/contracts/stays/values';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { useFormCaptcha } from '../../lib/captcha/index.ts';
import { type Form, useEndpointForm } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, toChecked } from '../../ui/fields/checkbox-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import styles from './contact.module.css';
import { enterForm } from './enter-form.ts';
import { text } from './text.ts';

/** Fills in the name and phone number of whoever is signed in, where nothing was typed yet. */
function useOwnContact(hasAccount: boolean, fill: Form<{ name: string; phone: string }>['fill']): void {
  const profile = useApi('GET /api/user-profile', hasAccount ? {} : null).data?.data;
  useEffect(() => {
    if (!profile) return;
    const { lastName, firstName, contactPerson, mobile, tel } = profile;
    const name = [lastName, firstName].filter(Boolean).join(' ') || contactPerson;
    const phone = mobile || tel;
    fill({ ...(name && { name }), ...(phone && { phone }) });
  }, [profile, fill]);
}

export type ContactFormProps = {
  /** The recipient. */
  userID: number;
  /** The listing that the message is about; its title is in the greeting. */
  listing: ListingTarget & { title: string };
  /** What the message begins with after that, and the stay that it asks for. */
  about?: { words: string; stay?: StayParty } | undefined;
  /** Whether the visitor has asked for it before it was loaded: it takes the focus then. */
  isEntered?: boolean;
  /** When the message was accepted, before the confirmation is read. */
  onDelivered?: () => void;
  /** After the confirmation was read. */
  onSent?: () => void;
};

/** Enters the loaded form, unless the visitor has gone on to something else than the link that was pressed. */
const enterLoaded = (box: HTMLElement | null) => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement instanceof HTMLAnchorElement) enterForm(box);
};

/** The contact form: a message to an advertiser, sent with a captcha token (CON-01). */
export function ContactForm(props: ContactFormProps) {
  const { userID, listing, about, isEntered = false, onDelivered, onSent } = props;
  const { pathname } = useLocation();
  const captcha = useFormCaptcha();
  const hasAccount = useSession() !== null;
  const initial = {
    ...{ name: '', phone: '', email: '', wantsCopy: false },
    message: text.greeting(listing.title, about?.words),
  };

  const form = useEndpointForm({
    call: 'POST /api/send-email',
    schema: () => import('@piacter/contracts/contact').then((m) => m.contactMessageBody),
    initial,
    draftKey: `contact ${pathname}`,
    toBody: ({ wantsCopy, ...values }) => ({
      ...values,
      ...(wantsCopy && { wantsCopy: 1 as const }),
      userID,
      [listingIDFieldByKind[listing.kind]]: listing.id,
      ...(about?.stay && { stay: about.stay }),
      captchaToken: captcha.getToken(),
    }),
    beforeSend: captcha.pass,
    recover: captcha.recover,
    onDone: async ({ message }, { name, phone, email }) => {
      onDelivered?.();
      // Name, phone number and address are kept for messages to other advertisers.
      form.restart({ ...initial, name, phone, email });
      await alert(message, { title: text.sentTitle });
      onSent?.();
    },
  });

  const { values, fill } = form;
  useOwnContact(hasAccount, fill);
  // A message that the visitor has not touched follows what it is about.
  useEffect(() => fill({ message: initial.message }), [initial.message, fill]);

  const field = <Name extends 'name' | 'phone' | 'email' | 'message'>(name: Name) => ({
    ...form.field(name),
    // The captcha starts on the first focus, so that sending rarely waits for it.
    onFocus: captcha.start,
    required: true,
  });

  return (
    <div ref={isEntered ? enterLoaded : undefined} className={styles.contact} data-print="hide">
      <EndpointForm form={form} label={text.label} className={styles.form ?? ''}>
        <TextField label={text.name} autoComplete="name" maxLength={contactLimits.name} {...field('name')} />
        <TextField
          label={text.phone}
          type="tel"
          autoComplete="tel"
          placeholder={text.phoneExample}
          {...field('phone')}
        />
        <TextField
          label={text.email}
          type="email"
          autoComplete="email"
          hint={text.emailHint}
          {...field('email')}
          required={false}
        />
        {(hasAccount || values.email.trim() !== '') && (
          <CheckboxField label={text.copy} {...toChecked(form.field('wantsCopy'))} />
        )}
        <TextAreaField
          label={text.message}
          rows={4}
          maxLength={contactLimits.message}
          {...field('message')}
        />
        <p className={styles.note}>
          <span role="status">{captcha.progress === 'idle' ? '' : `${text.captcha[captcha.progress]} `}</span>
          {text.privacy}
        </p>
        <div className={styles.send}>
          <Button type="submit" full size="large" busy={form.isSending}>
            {form.isSending ? text.sending : text.send}
          </Button>
        </div>
      </EndpointForm>
    </div>
  );
}
