export { createMailTransport } from './create-transport.ts';
export { MailRefused, type MailTransport, maxConcurrentMails } from './mail-transport.ts';
export { type OutgoingMail, toMessage } from './message.ts';
