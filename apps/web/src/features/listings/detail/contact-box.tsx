import { getPhoneLink } from '@piacter/contracts/core/phone';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { enterForm } from '../../contact/index.tsx';
import styles from './detail.module.css';
import type { Advertiser } from './listing-format.ts';
import { text } from './text.ts';

const contactId = 'kapcsolat';

/** A web address without scheme and trailing slash: 'www.pelda.hu', 'pelda.hu/arak'. */
const formatWebAddress = (address: string): string => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

type BoxProps = {
  advertiser: Advertiser;
  /** When a phone number, mail address or web page is opened. */
  onContact: () => void;
  /** Shown below the name. */
  more?: ReactNode;
  /** The contact form. */
  children?: ReactNode;
};

/** The advertiser and their contact data; sticky on wide screens. */
export function ContactBox({ advertiser, onContact, more, children }: BoxProps) {
  const { name, lines, phones, email, webpage } = advertiser;
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
      {more}
      {phones.map((phone) => (
        <a
          key={phone}
          className={buttonClass({ variant: 'soft', full: true })}
          href={getPhoneLink(phone)}
          onClick={onContact}
        >
          <Icon shape={IconPhone} />
          {phone}
        </a>
      ))}
      {email && (
        <a
          className={buttonClass({ variant: 'ghost', full: true })}
          href={`mailto:${email}`}
          onClick={onContact}
        >
          <Icon shape={IconMail} />
          <span className={styles.wraps}>{email}</span>
        </a>
      )}
      {webpage && (
        <ExternalLink
          className={buttonClass({ variant: 'ghost', full: true })}
          href={webpage}
          onClick={onContact}
        >
          <Icon shape={IconWorld} />
          <span className={styles.wraps}>{formatWebAddress(webpage)}</span>
        </ExternalLink>
      )}
      {!canBeReached && <p className={styles.quiet}>{text.noContact}</p>}
      {children}
    </aside>
  );
}

/** Whether the contact box is in the upper part of the window, where it can be read. */
function useIsContactInView(): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const box = document.getElementById(contactId);
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '0px 0px -30% 0px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return isInView;
}

type BarProps = Pick<BoxProps, 'advertiser' | 'onContact'> & {
  lead: string;
  /** When the contact form is asked for before it has loaded. */
  onEnter: () => void;
};

/**
 * The sticky bar at the bottom of narrow screens: price, call, and a link to the contact form. Hidden while the contact
 * box itself is in view.
 */
export function ContactBar({ advertiser, lead, onContact, onEnter }: BarProps) {
  const [phone] = advertiser.phones;
  // Scrolls to the form's first field; until that is there to the box, as links do.
  const enter = (event: MouseEvent) => {
    if (enterForm(document.getElementById(contactId))) event.preventDefault();
    else onEnter();
  };
  if (useIsContactInView()) return null;
  return (
    <div className={styles.bar} data-print="hide">
      <span className={styles.barLead}>{lead}</span>
      {phone && (
        <a
          className={buttonClass({ variant: 'ghost', square: true })}
          href={getPhoneLink(phone)}
          aria-label={text.call(phone)}
          onClick={onContact}
        >
          <Icon shape={IconPhone} />
        </a>
      )}
      <a className={buttonClass()} href={`#${contactId}`} onClick={enter}>
        {text.toContact}
      </a>
    </div>
  );
}
