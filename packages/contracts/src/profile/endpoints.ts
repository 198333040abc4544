import { dataReply, defineEndpoint, messageReply } from '../core/index.ts';
import { profile, profileUpdate } from './schemas.ts';

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/user-profile',
  access: 'signed-in',
  summary: 'Firm and individual data of the caller (PROF-04).',
  reply: dataReply(profile),
});

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/user-profile',
  access: 'signed-in',
  summary: 'Changes the firm and individual data of the caller; absent fields are kept (PROF-04).',
  body: profileUpdate,
  reply: messageReply,
});
