export { createCalendarImports } from './import-calendars.ts';
export { findStaleRefresh } from './sources.queries.ts';
export { calendarSourceRoutes } from './sources.routes.ts';
export { createSourceService } from './sources.service.ts';
