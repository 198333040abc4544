import { z } from 'zod';
import { dataReply, defineEndpoint, messageReply, textID } from '../core/index.ts';
import { listingIDFields } from '../listings/values.ts';
import { timetable, timetableUpdate } from './schemas.ts';

export const getTimetable = defineEndpoint({
  method: 'GET',
  path: '/api/timetables/{id}/{idField}',
  access: 'public-or-session',
  summary: 'The timetable of a listing; null while it has none (TT-01).',
  params: z.object({ id: textID, idField: z.enum(listingIDFields) }),
  reply: dataReply(timetable.nullable()),
});

export const saveTimetable = defineEndpoint({
  method: 'POST',
  path: '/api/timetables/{id}',
  access: ['szallasado', 'szakember'],
  summary:
    'Creates or updates the timetable of one of the caller’s listings; absent fields are kept (TT-01).',
  params: z.object({ id: textID }),
  body: timetableUpdate,
  reply: messageReply,
});
