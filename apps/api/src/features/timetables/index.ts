export { timetableRoutes } from './timetables.routes.ts';
export { createTimetableService } from './timetables.service.ts';
