export { areFree, findBusyNights } from './night-states.ts';
export { useCalendarSpan, useMonthNights, useStayNights } from './use-stay-nights.ts';
