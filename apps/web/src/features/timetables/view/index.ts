export { formatHoursToday } from './opening-hours.ts';
export { WeekView } from './week-view.tsx';
