import { z } from 'zod';
import {
  advertiserRoles,
  createdReply,
  dataReply,
  defineEndpoint,
  messageReply,
  textID,
} from '../core/index.ts';
import { quickAnswer, quickAnswerBody } from './schemas.ts';

const oneAnswer = z.object({ id: textID });

export const listQuickAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/quick-answers',
  access: advertiserRoles,
  summary: 'The caller’s quick answers (MSG-08); four of the role to begin with.',
  reply: dataReply(z.array(quickAnswer)),
});

export const createQuickAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/quick-answers',
  access: advertiserRoles,
  status: 201,
  summary: 'Adds a text to insert into messages, at most twenty.',
  body: quickAnswerBody,
  reply: createdReply,
  errors: ['limit_reached'],
});

export const changeQuickAnswer = defineEndpoint({
  method: 'PUT',
  path: '/api/quick-answers/{id}',
  access: advertiserRoles,
  summary: 'Changes one of the caller’s quick answers.',
  params: oneAnswer,
  body: quickAnswerBody,
  reply: messageReply,
});

export const deleteQuickAnswer = defineEndpoint({
  method: 'DELETE',
  path: '/api/quick-answers/{id}',
  access: advertiserRoles,
  summary: 'Deletes one of the caller’s quick answers.',
  params: oneAnswer,
  reply: messageReply,
});
