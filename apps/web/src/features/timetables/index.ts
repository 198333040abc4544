export { TimetableSection, type WeekForm } from './timetable-section.tsx';
export { getWeekErrors } from './week-errors.ts';
export { type LoadedWeek, loadWeek, saveFirstWeek, useStoredWeek, useUnsavedWeek } from './week-saving.ts';
export { isOpenAtAll, type WeekValues, weekValues } from './week-values.ts';
