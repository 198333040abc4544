export { calendarRoutes } from './calendars.routes.ts';
export { createCalendarService } from './calendars.service.ts';
