export { MailRefused } from './mail-refused.ts';
export { mailTypes } from './mail-types.ts';
export type { OutgoingMail } from './message.ts';
export { type MailDraft, type MailOutbox, mailOutbox } from './outbox.ts';
export { type MailTransport, mailTransport } from './transport.ts';
