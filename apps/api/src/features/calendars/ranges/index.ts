export {
  type BusyRange,
  type CalendarRange,
  findCalendar,
  lockCalendar,
  type RangeOrigin,
  replaceRanges,
  selectRanges,
} from './ranges.queries.ts';
