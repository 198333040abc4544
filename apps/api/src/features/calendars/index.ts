export { calendarRoutes } from './calendars.routes.ts';
export { createCalendarService } from './calendars.service.ts';
export {
  type BusyRange,
  lockCalendar,
  type RangeOrigin,
  replaceRanges,
  selectRanges,
} from './ranges.queries.ts';
