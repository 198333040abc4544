export { contactMailText, hostContactText } from './mails.text.ts';
export { withFullStop } from './outbox/fill-template.ts';
export { createMailOutbox, type MailDraft, type MailOutbox } from './outbox/outbox.ts';
export { createUnrequestedMails } from './outbox/unrequested-mails.ts';
export { findDecidedAbout, findPeople, getContact, type Person } from './people/people.queries.ts';
