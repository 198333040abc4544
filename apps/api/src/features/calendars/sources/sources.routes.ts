import {
  addCalendarSource,
  deleteCalendarSource,
  listCalendarSources,
  refreshCalendarSource,
  renewExportLink,
  updateCalendarSource,
} from '@piacter/contracts/calendars';
import { type Implementation, implement } from '../../../core/http/implement.ts';
import type { CalendarExport } from '../export/index.ts';
import type { SourceService } from './sources.service.ts';
import { sourcesText as text } from './sources.text.ts';

export const calendarSourceRoutes = (sources: SourceService, exports: CalendarExport): Implementation[] => [
  implement(listCalendarSources, async ({ session, params }) => ({
    data: await sources.list(session, params.accommodationID),
  })),
  implement(addCalendarSource, async ({ session, params, body }) => {
    const data = await sources.add(session, params.accommodationID, body);
    return { insertID: data.sourceID, data, message: data.fault ? text.addedUnread : text.added };
  }),
  implement(updateCalendarSource, async ({ session, params, body }) => {
    const data = await sources.update(session, params.sourceID, body);
    const isRead = body.url !== undefined || body.only !== undefined;
    return { data, message: isRead && data.fault ? text.updatedUnread : text.updated };
  }),
  implement(refreshCalendarSource, async ({ session, params }) => {
    const data = await sources.refresh(session, params.sourceID);
    return { data, message: data.fault ? text.notRefreshed : text.refreshed };
  }),
  implement(deleteCalendarSource, async ({ session, params }) => {
    await sources.remove(session, params.sourceID);
    return { message: text.deleted };
  }),
  implement(renewExportLink, async ({ session, params }) => {
    const data = await exports.renew(session, params.accommodationID);
    return { data, message: text.exported };
  }),
];
