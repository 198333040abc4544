export { timetableRoutes } from './timetables.routes.ts';
export { createTimetableService, findTimetable, findTimetables } from './timetables.service.ts';
