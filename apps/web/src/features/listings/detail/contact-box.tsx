import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './detail.module.css';
import type { Advertiser } from './listing-words.ts';
import { text } from './text.ts';

const contactId = 'kapcsolat';

/** What a telephone dials: the digits, and the plus sign of the country. */
const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

type BoxProps = { advertiser: Advertiser /** The form to write to them. */; children?: ReactNode };

/** Who advertises and how to reach them; stays in view on a desk. */
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
        <a
          key={phone}
          className={buttonClass({ variant: 'soft', full: true })}
          href={telephoneAddress(phone)}
        >
          <Icon of={IconPhone} />
          {phone}
        </a>
      ))}
      {email && (
        <a className={buttonClass({ variant: 'ghost', full: true })} href={`mailto:${email}`}>
          <Icon of={IconMail} />
          <span className={styles.email}>{email}</span>
        </a>
      )}
      {!canBeReached && <p className={styles.quiet}>{text.noContact}</p>}
      {children}
    </aside>
  );
}

/** At the bottom of a phone's window: the price, and the shortest ways to the advertiser. */
export function ContactBar({ advertiser, lead }: { advertiser: Advertiser; lead: string }) {
  const [phone] = advertiser.phones;
  return (
    <div className={styles.bar} data-print="hide">
      <span className={styles.barLead}>{lead}</span>
      {phone && (
        <a
          className={buttonClass({ variant: 'ghost', square: true })}
          href={telephoneAddress(phone)}
          aria-label={text.call(phone)}
        >
          <Icon of={IconPhone} />
        </a>
      )}
      <a className={buttonClass()} href={`#${contactId}`}>
        {text.toContact}
      </a>
    </div>
  );
}
