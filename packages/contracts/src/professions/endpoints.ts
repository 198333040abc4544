import { z } from 'zod';
import {
  createdReply,
  defineEndpoint,
  fieldsReply,
  messageReply,
  textID,
  updatedReply,
} from '../core/index.ts';
import { newProfessionBody, profession, professionQuery, professionUpdate } from './schemas.ts';

const access = ['admin'] as const;
const params = z.object({ id: textID });

export const searchProfessions = defineEndpoint({
  method: 'GET',
  path: '/api/types',
  access,
  summary: 'Professions by a part of their name, in Hungarian alphabetical order (ADM-13).',
  query: professionQuery,
  reply: fieldsReply({
    data: z.array(profession),
    totalPages: z.int().nonnegative(),
    total: z.int().nonnegative(),
  }),
});

export const createProfession = defineEndpoint({
  method: 'POST',
  path: '/api/types',
  access,
  status: 201,
  summary: 'Adds a profession; 409 for a name that only differs in accents, case or punctuation (ADM-13).',
  body: newProfessionBody,
  reply: createdReply,
  errors: ['conflict'],
});

export const renameProfession = defineEndpoint({
  method: 'PUT',
  path: '/api/types/{id}',
  access,
  summary: 'Renames a profession, everywhere at once (ADM-13).',
  params,
  body: professionUpdate,
  reply: updatedReply,
  errors: ['conflict', 'edited_meanwhile'],
});

export const deleteProfession = defineEndpoint({
  method: 'DELETE',
  path: '/api/types/{id}',
  access,
  summary: 'Deletes a profession; 409 with the reason while a service or a request uses it (ADM-13).',
  params,
  reply: messageReply,
  errors: ['conflict'],
});
