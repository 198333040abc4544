export { createMailTransport } from './create-transport.ts';
export { withFullStop } from './fill-template.ts';
export { getReason } from './layout.ts';
export { MailRefused, type MailTransport } from './mail-transport.ts';
export type { OutgoingMail } from './message.ts';
export {
  createMailOutbox,
  type MailDraft,
  type MailOutbox,
  renderMail,
} from './outbox.ts';
export { createUnrequestedMails } from './unrequested-mails.ts';
