export { changeWeek, selectWeekOf } from './change-week.ts';
