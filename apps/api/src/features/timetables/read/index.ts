export { findTimetable, findTimetables } from './find-timetables.ts';
