export { CalendarSources } from './calendar-sources.tsx';
