export {
  type BusyRange,
  type CalendarRange,
  lockCalendar,
  type RangeOrigin,
  replaceRanges,
  selectRanges,
} from './ranges.queries.ts';
