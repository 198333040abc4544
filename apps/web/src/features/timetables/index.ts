export { getWeekErrors, loadWeek } from './stored-week.ts';
export { TimetableSection, type WeekForm } from './timetable-section.tsx';
export { isOpenAtAll, toWeekBody, toWeekValues, type WeekValues } from './week-values.ts';
