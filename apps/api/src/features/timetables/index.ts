export { timetableRoutes } from './timetables.routes.ts';
export { createTimetableService, findTimetable } from './timetables.service.ts';
