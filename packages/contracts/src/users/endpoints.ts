import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, messageReply, textID } from '../core/index.ts';
import {
  accountDeletionBody,
  deletionSummary,
  firmUserQuery,
  individualUserQuery,
  listedUser,
} from './schemas.ts';

/** The documented reply has the page in `message`. */
const userPage = fieldsReply({}).extend({
  message: z.object({ data: z.array(listedUser), totalPages: z.int().nonnegative() }),
});

export const searchFirmUsers = defineEndpoint({
  method: 'GET',
  path: '/api/search-firm-users',
  access: ['admin'],
  summary: 'Companies, newest first; a text filter finds the beginning of a word (ADM-06).',
  query: firmUserQuery,
  reply: userPage,
});

export const searchIndividualUsers = defineEndpoint({
  method: 'GET',
  path: '/api/search-individual-users',
  access: ['admin'],
  summary: 'Private persons, newest first; a text filter finds the beginning of a word (ADM-07).',
  query: individualUserQuery,
  reply: userPage,
});

const params = z.object({ id: textID });

export const getUserDeletion = defineEndpoint({
  method: 'GET',
  path: '/api/users/{id}/deletion',
  access: ['admin'],
  summary: 'What the deletion of a user would remove, and what it would leave.',
  params,
  reply: dataReply(deletionSummary),
});

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/{id}',
  access: ['admin'],
  summary:
    'Deletes a user with listings and open requests, frees the address, and keeps orders and payments without personal data but what their invoices need; never the last admin (API-46).',
  params,
  reply: messageReply,
  errors: ['last_admin'],
});

export const getOwnDeletion = defineEndpoint({
  method: 'GET',
  path: '/api/account-deletion',
  access: 'signed-in',
  summary: 'What the deletion of the caller’s account would remove, and what it would leave.',
  reply: dataReply(deletionSummary),
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'signed-in',
  limit: 'password',
  summary:
    'Deletes the caller’s account after a check of the password (TRUST-03), and clears the refresh cookie; never the last admin.',
  body: accountDeletionBody,
  reply: messageReply,
  errors: ['last_admin'],
});

export const deleteAccountByPost = defineEndpoint({
  ...deleteAccount,
  method: 'POST',
  path: '/api/delete-account',
  deprecated: true,
  summary: 'The former address of DELETE /api/account.',
});
