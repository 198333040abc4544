import { dataReply, defineEndpoint, fieldsReply, id, messageReply } from '../core/index.ts';
import {
  calendarParams,
  calendarSource,
  calendarSources,
  exportLink,
  sourceBody,
  sourceChanges,
  sourceParams,
} from './source-schemas.ts';

const access = ['szallasado'] as const;

export const listCalendarSources = defineEndpoint({
  method: 'GET',
  path: '/api/calendars/{accommodationID}/sources',
  access,
  summary:
    'The imported calendars of the caller’s accommodation with their freshness (CAL-03), and the nights on which they contradict own stays (CAL-11).',
  params: calendarParams,
  reply: dataReply(calendarSources),
  errors: ['not_found'],
});

export const addCalendarSource = defineEndpoint({
  method: 'POST',
  path: '/api/calendars/{accommodationID}/sources',
  access,
  limit: 'feed',
  status: 201,
  summary:
    'Imports an iCal address, at once and then every 30 minutes (CAL-03). One that cannot be read yet is kept, with its `fault`; one that leads anywhere but to public addresses is refused.',
  params: calendarParams,
  body: sourceBody,
  reply: fieldsReply({ insertID: id, data: calendarSource }),
  errors: ['not_found', 'limit_reached', 'address_refused'],
});

export const updateCalendarSource = defineEndpoint({
  method: 'PATCH',
  path: '/api/calendar-sources/{sourceID}',
  access,
  limit: 'feed',
  summary:
    'Changes one of the caller’s imported calendars; another address or choice of events is imported at once.',
  params: sourceParams,
  body: sourceChanges,
  reply: dataReply(calendarSource),
  errors: ['not_found', 'address_refused'],
});

export const refreshCalendarSource = defineEndpoint({
  method: 'POST',
  path: '/api/calendar-sources/{sourceID}/refresh',
  access,
  limit: 'feed',
  summary:
    'Imports one of the caller’s calendars now. A failure is in the reply (`fault`), and changes no night.',
  params: sourceParams,
  reply: dataReply(calendarSource),
  errors: ['not_found'],
});

export const deleteCalendarSource = defineEndpoint({
  method: 'DELETE',
  path: '/api/calendar-sources/{sourceID}',
  access,
  summary: 'Removes one of the caller’s imported calendars with its nights.',
  params: sourceParams,
  reply: messageReply,
  errors: ['not_found'],
});

export const renewExportLink = defineEndpoint({
  method: 'POST',
  path: '/api/calendars/{accommodationID}/export-link',
  access,
  summary:
    'Makes the secret iCal address of the caller’s accommodation (CAL-04), at which portals read its own busy days and stays. A former one ends. Only its hash is stored, so it is shown once.',
  params: calendarParams,
  reply: dataReply(exportLink),
  errors: ['not_found'],
});
