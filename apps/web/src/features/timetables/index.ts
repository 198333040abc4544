export { TimetableSection, type WeekForm } from './timetable-section.tsx';
export {
  getWeekErrors,
  isOpenAtAll,
  loadWeek,
  toWeekBody,
  toWeekValues,
  type WeekValues,
} from './week-values.ts';
