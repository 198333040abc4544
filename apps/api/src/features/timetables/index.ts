export { timetableRoutes } from './timetables.routes.ts';
export { timetableService } from './timetables.service.ts';
