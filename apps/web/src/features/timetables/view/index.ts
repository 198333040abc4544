export { WeekView } from './week-view.tsx';
export { hoursToday } from './week-words.ts';
