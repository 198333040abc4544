import { formatPhone, getPhoneLink } from '@piacter/contracts/core/phone';
import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import { type Description, DescriptionList } from '../../../ui/description-list.tsx';
import styles from './contact.module.css';
import { text } from './text.ts';

/** What a side of a deal does now, in three short lines; the first one differs. */
export const NextSteps = ({ first }: { first: string }) => (
  <div className={styles.next}>
    <h3>{text.next}</h3>
    <ol>
      {[first, ...text.steps].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);

/** Who somebody is and how to reach them; all null for readers without access. */
export type Contact = Pick<
  ServiceRequestDetail,
  | 'isFirm'
  | 'firmName'
  | 'firmTypeName'
  | 'firstName'
  | 'lastName'
  | 'contactPerson'
  | 'mobile'
  | 'tel'
  | 'contactEmail'
> & { taxNumber?: string | null };

const phone = (number: string | null) => number && <a href={getPhoneLink(number)}>{formatPhone(number)}</a>;

const describeContact = (contact: Contact): Description[] => {
  const person = { term: text.name, value: [contact.lastName, contact.firstName].filter(Boolean).join(' ') };
  const firm = [
    { term: text.firmName, value: contact.firmName },
    { term: text.firmType, value: contact.firmTypeName },
    { term: text.taxNumber, value: contact.taxNumber },
    { term: text.contactPerson, value: contact.contactPerson },
  ];
  const { contactEmail: email } = contact;
  return [
    ...(contact.isFirm === 1 ? firm : [person]),
    { term: text.mobile, value: phone(contact.mobile) },
    { term: text.tel, value: phone(contact.tel) },
    { term: text.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
  ];
};

/** Contact data with links to call and to write; what somebody has not filled in is left out. */
export const ContactDetails = ({ contact }: { contact: Contact }) => (
  <DescriptionList items={describeContact(contact).filter(({ value }) => Boolean(value))} />
);

const hidden: Contact = {
  isFirm: null,
  firmName: null,
  firmTypeName: null,
  firstName: null,
  lastName: null,
  contactPerson: null,
  mobile: null,
  tel: null,
  contactEmail: null,
};

/** What readers without access see: dashes (GATE-02). */
export const HiddenContact = () => <DescriptionList items={describeContact(hidden)} />;
