import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { getPhoneLink } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './detail.module.css';
import type { Advertiser } from './listing-format.ts';
import { text } from './text.ts';

const contactId = 'kapcsolat';

type BoxProps = { advertiser: Advertiser /** The contact form. */; children?: ReactNode };

/** The advertiser and their contact data; sticky on wide screens. */
export function ContactBox({ advertiser, children }: BoxProps) {
  const { name, lines, phones, email } = advertiser;
  const canBeReached = phones.length > 0 || email !== null;
  return (
    <aside id={contactId} className={styles.contact} aria-label={text.contact}>
      <div className={styles.who}>
        <Avatar name={name} large tint={2} />
        <div>
          <b>{name}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </div>
      {phones.map((phone) => (
        <a key={phone} className={buttonClass({ variant: 'soft', full: true })} href={getPhoneLink(phone)}>
          <Icon shape={IconPhone} />
          {phone}
        </a>
      ))}
      {email && (
        <a className={buttonClass({ variant: 'ghost', full: true })} href={`mailto:${email}`}>
          <Icon shape={IconMail} />
          <span className={styles.email}>{email}</span>
        </a>
      )}
      {!canBeReached && <p className={styles.quiet}>{text.noContact}</p>}
      {children}
    </aside>
  );
}

/** The sticky bar at the bottom of narrow screens: the price, a call, and a link to the contact form. */
export function ContactBar({ advertiser, lead }: { advertiser: Advertiser; lead: string }) {
  const [phone] = advertiser.phones;
  return (
    <div className={styles.bar} data-print="hide">
      <span className={styles.barLead}>{lead}</span>
      {phone && (
        <a
          className={buttonClass({ variant: 'ghost', square: true })}
          href={getPhoneLink(phone)}
          aria-label={text.call(phone)}
        >
          <Icon shape={IconPhone} />
        </a>
      )}
      <a className={buttonClass()} href={`#${contactId}`}>
        {text.toContact}
      </a>
    </div>
  );
}
