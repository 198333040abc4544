export { TimetableSection, type WeekForm } from './timetable-section.tsx';
export {
  getWeekErrors,
  type LoadedWeek,
  loadWeek,
  saveFirstWeek,
  useStoredWeek,
  useUnsavedWeek,
} from './week-saving.ts';
export { isOpenAtAll, toWeekValues, type WeekValues } from './week-values.ts';
