export { timetableRoutes } from './timetables.routes.ts';
export { findTimetable, timetableService } from './timetables.service.ts';
