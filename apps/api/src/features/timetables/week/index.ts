export { changeWeek } from './change-week.ts';
