import type { PropertyDetail } from '@piacter/contracts/properties';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './property-page.module.css';
import { advertiserNameOf } from './property-words.ts';
import { text } from './text.ts';

const contactId = 'kapcsolat';

/** What a telephone dials: the digits, and the plus sign of the country. */
const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** The numbers at which the advertiser can be called, each once. */
const phonesOf = ({ mobile, tel }: Pick<PropertyDetail, 'mobile' | 'tel'>): string[] => [
  ...new Set([mobile, tel].filter((phone): phone is string => Boolean(phone))),
];

/** Who advertises and how to reach them; stays in view on a desk. */
export function ContactBox({ property }: { property: PropertyDetail }) {
  const name = advertiserNameOf(property);
  const phones = phonesOf(property);
  const { contactEmail, contactPerson, advertiserType } = property;
  const canBeReached = phones.length > 0 || contactEmail !== null;
  return (
    <aside id={contactId} className={styles.contact} aria-label={text.contact}>
      <div className={styles.who}>
        <Avatar name={name} large tint={2} />
        <div>
          <b>{name}</b>
          {advertiserType && <span>{advertiserType}</span>}
          {contactPerson && <span>{text.contactPerson(contactPerson)}</span>}
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
      {contactEmail && (
        <a className={buttonClass({ variant: 'ghost', full: true })} href={`mailto:${contactEmail}`}>
          <Icon of={IconMail} />
          <span className={styles.email}>{contactEmail}</span>
        </a>
      )}
      {!canBeReached && <p className={styles.quiet}>{text.noContact}</p>}
    </aside>
  );
}

/** At the bottom of a phone's window: the price, and the shortest ways to the advertiser. */
export function ContactBar({ property, price }: { property: PropertyDetail; price: string }) {
  const [phone] = phonesOf(property);
  return (
    <div className={styles.bar} data-print="hide">
      <span className={styles.barPrice}>{price}</span>
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
