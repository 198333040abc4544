import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, id, textID } from '../../core/index.ts';
import { linkToken } from '../link-secret.ts';
import { appointment, appointmentBody, appointmentChange } from './schemas.ts';

const oneThread = z.object({ threadID: textID });
const oneAppointment = z.object({ id: textID });
const created = fieldsReply({ insertID: id, data: appointment });

export const proposeAppointment = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{threadID}/appointments',
  access: 'signed-in',
  limit: 'message',
  status: 201,
  summary:
    'Proposes times of a viewing or survey (MSG-13), on the clocks of Budapest; one at a time in a thread.',
  params: oneThread,
  body: appointmentBody,
  reply: created,
  errors: ['conflict'],
});

export const changeAppointment = defineEndpoint({
  method: 'PATCH',
  path: '/api/appointments/{id}',
  access: 'signed-in',
  limit: 'message',
  summary:
    'Accepts, moves or cancels an appointment of one of the caller’s threads, or says whether it took place (MSG-13).',
  params: oneAppointment,
  body: appointmentChange,
  reply: dataReply(appointment),
  errors: ['conflict'],
});

export const proposeGuestAppointment = defineEndpoint({
  method: 'POST',
  path: '/api/guest-threads/{token}/appointments',
  access: 'public',
  limit: 'message',
  status: 201,
  summary: 'Proposes times in the thread of a mailed link.',
  params: linkToken,
  body: appointmentBody,
  reply: created,
  errors: ['conflict', 'not_found', 'blocked'],
});

export const changeGuestAppointment = defineEndpoint({
  method: 'PATCH',
  path: '/api/guest-threads/{token}/appointments/{id}',
  access: 'public',
  limit: 'message',
  summary: 'Changes an appointment in the thread of a mailed link.',
  params: linkToken.extend(oneAppointment.shape),
  body: appointmentChange,
  reply: dataReply(appointment),
  errors: ['conflict', 'not_found', 'blocked'],
});
