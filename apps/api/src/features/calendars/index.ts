export { calendarRoutes } from './calendars.routes.ts';
export { createCalendarService } from './calendars.service.ts';
export {
  type BusyRange,
  type CalendarRange,
  lockCalendar,
  type RangeOrigin,
  replaceRanges,
  selectRanges,
} from './ranges.queries.ts';
