export { type CalendarExport, createCalendarExport, exportPath, serveExports } from './calendar-export.ts';
export { findExport } from './export.queries.ts';
