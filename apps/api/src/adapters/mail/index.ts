export { withFullStop } from './full-stop.ts';
export { MailRefused } from './mail-refused.ts';
export type { MailTransport } from './mail-transport.ts';
export { mailTypes } from './mail-types.ts';
export type { OutgoingMail } from './message.ts';
export { mailTransport } from './open-transport.ts';
export { type MailDraft, type MailOutbox, mailOutbox } from './outbox.ts';
