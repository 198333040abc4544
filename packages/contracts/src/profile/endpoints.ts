import { dataReply, defineEndpoint, messageReply } from '../core/index.ts';
import { profile, profileBody } from './schemas.ts';

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/user-profile',
  access: 'signed-in',
  summary: 'Firm and individual data of the caller (PROF-04).',
  reply: dataReply(profile),
});

export const replaceProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/user-profile',
  access: 'signed-in',
  summary: 'Replaces the firm and individual data of the caller (PROF-04).',
  body: profileBody,
  reply: messageReply,
});
