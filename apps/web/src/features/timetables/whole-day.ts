import type { Hours } from '@piacter/contracts/timetables/values';

/** Hours from midnight to midnight, '0–24': a closing time is a time of day. */
export const wholeDay: Hours = { from: '00:00', to: '23:59' };
export const isWholeDay = ({ from, to }: Hours): boolean => from === wholeDay.from && to === wholeDay.to;
