export { NearCalendar } from './near-calendar.tsx';
