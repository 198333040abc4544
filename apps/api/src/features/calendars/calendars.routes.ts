import { changeCalendar, getCalendar } from '@piacter/contracts/calendars';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { CalendarService } from './calendars.service.ts';

export const calendarRoutes = (calendars: CalendarService): Implementation[] => [
  implement(getCalendar, async ({ params, query, session }) => ({
    data: await calendars.find(params.accommodationID, query, session),
  })),
  implement(changeCalendar, async ({ params, body, session }) => ({
    data: await calendars.change(session, params.accommodationID, body.changes),
    message: 'A naptárat elmentettük.',
  })),
];
