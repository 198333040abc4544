export { CalendarSources } from './calendar-sources.tsx';
export { sourceColor } from './source-color.ts';
