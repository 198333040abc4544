export { formatHoursToday, WeekView } from './week-view.tsx';
