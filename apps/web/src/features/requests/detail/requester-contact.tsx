import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import type { ReactNode } from 'react';
import { getPhoneLink } from '../../../lib/format.ts';
import { type Description, DescriptionList } from '../../../ui/description-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { text } from './text.ts';

const { contact: words } = text;

/** The requester's contact data, the same for every kind of request; all null for readers without access. */
export type Contact = Pick<
  ServiceRequestDetail,
  | 'contactVisible'
  | 'isFirm'
  | 'firmName'
  | 'firmTypeName'
  | 'taxNumber'
  | 'firstName'
  | 'lastName'
  | 'contactPerson'
  | 'mobile'
  | 'tel'
  | 'contactEmail'
>;

const phone = (number: string | null) => number && <a href={getPhoneLink(number)}>{number}</a>;

const describeContact = (contact: Contact): Description[] => {
  const person = { term: words.name, value: [contact.lastName, contact.firstName].filter(Boolean).join(' ') };
  const firm = [
    { term: words.firmName, value: contact.firmName },
    { term: words.firmType, value: contact.firmTypeName },
    { term: words.taxNumber, value: contact.taxNumber },
    { term: words.contactPerson, value: contact.contactPerson },
  ];
  const { contactEmail: email } = contact;
  return [
    ...(contact.isFirm === 1 ? firm : [person]),
    { term: words.mobile, value: phone(contact.mobile) },
    { term: words.tel, value: phone(contact.tel) },
    { term: words.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
  ];
};

/** The requester's contact data; for readers without access (GATE) dashes, with the reason below. */
export function RequesterContact({ contact, children }: { contact: Contact; children?: ReactNode }) {
  return (
    <Panel title={words.title}>
      <DescriptionList items={describeContact(contact)} />
      {children}
    </Panel>
  );
}
