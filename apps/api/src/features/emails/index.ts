export { emailRoutes } from './emails.routes.ts';
export { createEmailService } from './emails.service.ts';
export { createMailQueueService } from './mail-queue.service.ts';
