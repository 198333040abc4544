export { renderMail } from '../outbox/outbox.ts';
export { emailRoutes } from './emails.routes.ts';
export { createEmailService } from './emails.service.ts';
