import { z } from 'zod';
import { dataReply, defineEndpoint, textID } from '../core/index.ts';
import { calendar, calendarChanges, calendarQuery, calendarUndo } from './schemas.ts';

export * from './source-endpoints.ts';

const oneAccommodation = z.object({ accommodationID: textID });

export const getCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/calendars/{accommodationID}',
  access: 'public-or-session',
  summary:
    'The nights of an accommodation between two days (CAL-01, CAL-02), with least nights and price; to its host also who made them busy, and the note.',
  params: oneAccommodation,
  query: calendarQuery,
  reply: dataReply(calendar),
  errors: ['not_found'],
});

export const changeCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/calendars/{accommodationID}/changes',
  access: ['szallasado'],
  summary:
    "Makes nights of one of the caller's accommodations busy or free (CAL-01), one change after the other. Nights of a reserved stay are refused; imported ones stay busy. The reply has the changes that take these back.",
  params: oneAccommodation,
  body: calendarChanges,
  reply: dataReply(calendarUndo),
  errors: ['not_found', 'dates_taken'],
});
