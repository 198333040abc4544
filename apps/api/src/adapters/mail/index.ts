export { createMailTransport } from './create-transport.ts';
export { withFullStop } from './full-stop.ts';
export { MailRefused } from './mail-refused.ts';
export type { MailTransport } from './mail-transport.ts';
export { mailTypes } from './mail-types.ts';
export type { OutgoingMail } from './message.ts';
export { createMailOutbox, type MailDraft, type MailOutbox } from './outbox.ts';
