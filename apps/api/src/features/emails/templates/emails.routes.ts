import * as emails from '@piacter/contracts/emails';
import { type Implementation, implement } from '../../../core/http/implement.ts';
import type { MailQueueService } from '../queue/mail-queue.service.ts';
import type { EmailService } from './emails.service.ts';
import { text } from './emails.text.ts';

export const emailRoutes = (templates: EmailService, queue: MailQueueService): Implementation[] => [
  implement(emails.listEmails, ({ query }) => templates.list(query.page)),
  implement(emails.createEmail, async ({ session, body }) => ({
    insertID: await templates.create(session, body),
    message: text.created,
  })),
  implement(emails.getEmail, async ({ params }) => ({ data: await templates.get(params.id) })),
  implement(emails.listEmailVersions, async ({ params }) => ({ data: await templates.versions(params.id) })),
  implement(emails.updateEmailTemplate, async ({ session, params, body }) => ({
    updated: (await templates.update(session, params.id, body)).toISOString(),
    message: text.updated,
  })),
  implement(emails.deleteEmail, async ({ session, params }) => ({
    message: (await templates.remove(session, params.id)) ? text.replaced : text.deleted,
  })),
  implement(emails.previewEmail, ({ body }) => ({ data: templates.preview(body) })),
  implement(emails.sendTestEmail, async ({ session, body }) => ({
    message: text.testSent(await templates.sendTest(session, body)),
  })),
  implement(emails.listQueuedMails, ({ query }) => queue.list(query)),
  implement(emails.retryMail, async ({ session, params }) => {
    await queue.retry(session, params.id);
    return { message: text.retried };
  }),
];
