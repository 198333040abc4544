import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  messageReply,
  page,
  pagedReply,
  textID,
  updatedReply,
} from '../core/index.ts';
import {
  emailBody,
  emailDraft,
  emailPreview,
  emailTemplate,
  emailUpdate,
  emailVersion,
  mailQueueQuery,
  queuedMail,
} from './schemas.ts';

const params = z.object({ id: textID });

export const listEmails = defineEndpoint({
  method: 'GET',
  path: '/api/emails',
  access: ['admin'],
  summary: 'The templates by type (ADM-08).',
  query: z.object({ page }),
  reply: pagedReply(emailTemplate),
});

export const createEmail = defineEndpoint({
  method: 'POST',
  path: '/api/emails',
  access: ['admin'],
  summary: 'Creates a template, which the next mails of its type are made from (ADM-09).',
  body: emailBody,
  status: 201,
  reply: createdReply,
});

export const getEmail = defineEndpoint({
  method: 'GET',
  path: '/api/emails/{id}',
  access: ['admin'],
  summary: 'A template.',
  params,
  reply: dataReply(emailTemplate),
});

export const listEmailVersions = defineEndpoint({
  method: 'GET',
  path: '/api/emails/{id}/versions',
  access: ['admin'],
  summary:
    'The last ten former texts of the type of a template, the latest first, and its default text at the end.',
  params,
  reply: dataReply(z.array(emailVersion)),
});

export const updateEmailTemplate = defineEndpoint({
  method: 'PUT',
  path: '/api/emails/{id}',
  access: ['admin'],
  summary: 'Changes a template; absent fields are kept, the next mail is made from it (ADM-09).',
  params,
  body: emailUpdate,
  reply: updatedReply,
  errors: ['edited_meanwhile'],
});

export const deleteEmail = defineEndpoint({
  method: 'DELETE',
  path: '/api/emails/{id}',
  access: ['admin'],
  summary: 'Deletes a template; the last one of a type is replaced by the default.',
  params,
  reply: messageReply,
});

export const previewEmail = defineEndpoint({
  method: 'POST',
  path: '/api/email-preview',
  access: ['admin'],
  summary: 'A template as a mail with sample values, rendered as mails are.',
  body: emailDraft,
  reply: dataReply(emailPreview),
});

export const sendTestEmail = defineEndpoint({
  method: 'POST',
  path: '/api/test-email',
  access: ['admin'],
  summary: 'Sends a template with sample values to the caller.',
  body: emailDraft,
  reply: messageReply,
});

export const listQueuedMails = defineEndpoint({
  method: 'GET',
  path: '/api/outbox-mails',
  access: ['admin'],
  summary: 'The mails of the last thirty days without their texts, newest first.',
  query: mailQueueQuery,
  reply: pagedReply(queuedMail),
});

export const retryMail = defineEndpoint({
  method: 'POST',
  path: '/api/outbox-mails/{id}/retry',
  access: ['admin'],
  summary: 'Sends a failed or waiting mail now; 409 for one that was sent or is being sent.',
  params,
  reply: messageReply,
  errors: ['conflict'],
});
