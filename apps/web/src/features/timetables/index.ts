export { TimetableSection, type WeekForm } from './timetable-section.tsx';
export { weekFaults } from './week-faults.ts';
export { type LoadedWeek, loadWeek, saveFirstWeek, useStoredWeek, useUnsavedWeek } from './week-saving.ts';
export { isOpenAtAll, type WeekValues, weekValues } from './week-values.ts';
